import { type Setting } from '../plays/card-types.ts'

/** The cards that are written, by name; each is read when it is played. */
export const settingCards: Readonly<Record<string, () => Promise<Setting>>> = {
  'Submarine Karaoke Bar': async () =>
    (await import('./settings/submarine-karaoke-bar.ts')).submarineKaraokeBar,
  'Volcano Day Spa': async () => (await import('./settings/volcano-day-spa.ts')).volcanoDaySpa,
  'Haunted Laundromat': async () => (await import('./settings/haunted-laundromat.ts')).hauntedLaundromat,
  'Goat Opera House': async () => (await import('./settings/goat-opera-house.ts')).goatOperaHouse,
  "World's Slowest Train": async () =>
    (await import('./settings/worlds-slowest-train.ts')).worldsSlowestTrain,
  'Cafeteria on the Moon': async () =>
    (await import('./settings/cafeteria-on-the-moon.ts')).cafeteriaOnTheMoon,
  'The Jammed Elevator': async () => (await import('./settings/the-jammed-elevator.ts')).theJammedElevator,
  'Pirate Ship Daycare': async () => (await import('./settings/pirate-ship-daycare.ts')).pirateShipDaycare,
  'Moonlit Mini Golf': async () => (await import('./settings/moonlit-mini-golf.ts')).moonlitMiniGolf,
  'Upside-Down Library': async () => (await import('./settings/upside-down-library.ts')).upsideDownLibrary,
  'Lighthouse Disco': async () => (await import('./settings/lighthouse-disco.ts')).lighthouseDisco,
  'Iceberg Barbecue': async () => (await import('./settings/iceberg-barbecue.ts')).icebergBarbecue,
  'The Pyramid Car Wash': async () => (await import('./settings/the-pyramid-car-wash.ts')).thePyramidCarWash,
  'Trampoline Hotel': async () => (await import('./settings/trampoline-hotel.ts')).trampolineHotel,
  'Castle of Lost Socks': async () => (await import('./settings/castle-of-lost-socks.ts')).castleOfLostSocks,
  'Dinosaur Petting Farm': async () =>
    (await import('./settings/dinosaur-petting-farm.ts')).dinosaurPettingFarm,
  'The Bermuda Bus Stop': async () => (await import('./settings/the-bermuda-bus-stop.ts')).theBermudaBusStop,
  'Dentist on a Cloud': async () => (await import('./settings/dentist-on-a-cloud.ts')).dentistOnACloud,
  'Snail Racetrack': async () => (await import('./settings/snail-racetrack.ts')).snailRacetrack,
  'Underwater Post Office': async () =>
    (await import('./settings/underwater-post-office.ts')).underwaterPostOffice,
  'Museum of Bad Ideas': async () => (await import('./settings/museum-of-bad-ideas.ts')).museumOfBadIdeas,
  'Secret Bunker Bakery': async () => (await import('./settings/secret-bunker-bakery.ts')).secretBunkerBakery,
  'Roller Coaster School': async () =>
    (await import('./settings/roller-coaster-school.ts')).rollerCoasterSchool,
  'Raccoon Alley': async () => (await import('./settings/raccoon-alley.ts')).raccoonAlley,
  'Monster Night Market': async () => (await import('./settings/monster-night-market.ts')).monsterNightMarket,
  'Treehouse Parliament': async () =>
    (await import('./settings/treehouse-parliament.ts')).treehouseParliament,
  'Bouncy Castle Bank': async () => (await import('./settings/bouncy-castle-bank.ts')).bouncyCastleBank,
  "Wizard's Garage Sale": async () => (await import('./settings/wizards-garage-sale.ts')).wizardsGarageSale,
  'Robot Retirement Home': async () =>
    (await import('./settings/robot-retirement-home.ts')).robotRetirementHome,
  'Dragon Drive-Through': async () => (await import('./settings/dragon-drive-through.ts')).dragonDriveThrough,
  'The Cheese Mine': async () => (await import('./settings/the-cheese-mine.ts')).theCheeseMine,
  'Airport Lost & Found': async () =>
    (await import('./settings/airport-lost-and-found.ts')).airportLostAndFound,
  'Skyscraper Farm': async () => (await import('./settings/skyscraper-farm.ts')).skyscraperFarm,
  'Time Machine Workshop': async () =>
    (await import('./settings/time-machine-workshop.ts')).timeMachineWorkshop,
  'The Endless Buffet': async () => (await import('./settings/the-endless-buffet.ts')).theEndlessBuffet,
  'Cactus Water Park': async () => (await import('./settings/cactus-water-park.ts')).cactusWaterPark,
  'Desert Ski Resort': async () => (await import('./settings/desert-ski-resort.ts')).desertSkiResort,
  'Swamp Country Club': async () => (await import('./settings/swamp-country-club.ts')).swampCountryClub,
}
