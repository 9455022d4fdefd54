export { spaceCourt } from './programs/space-court.ts'
export { weddingCakeHeist } from './programs/wedding-cake-heist.ts'
export { lordsLadiesAndLeaks } from './programs/lords-ladies-and-leaks.ts'
export { stuckOnTunaIsland } from './programs/stuck-on-tuna-island.ts'
