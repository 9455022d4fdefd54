import { type Character } from '../plays/card-types.ts'

/** The cards that are written, by name; each is read when it is played. */
export const characterCards: Readonly<Record<string, () => Promise<Character>>> = {
  'The Loudest Ninja': async () => (await import('./characters/loudest-ninja.ts')).loudestNinja,
  'Inspector Crumpet': async () => (await import('./characters/inspector-crumpet.ts')).inspectorCrumpet,
  'Cupid with Bad Aim': async () => (await import('./characters/cupid-with-bad-aim.ts')).cupidWithBadAim,
  'The Unraveling Mummy': async () => (await import('./characters/unraveling-mummy.ts')).unravelingMummy,
  'Off-Season Snowman': async () => (await import('./characters/off-season-snowman.ts')).offSeasonSnowman,
  'Grandma Dynamite': async () => (await import('./characters/grandma-dynamite.ts')).grandmaDynamite,
  'Count Snackula': async () => (await import('./characters/count-snackula.ts')).countSnackula,
  'Admiral Queasy': async () => (await import('./characters/admiral-queasy.ts')).admiralQueasy,
  'Dragon with a Cold': async () => (await import('./characters/dragon-with-a-cold.ts')).dragonWithACold,
  'Landlocked Mermaid': async () => (await import('./characters/landlocked-mermaid.ts')).landlockedMermaid,
  'The Chatty Mime': async () => (await import('./characters/chatty-mime.ts')).chattyMime,
  'Werewolf with a Perm': async () =>
    (await import('./characters/werewolf-with-a-perm.ts')).werewolfWithAPerm,
  'Alien Exchange Student': async () =>
    (await import('./characters/alien-exchange-student.ts')).alienExchangeStudent,
  'The Homesick Astronaut': async () =>
    (await import('./characters/homesick-astronaut.ts')).homesickAstronaut,
  'Professor Mishap': async () => (await import('./characters/professor-mishap.ts')).professorMishap,
  'The Jittery Knight': async () => (await import('./characters/the-jittery-knight.ts')).theJitteryKnight,
  'Wizard on Hold': async () => (await import('./characters/wizard-on-hold.ts')).wizardOnHold,
  'Madame Maybe': async () => (await import('./characters/madame-maybe.ts')).madameMaybe,
  'The Tax Fairy': async () => (await import('./characters/the-tax-fairy.ts')).theTaxFairy,
  'The Bashful Yeti': async () => (await import('./characters/the-bashful-yeti.ts')).theBashfulYeti,
  'Butlerbot Nigel': async () => (await import('./characters/butlerbot-nigel.ts')).butlerbotNigel,
  'The Hay Fever Kid': async () => (await import('./characters/the-hay-fever-kid.ts')).theHayFeverKid,
  'Lumberjack Ballerina': async () =>
    (await import('./characters/lumberjack-ballerina.ts')).lumberjackBallerina,
  'Genie of the Teapot': async () => (await import('./characters/genie-of-the-teapot.ts')).genieOfTheTeapot,
  'Spy in Squeaky Shoes': async () =>
    (await import('./characters/spy-in-squeaky-shoes.ts')).spyInSqueakyShoes,
  'The Apologetic Ghost': async () => (await import('./characters/apologetic-ghost.ts')).apologeticGhost,
  'Chef Catastrophe': async () => (await import('./characters/chef-catastrophe.ts')).chefCatastrophe,
  'Duchess Lasagna': async () => (await import('./characters/duchess-lasagna.ts')).duchessLasagna,
  'Princess Spanner': async () => (await import('./characters/princess-spanner.ts')).princessSpanner,
  'Grandpa Hotspot': async () => (await import('./characters/grandpa-hotspot.ts')).grandpaHotspot,
  'Auntie Hurricane': async () => (await import('./characters/auntie-hurricane.ts')).auntieHurricane,
  'The Thunder Librarian': async () =>
    (await import('./characters/the-thunder-librarian.ts')).theThunderLibrarian,
  'Uncle Coupon': async () => (await import('./characters/uncle-coupon.ts')).uncleCoupon,
  'Chairman Toddler': async () => (await import('./characters/chairman-toddler.ts')).chairmanToddler,
  'Coach Marshmallow': async () => (await import('./characters/coach-marshmallow.ts')).coachMarshmallow,
  'Judge Pajamas': async () => (await import('./characters/judge-pajamas.ts')).judgePajamas,
  'Captain Almost': async () => (await import('./characters/captain-almost.ts')).captainAlmost,
  'Baron Bother': async () => (await import('./characters/baron-bother.ts')).baronBother,
  'Mayor of Nowhere': async () => (await import('./characters/mayor-of-nowhere.ts')).mayorOfNowhere,
  'The Vengeful Gardener': async () =>
    (await import('./characters/the-vengeful-gardener.ts')).theVengefulGardener,
  'Diva Fortissima': async () => (await import('./characters/diva-fortissima.ts')).divaFortissima,
  'Time-Traveling Barber': async () =>
    (await import('./characters/time-traveling-barber.ts')).timeTravelingBarber,
  "Magician's Rabbit": async () => (await import('./characters/magicians-rabbit.ts')).magiciansRabbit,
  'Gluten-Free Zombie': async () => (await import('./characters/gluten-free-zombie.ts')).glutenFreeZombie,
  'Doomsday Mail Carrier': async () =>
    (await import('./characters/doomsday-mail-carrier.ts')).doomsdayMailCarrier,
  'DJ Accordion': async () => (await import('./characters/dj-accordion.ts')).djAccordion,
  'The Dizzy Hypnotist': async () => (await import('./characters/the-dizzy-hypnotist.ts')).theDizzyHypnotist,
  'Twin Number Three': async () => (await import('./characters/twin-number-three.ts')).twinNumberThree,
}
