import { type Program } from '../plays/card-types.ts'

/** The cards that are written, by name; each is read when it is played. */
export const programCards: Readonly<Record<string, () => Promise<Program>>> = {
  'Space Court': async () => (await import('./programs/space-court.ts')).spaceCourt,
  'The Wedding Cake Heist': async () => (await import('./programs/wedding-cake-heist.ts')).weddingCakeHeist,
  'Lords, Ladies & Leaks': async () =>
    (await import('./programs/lords-ladies-and-leaks.ts')).lordsLadiesAndLeaks,
  'Meetings About Meetings': async () =>
    (await import('./programs/meetings-about-meetings.ts')).meetingsAboutMeetings,
  'Bake or Break': async () => (await import('./programs/bake-or-break.ts')).bakeOrBreak,
  'Nine Donuts to Midnight': async () =>
    (await import('./programs/nine-donuts-to-midnight.ts')).nineDonutsToMidnight,
  'Stuck on Tuna Island': async () => (await import('./programs/stuck-on-tuna-island.ts')).stuckOnTunaIsland,
  'Emergency Gossip': async () => (await import('./programs/emergency-gossip.ts')).emergencyGossip,
  'Paranormal Parking': async () => (await import('./programs/paranormal-parking.ts')).paranormalParking,
  'Bad News with Brenda': async () => (await import('./programs/bad-news-with-brenda.ts')).badNewsWithBrenda,
  'High Noon-ish': async () => (await import('./programs/high-noon-ish.ts')).highNoonIsh,
  'Name That Sneeze': async () => (await import('./programs/name-that-sneeze.ts')).nameThatSneeze,
  'Capes & Carpools': async () => (await import('./programs/capes-and-carpools.ts')).capesAndCarpools,
  'The Unsinkable Gerald': async () =>
    (await import('./programs/the-unsinkable-gerald.ts')).theUnsinkableGerald,
  'Zombies on Flexitime': async () => (await import('./programs/zombies-on-flexitime.ts')).zombiesOnFlexitime,
  'Too Late with Beverly': async () =>
    (await import('./programs/too-late-with-beverly.ts')).tooLateWithBeverly,
  'When Pigeons Plan': async () => (await import('./programs/when-pigeons-plan.ts')).whenPigeonsPlan,
  'Quest for the Remote': async () => (await import('./programs/quest-for-the-remote.ts')).questForTheRemote,
  'The Great Fudge Flood': async () =>
    (await import('./programs/the-great-fudge-flood.ts')).theGreatFudgeFlood,
  'Amnesia Again!': async () => (await import('./programs/amnesia-again.ts')).amnesiaAgain,
  'Full-Contact Bingo': async () => (await import('./programs/full-contact-bingo.ts')).fullContactBingo,
  'Fog, Fedora, Fondue': async () => (await import('./programs/fog-fedora-fondue.ts')).fogFedoraFondue,
  'Swipe Left, My Liege': async () => (await import('./programs/swipe-left-my-liege.ts')).swipeLeftMyLiege,
  'Sockpuppet Supper Club': async () =>
    (await import('./programs/sockpuppet-supper-club.ts')).sockpuppetSupperClub,
  'Undercover Bagel': async () => (await import('./programs/undercover-bagel.ts')).undercoverBagel,
  'Broccoli: The Musical': async () =>
    (await import('./programs/broccoli-the-musical.ts')).broccoliTheMusical,
  'Hamster vs. Downtown': async () => (await import('./programs/hamster-vs-downtown.ts')).hamsterVsDowntown,
  'Singing for Sandwiches': async () =>
    (await import('./programs/singing-for-sandwiches.ts')).singingForSandwiches,
  'Parcels and Panic': async () => (await import('./programs/parcels-and-panic.ts')).parcelsAndPanic,
  'Obstacle Pudding': async () => (await import('./programs/obstacle-pudding.ts')).obstaclePudding,
  'Igloo Makeover Squad': async () => (await import('./programs/igloo-makeover-squad.ts')).iglooMakeoverSquad,
  'Starship Lost Luggage': async () =>
    (await import('./programs/starship-lost-luggage.ts')).starshipLostLuggage,
  'Nine Cousins, One Bath': async () =>
    (await import('./programs/nine-cousins-one-bath.ts')).nineCousinsOneBath,
  "But Wait, There's Less!": async () =>
    (await import('./programs/but-wait-theres-less.ts')).butWaitTheresLess,
  'Catwalk for Cats': async () => (await import('./programs/catwalk-for-cats.ts')).catwalkForCats,
  'Late for the Dinosaurs': async () =>
    (await import('./programs/late-for-the-dinosaurs.ts')).lateForTheDinosaurs,
  'Is It Old or Just Dirty?': async () =>
    (await import('./programs/is-it-old-or-just-dirty.ts')).isItOldOrJustDirty,
}
