export { spaceCourt } from './programs/space-court.ts'
