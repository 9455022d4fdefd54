export { loudestNinja } from './characters/loudest-ninja.ts'
