import { type DeckCard } from '../game/card.ts'
import { makeCards } from './make-card.ts'

const program = makeCards('program')

/** The first tag is the genre. The first six answer the built-in lookup (spec §3). */
export const programs: readonly DeckCard[] = [
  program(
    'Parcels and Panic',
    ['workplace sitcom', 'deliveries', 'warehouse', 'lost parcels', 'forklifts'],
    ['Big Dot', 'Forklift Femi', 'Manager Milo', 'Barcode Betty', 'Temp Tomasz', 'Sleepy Suresh'],
  ),
  program(
    'Stuck on Tuna Island',
    ['reality show', 'island', 'alliances', 'tinned fish', 'voting'],
    ['Host Brock', 'Coconut Carla', 'Two-Faced Theo', 'Mariko', 'Uncle Fishbone', 'Raft-Builder Ravi'],
  ),
  program(
    'Meetings About Meetings',
    ['office sitcom', 'calendars', 'staplers', 'slides', 'biscuits'],
    ['Boss Glenda', 'Intern Kwame', 'Spreadsheet Sven', 'Nadia from Legal', 'Quiet Quentin', 'Printer Pam'],
  ),
  program(
    'Nine Donuts to Midnight',
    ['crime drama', 'donuts', 'stakeout', 'clues', 'trench coats'],
    ['Sergeant Sprinkles', 'Rookie Reyes', 'Chief Glazer', 'Slippery Sid', 'Doctor Morgan', 'Mama Cruller'],
  ),
  program(
    'The Unsinkable Gerald',
    ['ship-disaster film', 'ocean liner', 'iceberg', 'violins', 'lifeboats'],
    [
      'Commodore Bilge',
      'Lady Porthole',
      'Stowaway Finn',
      'Steward Okafor',
      'Violinist Vera',
      'Lookout Lars',
      'Heiress Honoria',
    ],
  ),
  program(
    'The Great Fudge Flood',
    ['chocolate-factory film', 'chocolate', 'machines', 'sweet tooth', 'secret recipe'],
    ['Wilhelmina Nougat', 'Foreman Fudge', 'Gobble Gus', 'Prudence Praline', 'Taster Tariq', 'Sticky Stella'],
  ),
  program(
    'Bake or Break',
    ['cooking contest', 'cakes', 'judges', 'fire', 'countdown'],
    ['Kevin', 'Judge Soggybottom', 'Meringue Mei', 'Captain Brisket', 'Nonna Rosina', 'Timer Tim'],
  ),
  program(
    'Space Court',
    ['courtroom', 'space', 'aliens', 'verdicts', 'planets'],
    ['Judge Zorblax', 'Prosecutor Vex', 'Bailiff Blip', 'Defender Juno', 'Juror Nine', 'Clerk of Comets'],
  ),
  program(
    'Emergency Gossip',
    ['hospital soap', 'doctors', 'secrets', 'bandages', 'romance'],
    ['Doctor Swoon', 'Nurse Nosy', 'Surgeon Singh', 'Patient Pat', 'Matron Mabel', 'Orderly Otto'],
  ),
  program(
    'High Noon-ish',
    ['western', 'duel', 'cactus', 'saloon', 'lateness'],
    ['Sheriff Tardy', 'Dusty Delgado', 'Piano Pete', 'Undertaker Ulf', 'Widow Wilma', 'Two-Clock Tess'],
  ),
  program(
    'Singing for Sandwiches',
    ['talent show', 'singing', 'sandwiches', 'applause', 'judges'],
    ['Ricky Rye', 'Melody Mayo', 'Tone-Deaf Tony', 'Judge Pickle', 'Soprano Sade', 'Backstage Bao'],
  ),
  program(
    'Igloo Makeover Squad',
    ['home makeover', 'ice', 'paint', 'deadlines', 'cushions'],
    ['Designer Dimitri', 'Drill-Bit Dana', 'Cushion Claude', 'Homeowner Helga', 'Budget Bob', 'Polar Paula'],
  ),
  program(
    'When Pigeons Plan',
    ['nature documentary', 'birds', 'breadcrumbs', 'conspiracy', 'statues'],
    [
      'Narrator Nigella Nest',
      'Agent Coo',
      'Feathers Malone',
      'Camerawoman Chi',
      'Breadlady Bea',
      'One-Eyed Walt',
    ],
  ),
  program(
    'Name That Sneeze',
    ['quiz show', 'sneezing', 'buzzers', 'prizes', 'tissues'],
    ['Host Hank Achoo', 'Champion Chandra', 'Buzzer Bill', 'Allergy Ana', 'Score-Keeper Sol'],
  ),
  program(
    'Quest for the Remote',
    ['fantasy epic', 'quest', 'sofa', 'swords', 'television'],
    ['Elf Elmwood', 'Grunda the Bold', 'Sir Recliner', 'Oracle Olu', 'Goblin Gary', 'Bard Bellamy'],
  ),
  program(
    'Swipe Left, My Liege',
    ['dating show', 'medieval', 'castle', 'roses', 'jousting'],
    ['King Lonely', 'Lady Picky', 'Jester Jamal', 'Sir Swagger', 'Matchmaker Maud', 'Milkmaid Marta'],
  ),
  program(
    'Capes & Carpools',
    ['superhero series', 'school run', 'secret identity', 'minivan', 'laundry'],
    ['Ultra Mom', 'Dad of Steel-ish', 'Laser Lucy', 'Tiny Titus', 'Neighbor Norma', 'The Beige Menace'],
  ),
  program(
    'Zombies on Flexitime',
    ['zombie drama', 'survival', 'timesheets', 'brains', 'shifts'],
    ['Undead Ursula', 'Shambling Shane', 'Scout Santos', 'Brainy Brian', 'Human Hanna', 'Union Rep Rot'],
  ),
  program(
    'Bad News with Brenda',
    ['newsroom', 'headlines', 'live report', 'mistakes', 'weather'],
    ['Brenda', 'Field-Reporter Fred', 'Weather Wanda', 'Sports Svetlana', 'Producer Park', 'Cue-Card Carlos'],
  ),
  program(
    'Undercover Bagel',
    ['spy thriller', 'bakery', 'gadgets', 'disguises', 'double agents'],
    [
      'Agent Sesame',
      'Madame Poppyseed',
      'Chief Whisper',
      'Double-Agent Dough',
      'Gadget Gita',
      'Cream Cheese Charlie',
    ],
  ),
  program(
    'Sockpuppet Supper Club',
    ['puppet show', 'socks', 'supper', 'songs', 'strings'],
    ['Mister Argyle', 'Lady Lint', 'Toe Joe', 'Lefty Loafer', 'Button Eyes', 'Puppeteer Priya'],
  ),
  program(
    'The Wedding Cake Heist',
    ['heist film', 'cake', 'diamonds', 'disguises', 'wedding'],
    [
      'Mastermind Mona',
      'Safecracker Saul',
      'Driver Dae',
      'Bride Beatriz',
      'Best-Man Boris',
      'Frosting Fingers',
    ],
  ),
  program(
    'Late for the Dinosaurs',
    ['time-travel adventure', 'dinosaurs', 'clocks', 'paradox', 'packing'],
    ['Tilda Tick', 'Yesterday Yusuf', 'Rex Fossilworth', 'Caveman Kip', 'Minute Minnie', 'Clockmaker Klaus'],
  ),
  program(
    'Full-Contact Bingo',
    ['sports drama', 'bingo', 'rivalry', 'retirees', 'helmets'],
    ['Slammin Sylvia', 'Caller Cal', 'Dabber Desmond', 'Rookie Rosalind', 'Referee Rao', 'Number Eleven'],
  ),
  program(
    'Lords, Ladies & Leaks',
    ['period drama', 'manor', 'plumbing', 'scandal', 'tea'],
    ['Lord Dripworth', 'Lady Gutters', 'Butler Biggles', 'Plumber Polly', 'Cousin Cornelius', 'Cook Abena'],
  ),
  program(
    'Broccoli: The Musical',
    ['musical', 'vegetables', 'dancing', 'show tunes', 'spotlight'],
    [
      'Broc Stalkley',
      'Carrot Charlotte',
      'Director Darya',
      'Understudy Una',
      'Maestro Leek',
      'Tap-Dancing Turnip',
    ],
  ),
  program(
    "But Wait, There's Less!",
    ['shopping channel', 'gadgets', 'discounts', 'demonstrations', 'telephones'],
    ['Salesman Slick', 'Demo Denise', 'Caller Hugo', 'Stock-Room Stan', 'Bargain Binta', 'Testimonial Tina'],
  ),
  program(
    'Is It Old or Just Dirty?',
    ['antiques show', 'vases', 'dust', 'attics', 'appraisals'],
    ['Appraiser Ambrose', 'Dusty Duchovna', 'Attic Agnes', 'Restorer Rafael', 'Collector Cho', 'Smudge'],
  ),
  program(
    'Paranormal Parking',
    ['paranormal show', 'ghosts', 'parking garage', 'tickets', 'flashlights'],
    ['Warden Wendell', 'Psychic Simone', 'Spooky Stu', 'Camera Cam', 'The Gray Valet', 'Skeptic Sunita'],
  ),
  program(
    'Starship Lost Luggage',
    ['space adventure', 'luggage', 'starship', 'delays', 'aliens'],
    [
      'Captain Carousel',
      'Navigator Noor',
      'Ensign Umbrella',
      'Baggage Bot',
      'Doctor Tentacle',
      'Passenger Pim',
    ],
  ),
  program(
    'Obstacle Pudding',
    ['game show', 'pudding', 'obstacle course', 'slipping', 'trophies'],
    ['Host Wobble', 'Splash Sanchez', 'Custard Carol', 'Iron Ingrid', 'Slippery Pierre', 'Coach Crumble'],
  ),
  program(
    'Catwalk for Cats',
    ['fashion contest', 'cats', 'outfits', 'runway', 'claws'],
    [
      'Fabrizio Fluff',
      'Supermodel Mittens',
      'Seamstress Soo',
      'Whiskers Dubois',
      'Judge Tabitha',
      'Lint-Roller Lena',
    ],
  ),
  program(
    'Fog, Fedora, Fondue',
    ['noir film', 'fog', 'fondue', 'double-cross', 'saxophone'],
    ['Shadow Sam', 'Velvet Valentina', 'Gruyere Greta', 'Lieutenant Low', 'Dipper Dan', 'Saxophone Moe'],
  ),
  program(
    'Hamster vs. Downtown',
    ['monster movie', 'giant hamster', 'skyscrapers', 'panic', 'science'],
    ['General Guff', 'Doctor Sunflower', 'Mayor Meltdown', 'Hamster-Handler Hana', 'Pilot Pablo', 'Squeaks'],
  ),
  program(
    'Nine Cousins, One Bath',
    ['family sitcom', 'cousins', 'bathroom queue', 'chores', 'grandparents'],
    [
      'Cousin Clementine',
      'Granny Bubbles',
      'Cousin Kofi',
      'Towel Terry',
      'Cousin Xiu',
      'Uncle Drain',
      'Baby Splash',
    ],
  ),
  program(
    'Too Late with Beverly',
    ['talk show', 'interviews', 'band', 'desk', 'midnight'],
    ['Beverly', 'Bandleader Bongo', 'Sidekick Seb', 'Guest Gustavo', 'Announcer Adaeze'],
  ),
  program(
    'Amnesia Again!',
    ['soap opera', 'amnesia', 'evil twin', 'weddings', 'gasping'],
    ['Esmeralda Storm', 'Ricardo Thunder', 'Doctor Coma', 'Evil Esteban', 'Maid Manuela', 'Baron Baldwin'],
  ),
]
