export { submarineKaraokeBar } from './settings/submarine-karaoke-bar.ts'
export { volcanoDaySpa } from './settings/volcano-day-spa.ts'
export { hauntedLaundromat } from './settings/haunted-laundromat.ts'
export { goatOperaHouse } from './settings/goat-opera-house.ts'
