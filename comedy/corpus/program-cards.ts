export { spaceCourt } from './programs/space-court.ts'
export { weddingCakeHeist } from './programs/wedding-cake-heist.ts'
export { lordsLadiesAndLeaks } from './programs/lords-ladies-and-leaks.ts'
export { meetingsAboutMeetings } from './programs/meetings-about-meetings.ts'
