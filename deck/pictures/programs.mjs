import { emoji } from './emoji.mjs'
import { cabinet, clapper, filmstrip, flat, phone, pod, poster, stage, tube } from './frames.mjs'
import { CREAM, GOLD, INK, LILAC, MINT, PINK, SKY, TEAL, TOMATO, strands } from './palette.mjs'
import {
  at,
  box,
  burst,
  checks,
  cloud,
  disc,
  dots,
  fill,
  halftone,
  patch,
  rings,
  scatter,
  shape,
  stars,
  straightYarn,
  stripes,
  stroke,
  times,
  yarn,
} from './shapes.mjs'

const thread = yarn(straightYarn, strands.program)

// On a screen 0, 0 is the middle, so these reach past its edges on every side.
const wall = (color) => patch('M-240-240H240V240H-240z', color)
const floor = (y, color) => shape(`M-240 ${y}H240V260H-240z`, color)
const sea = (y, color) => shape(`M-250 260V${y}${times(13, () => 'q20-20 40 0t40 0')}V260z`, color)
const beams = (color) => patch('M-150-240L-60 200H60zM150-240L-60 200H60z', color)
const skyline = (color, top) =>
  patch(
    `M-220 260V${top + 60}h60V${top}h70v90h50V${top - 40}h70v120h50V${top + 20}h60v70h60V${top - 10}h40V260z`,
    color,
  )
const iceberg = (x, y, scale) =>
  at(
    x,
    y,
    shape('M-90 60L-60-30-30-10 0-90 34-40 56-56 96 60z', '#E9F9FF') +
      patch('M0-86L34-36 20 56H-10zM60-46L92 56H62z', '#A9DDF2'),
    { scale },
  )

export const programs = {
  'parcels-and-panic': [
    stripes('#5C8FE6', '#6E9DEB', 24),
    halftone('#3F70C9', 420, 600),
    thread,
    tube(
      wall('#FFE3C2') +
        stroke('M-180-40H180M-180-110H180', '#C98A55', 12) +
        emoji('package', -130, -76, 62) +
        emoji('package', -66, -74, 56, { turn: 6 }) +
        emoji('package', 128, -74, 66, { turn: -8 }) +
        floor(70, '#E8A86B') +
        emoji('delivery-truck', 96, 46, 160) +
        emoji('package', -84, 74, 132, { turn: -4 }) +
        emoji('face-screaming-in-fear', -88, -2, 100),
      { body: GOLD, trim: '#E09A12', knob: TOMATO },
    ),
    emoji('package', 408, 560, 96, { turn: 10 }),
    emoji('high-voltage', 70, 82, 74, { turn: -10 }),
  ],
  'stuck-on-tuna-island': [
    burst(240, 260, '#FFB44B', '#FFC978', 24),
    thread,
    flat(
      wall('#A9E5F7') +
        disc(-140, -90, 34, '#FFE27A') +
        cloud(120, -90, 0.6) +
        sea(20, '#2FA6C9') +
        emoji('desert-island', 0, -16, 210) +
        emoji('canned-food', -132, 78, 96, { turn: -8 }) +
        emoji('fish', 130, 84, 104, { turn: 8 }) +
        emoji('shark', 150, 10, 60, { flip: true }),
      { stand: '#8FE0B0', top: '#B5EDCB' },
    ),
    emoji('ballot-box-with-ballot', 386, 436, 110),
    emoji('coconut', 84, 452, 86, { turn: -10 }),
  ],
  'meetings-about-meetings': [
    checks('#CFE0F5', '#DCE9F8', 60),
    thread,
    cabinet(
      wall('#FFF4E0') +
        box(-120, -136, 150, 110, '#ffffff', { radius: 6 }) +
        stroke('M-100-60l30-24 30 14 40-44', TOMATO, 8) +
        emoji('calendar', 92, -84, 96) +
        emoji('yawning-face', -92, 20, 92) +
        emoji('sleeping-face', 4, 8, 92) +
        emoji('neutral-face', 98, 20, 92) +
        shape('M-190 80C-120 50 120 50 190 80V180H-190z', '#C98A55') +
        emoji('hot-beverage', -70, 104, 66) +
        emoji('doughnut', 70, 112, 60),
      { wood: '#5C6C9E', grain: '#7484B5', cloth: '#DCE3F2' },
    ),
    emoji('spiral-calendar', 410, 76, 104, { turn: 10 }),
    emoji('paperclip', 60, 548, 92, { turn: -20 }),
  ],
  'nine-donuts-to-midnight': [
    fill('#2B1A55'),
    halftone('#4A35A0', 300, 20),
    stars([
      [50, 60],
      [420, 90, 0.8],
      [440, 560],
    ]),
    thread,
    tube(
      wall('#3B2A78') +
        skyline('#2A1C5A', -40) +
        patch(
          times(14, (i) => `M${-200 + ((i * 83) % 390)} ${(i * 37) % 90}h12v14h-12z`),
          '#FFE27A',
        ) +
        emoji('doughnut', 98, -72, 110) +
        floor(104, '#55489A') +
        emoji('detective', -66, 44, 178) +
        emoji('police-car', 98, 92, 124),
      { body: '#F08FB4', trim: '#C9628C', knob: '#FFE27A' },
    ),
    emoji('doughnut', 404, 556, 100, { turn: 14 }),
    emoji('footprints', 72, 92, 76, { turn: -20, halo: 3 }),
  ],
  'the-unsinkable-gerald': [
    fill('#BFE3F7'),
    halftone('#8FC3E6', 300, 600),
    thread,
    poster(
      wall('#20366F') +
        stars([
          [-120, -180],
          [110, -190, 0.8],
          [40, -150, 0.7],
          [-60, -120, 0.6],
        ]) +
        iceberg(104, 20, 2) +
        emoji('passenger-ship', -40, 6, 280, { turn: -14 }) +
        sea(106, '#2C9BC9') +
        emoji('violin', 106, 150, 104, { turn: 10 }) +
        emoji('ring-buoy', -104, 168, 92),
      { board: '#14294F', foot: SKY },
    ),
  ],
  'the-great-fudge-flood': [
    burst(240, 300, '#FFB7D0', '#FFC9DC', 26),
    thread,
    poster(
      wall('#FFE9A8') +
        cloud(-90, -160, 0.8, '#D9A878') +
        cloud(60, -186, 0.6, '#D9A878') +
        emoji('factory', 6, -52, 240) +
        sea(60, '#7A4526') +
        emoji('canoe', -70, 76, 118, { turn: -8 }) +
        emoji('chocolate-bar', 96, 108, 118, { turn: 14 }) +
        emoji('lollipop', -108, 172, 92, { turn: -10 }) +
        emoji('candy', 24, 190, 82),
      { board: '#5A2E1A', bulb: PINK, foot: '#FF8FB1' },
    ),
  ],
  'bake-or-break': [
    burst(240, 290, '#FF8FB1', '#FFA9C4', 24),
    halftone('#F2608F', 420, 600),
    thread,
    tube(
      wall('#FFE3C2') +
        patch('M-240-160H240V10H-240z', '#FF6F61') +
        patch(
          times(10, (i) => `M${-200 + i * 44}-160h22V10h-22z`),
          '#FF8A7D',
        ) +
        stroke('M-220 10H220') +
        emoji('birthday-cake', 0, -9, 180) +
        emoji('cupcake', -118, 73, 104, { turn: -8 }) +
        emoji('fire', 116, 63, 112, { turn: 8 }),
    ),
    emoji('1st-place-medal', 416, 146, 92, { turn: 12 }),
    emoji('fork-and-knife', 66, 560, 84, { turn: -12 }),
  ],
  'space-court': [
    fill('#1F1450'),
    halftone('#3A2A8C', 260, 600),
    stars([
      [40, 60],
      [440, 84],
      [36, 170, 0.7],
      [200, 36, 0.6],
      [100, 92, 0.6],
    ]),
    thread,
    tube(
      wall('#3B6FE0') +
        stars([
          [-130, -103, 0.8],
          [-60, -73, 0.5],
          [160, 7, 0.6],
          [90, 37, 0.5],
        ]) +
        emoji('ringed-planet', 108, -79, 112, { turn: -10 }) +
        floor(111, '#8A5A3B') +
        emoji('alien', 0, -11, 150) +
        box(-94, 53, 188, 90, '#C98A55') +
        box(-108, 43, 216, 26, '#E0A46C') +
        stroke('M-70 89H70V129H-70z', '#8A5A3B', 6) +
        emoji('balance-scale', -128, 25, 118) +
        emoji('hammer', 126, 45, 100, { turn: -20 }),
      { body: '#FF6F4E', trim: '#D9482B', knob: MINT },
    ),
    emoji('flying-saucer', 84, 92, 96, { turn: -10 }),
  ],
  'emergency-gossip': [
    fill('#BDEFE3'),
    patch(
      scatter(16, (x, y) => `M${x} ${y}h14v-14h12v14h14v12h-14v14h-12v-14h-14z`),
      '#A3E3D3',
    ),
    thread,
    tube(
      wall('#E9F9FF') +
        box(-160, -120, 80, 70, '#A9DDF2') +
        stroke('M-120-120v70M-160-85h80', INK, 5) +
        floor(90, '#9BD8C8') +
        emoji('woman-health-worker-medium', -84, 40, 158) +
        emoji('man-health-worker-medium-dark', 84, 40, 158, { flip: true }) +
        emoji('speech-balloon', 6, -92, 104) +
        emoji('broken-heart', 6, -98, 46) +
        emoji('ear', 152, -60, 58),
      { body: '#FF8FB1', trim: '#E0608A', knob: '#ffffff' },
    ),
    emoji('stethoscope', 402, 560, 104, { turn: 10 }),
    emoji('eyes', 66, 78, 84),
  ],
  'high-noon-ish': [
    burst(240, 120, '#F5A14B', '#F9B56E', 24),
    halftone('#D97B2B', 420, 600),
    thread,
    cabinet(
      wall('#FFD27A') +
        shape('M-200 40L-120-20-70-20-40 30 20 30 60-40 130-40 170 30 240 30V60H-200z', '#D9713F') +
        floor(50, '#F0B566') +
        emoji('twelve-thirty', 10, -84, 112) +
        emoji('cowboy-hat-face', -70, 62, 124) +
        emoji('cactus', 104, 36, 116),
    ),
    emoji('horse-face', 82, 546, 108, { turn: -6 }),
  ],
  'singing-for-sandwiches': [
    rings(240, 260, '#5B3FB0', '#6B4DC4'),
    thread,
    stage(
      wall('#2B1A55') +
        beams('#FFE9A8') +
        emoji('sandwich', 0, 60, 196) +
        emoji('microphone', 84, -36, 130, { turn: 14 }) +
        emoji('musical-notes', -88, -50, 92, { halo: 4 }) +
        stars([
          [-20, -90],
          [60, -110, 0.8],
        ]) +
        floor(150, '#C98A55'),
    ),
    emoji('tomato', 76, 556, 84),
    emoji('clapping-hands', 404, 552, 96),
  ],
  'igloo-makeover-squad': [
    fill('#FF9E6B'),
    dots('#FFB287', 24, 12),
    thread,
    tube(
      wall('#9FD8F5') +
        patch(
          scatter(16, (x, y) => `M${x - 240} ${y / 2 - 150}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`),
          '#ffffff',
        ) +
        floor(84, '#F4FAFF') +
        shape('M-150 96C-150-60-80-110 0-110S150-60 150 96z', '#DCF1FC') +
        stroke(
          'M-142 20H142M-110-48H110M-60-104V-48M30-108V-48M-90-48V20M-10-48V20M80-48V20M-120 20V90M120 20V90',
          '#8FC3E6',
          6,
        ) +
        shape('M-44 96V50a44 44 0 0 1 88 0V96z', '#3E5FA8') +
        emoji('couch-and-lamp', 0, 70, 92) +
        emoji('paintbrush', 118, 26, 110) +
        emoji('ladder', -118, 22, 128, { turn: 8 }),
      { body: '#4C7DE0', trim: '#2F5CC0', knob: GOLD },
    ),
    emoji('hammer-and-wrench', 404, 560, 92),
    emoji('penguin', 72, 82, 96),
  ],
  'when-pigeons-plan': [
    fill('#8FE0B0'),
    halftone('#63C68C', 300, 600),
    thread,
    flat(
      wall('#BFE7F8') +
        cloud(-130, -96, 0.6) +
        patch('M-240 60V-10q40-50 90 0q40-70 100-10q50-60 110 0q60-50 110 0q40-30 70 0V60z', '#6FBF73') +
        floor(50, '#B9D98A') +
        emoji('world-map', 0, 88, 176, { turn: -3 }) +
        emoji('bird', -122, 40, 124, { colors: { '#ca0b4a': '#8493B8' } }) +
        emoji('dove', 122, 30, 128, { flip: true }) +
        emoji('bird', 6, -34, 104, { flip: true, colors: { '#ca0b4a': '#8493B8' } }) +
        emoji('thought-balloon', 88, -92, 84) +
        emoji('bread', 88, -96, 42),
      { stand: '#8A5A3B', top: '#A97850' },
    ),
    emoji('bread', 98, 446, 92, { turn: -8 }),
    emoji('pushpin', 404, 82, 76),
  ],
  'name-that-sneeze': [
    stripes('#FFC02E', '#FFD257', 40),
    thread,
    tube(
      wall('#7647EC') +
        patch(
          times(5, (i) => `M${-180 + i * 80}-160h40v320h-40z`),
          '#8A60F2',
        ) +
        emoji('sneezing-face', 0, -30, 166) +
        emoji('red-question-mark', -128, -54, 92, { turn: -12 }) +
        emoji('red-question-mark', 128, -54, 92, { turn: 12 }) +
        floor(74, '#4B2AA8') +
        box(-150, 62, 84, 90, TOMATO) +
        box(-42, 62, 84, 90, GOLD) +
        box(66, 62, 84, 90, TEAL) +
        times(3, (i) => disc(-108 + i * 108, 100, 18, CREAM)),
      { body: TEAL, trim: '#0E8F89', knob: TOMATO },
    ),
    emoji('roll-of-paper', 404, 556, 104),
    emoji('bellhop-bell', 72, 84, 92),
  ],
  'quest-for-the-remote': [
    fill('#4A35A0'),
    stars([
      [40, 60],
      [440, 40, 1.2],
      [20, 240, 0.8],
      [456, 480],
      [24, 520, 0.9],
    ]),
    thread,
    poster(
      wall('#F6A45C') +
        patch('M0-60L-240-240h90zM0-60L-70-240h90zM0-60L120-240h120z', '#FFC27D') +
        shape('M-200 200L-60-40-30-10 0-70 34-6 64-36 200 200z', '#6B4DC4') +
        at(
          0,
          -112,
          box(-24, -58, 48, 116, '#2E2748', { radius: 12 }) +
            disc(0, -34, 9, TOMATO, 0) +
            times(6, (i) => disc(i % 2 ? 9 : -9, -8 + Math.floor(i / 2) * 20, 5, CREAM, 0)),
          { turn: 14 },
        ) +
        stroke('M-60-150l-26-12M62-156l26-12M-64-100H-94M66-100H96', '#ffffff', 8) +
        sea(226, '#3C8F6D') +
        emoji('couch-and-lamp', 92, 130, 118) +
        emoji('castle', -108, 96, 92) +
        emoji('crossed-swords', -30, 150, 108) +
        emoji('dragon', 30, 40, 108),
      { board: '#2B1A55', foot: GOLD },
    ),
  ],
  'swipe-left-my-liege': [
    burst(240, 300, '#FF8578', '#FF9C91', 22),
    halftone('#E0485A', 420, 600),
    thread,
    phone(
      wall('#FFD9EC') +
        patch('M-240 80q60-40 120 0t120 0 120 0 120 0V260H-240z', '#B7E08A') +
        emoji('castle', 56, 14, 128) +
        emoji('prince-medium', -20, 36, 190) +
        shape('M-140 130H140V260H-140z', '#ffffff') +
        emoji('cross-mark', -62, 176, 72) +
        emoji('red-heart', 62, 176, 76) +
        emoji('rose', 88, -150, 80, { turn: 10 }) +
        emoji('shield', -84, -156, 76, { turn: -8 }),
    ),
    emoji('princess-medium-dark', 420, 470, 120),
    emoji('love-letter', 58, 130, 84, { turn: -12 }),
  ],
  'capes-carpools': [
    rings(240, 290, '#FFC02E', '#FFD257'),
    thread,
    tube(
      wall('#9BE3F4') +
        skyline('#7FC3E8', -50) +
        floor(80, '#8C93A8') +
        stroke('M-170 116h60M-60 116h60M50 116h60', '#ffffff', 8) +
        shape('M-50-10C-90-20-120 20-170 0V96C-130 110-100 84-50 92z', TOMATO) +
        emoji('minibus', 40, 34, 220, { flip: true }) +
        emoji('woman-superhero-medium', -96, -70, 110),
      { body: TOMATO, trim: '#C93228', knob: '#FFE27A' },
    ),
    emoji('backpack', 404, 552, 104),
    emoji('t-shirt', 72, 82, 88, { turn: -12 }),
  ],
  'zombies-on-flexitime': [
    fill('#5B6B4A'),
    halftone('#76895F', 400, 40),
    thread,
    cabinet(
      wall('#33306B') +
        disc(92, -90, 40, '#DDEBA0', 6) +
        shape('M-240 50C-120 20 60 60 240 30V240H-240z', '#4F6B45') +
        emoji('headstone', -106, 14, 84, { turn: -8 }) +
        emoji('man-zombie', -42, 64, 142) +
        emoji('woman-zombie', 78, 70, 132, { flip: true }) +
        emoji('alarm-clock', -84, -84, 96, { turn: -10 }),
      { wood: '#3C4A38', grain: '#566850', cloth: '#A9C77B' },
    ),
    emoji('briefcase', 92, 554, 100),
    emoji('brain', 410, 60, 92),
  ],
  'bad-news-with-brenda': [
    fill('#2F5CC0'),
    patch(
      scatter(16, (x, y) => `M${x - 60} ${y}h110v9h-110z`),
      '#4271D6',
    ),
    thread,
    flat(
      wall('#1F3F8F') +
        stroke('M-220-60H220M-220 0H220M-120-160V80M0-160V80M120-160V80', '#2F57B5', 5) +
        box(44, -126, 136, 104, '#8C97B8', { radius: 8 }) +
        emoji('tornado', 112, -74, 92) +
        emoji('woman-office-worker-medium-dark', -70, 6, 168) +
        shape('M-230 66H230V104H-230z', TOMATO) +
        shape('M-200 104H200V180H-200z', '#E6ECF7') +
        stroke('M-150 86H40M70 86H150', '#ffffff', 9) +
        emoji('rolled-up-newspaper', 116, 40, 88, { turn: 8 }),
      { stand: '#A3203F', top: '#C93A58' },
    ),
    emoji('studio-microphone', 404, 450, 96),
    emoji('warning', 74, 78, 88),
    emoji('collision', 412, 92, 88),
  ],
  'undercover-bagel': [
    fill('#14B8B0'),
    halftone('#0E9A93', 300, 600),
    thread,
    filmstrip(
      wall('#1F1450') +
        disc(0, -10, 150, '#FFE9A8', 0) +
        stroke('M-200-150L200 130M-200 20L200-140M-200 170L200 20', TOMATO, 5) +
        emoji('bagel', 0, 0, 220) +
        emoji('sunglasses', 0, -26, 140) +
        emoji('magnifying-glass-tilted-left', -112, 128, 84, { turn: -10 }) +
        emoji('briefcase', 108, 132, 90),
    ),
  ],
  'sockpuppet-supper-club': [
    checks('#FFE08A', '#FFEBB0', 60),
    thread,
    stage(
      wall('#3E8E5A') +
        patch(
          times(6, (i) => `M${-220 + i * 76}-220h38v440h-38z`),
          '#4A9D67',
        ) +
        emoji('socks', -62, 20, 180, { turn: 180 }) +
        emoji('socks', 92, 34, 150, { turn: 176, flip: true }) +
        disc(-84, -36, 20, '#ffffff', 6) +
        disc(-40, -40, 20, '#ffffff', 6) +
        disc(-80, -34, 8, INK, 0) +
        disc(-36, -38, 8, INK, 0) +
        disc(66, -14, 16, '#ffffff', 6) +
        disc(102, -16, 16, '#ffffff', 6) +
        disc(68, -12, 7, INK, 0) +
        disc(104, -14, 7, INK, 0) +
        shape('M-150 120H150V220H-150z', '#ffffff') +
        patch('M-150 150H150V166H-150z', TOMATO) +
        emoji('spaghetti', 0, 104, 104) +
        emoji('candle', 92, 92, 70) +
        emoji('candle', -96, 92, 70),
      { curtain: '#7647EC', fold: '#5A2FC4' },
    ),
  ],
  'the-wedding-cake-heist': [
    burst(240, 340, '#FF6A5C', '#FF8578', 22),
    thread,
    clapper(
      wall('#8A4FB0') +
        patch('M-190-150L30-40 20 110z', '#FFE9A8') +
        stroke('M-200 60L200-120M-200-40L200 100', TOMATO, 5) +
        box(-10, 62, 150, 62, '#ffffff', { radius: 8 }) +
        box(10, 10, 110, 54, '#ffffff', { radius: 8 }) +
        box(30, -36, 70, 48, '#ffffff', { radius: 8 }) +
        stroke(
          'M-6 84q18 18 36 0t36 0 36 0 34 0M14 30q13 16 26 0t26 0 26 0 24 0M34-18q10 12 20 0t20 0 22 0',
          PINK,
          8,
        ) +
        emoji('gem-stone', 66, -76, 84) +
        emoji('flashlight', -140, -92, 104, { turn: 90 }) +
        emoji('gloves', -86, 76, 92, { turn: -8 }),
    ),
    emoji('ring', 408, 560, 84),
    emoji('money-bag', 70, 92, 96, { turn: -8 }),
  ],
  'late-for-the-dinosaurs': [
    fill('#FF8FB1'),
    dots('#FFA9C4', 26, 12),
    thread,
    pod(
      wall('#FFD9A0') +
        emoji('volcano', 70, -66, 130) +
        shape('M-240 40C-140 0-40 50 60 30S200 30 240 40V240H-240z', '#6FBF73') +
        emoji('sauropod', -60, -14, 176) +
        emoji('t-rex', 104, 56, 112, { flip: true }) +
        emoji('man-running-medium', -14, 88, 92),
      { shell: '#3FB98F', base: '#23906A', glow: CREAM },
    ),
    emoji('alarm-clock', 410, 96, 104, { turn: 12 }),
    emoji('luggage', 66, 540, 96, { turn: -12 }),
  ],
  'full-contact-bingo': [
    stripes('#E0314A', '#EE4A60', 48),
    thread,
    flat(
      wall('#26407F') +
        beams('#4C6CC0') +
        floor(70, '#F0B566') +
        stroke('M-210 96H210M-210 40H210M-210 64H210', '#ffffff', 6) +
        emoji('old-woman-medium-light', -84, 18, 158) +
        emoji('old-man-medium-dark', 88, 18, 158) +
        emoji('rescue-workers-helmet', -84, -54, 112) +
        emoji('boxing-glove', -10, 54, 84) +
        emoji('boxing-glove', 166, 66, 76, { flip: true }) +
        disc(0, -92, 40, '#ffffff') +
        stroke('M-18-112h30q10 0 10 10l-18 34', INK, 9),
      { stand: '#2FA6A0', top: '#5CC7C0' },
    ),
    emoji('input-numbers', 92, 446, 92, { turn: -6 }),
    emoji('trophy', 398, 434, 100),
  ],
  'lords-ladies-leaks': [
    fill('#6E2F4F'),
    patch(
      scatter(20, (x, y) => `M${x} ${y}q12-22 24 0q-12 22-24 0z`),
      '#84405F',
    ),
    thread,
    cabinet(
      wall('#E9D3A8') +
        patch(
          times(7, (i) => `M${-176 + i * 52}-160h22v330h-22z`),
          '#DFC38D',
        ) +
        box(-130, -132, 84, 96, '#6B8FC9', { line: 9 }) +
        emoji('pig-face', -88, -86, 66) +
        stroke('M60-170v40M100-170v30', '#8C97B8', 14) +
        floor(96, '#A3203F') +
        emoji('droplet', 62, -88, 40) +
        emoji('droplet', 104, -98, 34) +
        emoji('droplet', 40, -52, 30) +
        emoji('princess-medium-light', -70, 54, 136) +
        emoji('man-in-tuxedo-medium-dark', 56, 60, 130) +
        emoji('umbrella', 64, -16, 116) +
        emoji('bucket', 124, 112, 70),
      { wood: '#7A3F22', grain: '#96552F', cloth: '#F0D7A0' },
    ),
    emoji('hot-beverage', 404, 552, 88),
    emoji('wrench', 70, 552, 84, { turn: -14 }),
    emoji('crown', 240, 58, 92),
  ],
  'broccoli-the-musical': [
    burst(240, 300, '#8FE0B0', '#ABEBC5', 26),
    thread,
    stage(
      wall('#26306B') +
        beams('#F9F1B8') +
        emoji('broccoli', 0, 26, 220) +
        emoji('top-hat', 6, -100, 108, { turn: 8 }) +
        emoji('carrot', -110, 90, 116, { turn: -50 }) +
        emoji('carrot', 112, 90, 116, { turn: 20 }) +
        emoji('musical-note', 104, -40, 76, { halo: 4 }),
      { curtain: '#2F9E62', fold: '#1F7A49' },
    ),
    emoji('rose', 90, 562, 76),
    emoji('sparkles', 400, 556, 84),
  ],
  'but-wait-theres-less': [
    burst(240, 300, '#B23CB8', '#C254C8', 28),
    thread,
    tube(
      wall('#FFE27A') +
        patch(
          times(4, (i) => `M-240 ${-150 + i * 80}H240v40H-240z`),
          '#FFEDA8',
        ) +
        emoji('wrapped-gift', -106, 16, 140) +
        emoji('wrapped-gift', 12, 52, 92) +
        emoji('wrapped-gift', 88, 74, 56) +
        emoji('wrapped-gift', 140, 86, 32) +
        shape(
          'M88-130l16 22 26-10 2 28 28 4-14 24 18 22-26 10 2 28-28-6-14 24-20-20-26 12-2-28-28-6 16-22-16-24 28-6 0-28 26 10z',
          TOMATO,
        ) +
        stroke('M60-54h72', '#ffffff', 14) +
        stroke('M-190 102H190', INK, 7),
      { body: MINT, trim: '#4CC38A', knob: TOMATO },
    ),
    emoji('telephone', 404, 548, 112),
    emoji('money-with-wings', 72, 84, 92),
  ],
  'is-it-old-or-just-dirty': [
    stripes('#C7A77B', '#D2B58D', 34),
    thread,
    cabinet(
      wall('#5E7A6B') +
        box(88, -138, 76, 92, '#C9A15B', { line: 8 }) +
        emoji('moai', 126, -92, 62) +
        emoji('spider-web', -110, -104, 100, { halo: 3 }) +
        shape('M-190 96H190V180H-190z', '#A3203F') +
        emoji('amphora', -6, 8, 194) +
        patch('M-40 20q20-16 34 4q24-14 30 10q14 22-12 28q-34 14-50-4q-20-16-2-38z', '#6B4A2B') +
        emoji('magnifying-glass-tilted-left', 84, 36, 118, { turn: 4 }),
      { wood: '#8A6A3B', grain: '#A58550', cloth: '#F0DFC0' },
    ),
    emoji('broom', 80, 536, 116, { turn: -8 }),
    emoji('coin', 408, 60, 84),
  ],
  'paranormal-parking': [
    fill('#123B33'),
    halftone('#1C574B', 500, 60),
    thread,
    filmstrip(
      wall('#1E6B4F') +
        patch('M-240-200H240V-110H-240z', '#175540') +
        stroke('M-240-110H240', INK, 6) +
        patch('M-150-110h40v190h-40zM110-110h40v190h-40z', '#2B8A68') +
        floor(80, '#15493A') +
        stroke('M-130 190L-90 90M0 190V90M130 190L90 90', '#BFF5D8', 8) +
        emoji('oncoming-automobile', -44, 76, 164) +
        emoji('ghost', -44, -22, 128) +
        box(70, -96, 76, 76, '#3B6FE0', { radius: 8 }) +
        stroke('M96-36v-46h18a15 15 0 0 1 0 30h-18', '#ffffff', 9) +
        emoji('receipt', 104, 108, 92, { turn: 10 }) +
        disc(-146, -164, 10, TOMATO, 0),
      { film: '#0C2A24', before: '#1C574B' },
    ),
  ],
  'starship-lost-luggage': [
    fill('#14104A'),
    stars([
      [40, 70, 1.2],
      [440, 140],
      [60, 480],
      [430, 560, 1.2],
      [30, 240, 0.7],
      [450, 300, 0.8],
      [110, 30, 0.8],
    ]),
    thread,
    pod(
      wall('#2A1F7A') +
        stars([
          [-120, -70, 0.8],
          [-20, -110, 0.7],
          [120, -20, 0.8],
          [60, 70, 0.6],
        ]) +
        emoji('ringed-planet', 90, -72, 108) +
        emoji('rocket', -92, -36, 124) +
        shape('M-200 84C-100 60 100 60 200 84V180H-200z', '#55489A') +
        stroke('M-170 100q170-40 340 0', '#8A7DD0', 8) +
        emoji('luggage', 26, 40, 110, { turn: 10 }) +
        emoji('handbag', 112, 62, 76, { turn: -10 }) +
        emoji('backpack', -60, 78, 76),
      { shell: '#E6ECF7', base: '#9DB8DA', glow: GOLD },
    ),
    emoji('alien-monster', 408, 500, 92),
    emoji('label', 72, 92, 84, { turn: -10 }),
  ],
  'obstacle-pudding': [
    burst(240, 290, '#7FD6F2', '#A9E5F7', 20),
    halftone('#4DB6DE', 440, 600),
    thread,
    tube(
      wall('#B6F2EC') +
        times(4, (i) => disc(-150 + i * 100, -120, 18, [TOMATO, GOLD, LILAC, MINT][i], 6)) +
        floor(92, '#63B867') +
        emoji('custard', 0, 18, 226) +
        emoji('man-cartwheeling-medium-dark', 116, 62, 96) +
        emoji('woman-running-medium-light', -122, 76, 92, { flip: true }) +
        emoji('triangular-flag', 14, -36, 76),
      { body: PINK, trim: '#E0608A', knob: GOLD },
    ),
    emoji('trophy', 404, 552, 100),
    emoji('banana', 70, 86, 88, { turn: -12 }),
  ],
  'catwalk-for-cats': [
    fill('#F5C9E0'),
    dots('#F9DCEB', 28, 13),
    thread,
    stage(
      wall('#7A2E8E') +
        patch('M-60-100H60L160 220H-160z', '#F2D8F2') +
        stroke('M-60-100L-160 220M60-100L160 220', INK, 7) +
        emoji('cat', 6, 66, 168) +
        emoji('crown', 62, -2, 60, { turn: 12 }) +
        emoji('dress', -112, -40, 92) +
        emoji('high-heeled-shoe', 112, -30, 84),
      { curtain: '#2E2350', fold: '#463873' },
    ),
    emoji('camera-with-flash', 84, 556, 92),
    emoji('camera-with-flash', 396, 556, 92, { flip: true }),
  ],
  'fog-fedora-fondue': [
    fill('#B9B3CC'),
    halftone('#9C95B5', 300, 600),
    thread,
    filmstrip(
      wall('#6F6A85') +
        patch('M90-200L-60 200H240z', '#9994AD') +
        stroke('M96-130V180', INK, 12) +
        disc(96, -140, 26, '#FFF4E0') +
        emoji('detective-medium', -66, 20, 178, { flip: true }) +
        floor(116, '#45405C') +
        emoji('fondue', 60, 92, 138) +
        stroke('M-200-90h110M-160-60h140M20-30h130M-190 66h70M60 10h120', '#D6D2E2', 14) +
        emoji('saxophone', -118, 128, 92),
      { film: '#1B1428', before: '#57516E' },
    ),
  ],
  'hamster-vs-downtown': [
    burst(240, 240, '#FF6A5C', '#FF8578', 24),
    thread,
    poster(
      wall('#F9A03F') +
        disc(0, -60, 130, '#FFE27A', 0) +
        skyline('#8A4FB0', -20) +
        emoji('hamster', 0, -20, 250) +
        patch('M-220 260V100h60v-40h70v90h50V90h70v60h50V50h60v70h60v-60h40V260z', '#3B2A78') +
        stroke('M-220 100h60v-40h70v90h50V90h70v60h50V50h60v70h60', INK, 6) +
        patch(
          times(18, (i) => `M${-164 + ((i * 59) % 330)} ${116 + ((i * 41) % 90)}h12v14h-12z`),
          '#FFE27A',
        ) +
        emoji('helicopter', 104, -150, 108) +
        emoji('fire', -96, 108, 84) +
        emoji('taxi', 60, 190, 72),
      { board: '#3B1A63', foot: TOMATO },
    ),
  ],
  'nine-cousins-one-bath': [
    fill('#B6F2EC'),
    halftone('#7FD6CF', 420, 600),
    thread,
    tube(
      wall('#E9F9FF') +
        stroke(
          times(5, (i) => `M-240 ${-130 + i * 52}H240`) + times(9, (i) => `M${-208 + i * 52}-160V160`),
          '#BFE3F2',
          4,
        ) +
        floor(96, '#F2A65A') +
        emoji('girl-medium', -66, -14, 82) +
        emoji('boy-dark', 0, -34, 82) +
        emoji('child-light', 62, -14, 82) +
        emoji('baby-medium-dark', -30, -94, 64) +
        emoji('girl-medium-light', 42, -96, 64) +
        emoji('bathtub', 0, 66, 216) +
        emoji('bubbles', 138, -24, 72) +
        emoji('duck', -140, 82, 80),
      { body: LILAC, trim: '#7E63E0', knob: GOLD },
    ),
    emoji('soap', 404, 556, 96),
    emoji('toothbrush', 72, 84, 84, { turn: -10 }),
  ],
  'too-late-with-beverly': [
    fill('#7A2E6E'),
    patch('M0 0H480V600H0z', '#6B2563') +
      stars([
        [50, 40],
        [430, 30, 1.2],
        [240, 60, 0.8],
        [60, 570],
        [440, 580, 0.8],
      ]),
    thread,
    flat(
      wall('#1F1450') +
        skyline('#3A2A8C', -50) +
        patch(
          times(16, (i) => `M${-210 + ((i * 67) % 420)} ${-30 + ((i * 43) % 80)}h10v12h-10z`),
          '#FFE27A',
        ) +
        disc(-150, -96, 26, '#FFE9A8', 5) +
        floor(84, '#A3203F') +
        emoji('couch-and-lamp', -116, 54, 124) +
        emoji('woman-curly-hair-medium', 80, -10, 150) +
        shape('M0 60H190V150H0z', '#C98A55') +
        shape('M-12 46H202V70H-12z', '#E0A46C') +
        emoji('studio-microphone', 22, 12, 78) +
        emoji('hot-beverage', 152, 26, 50),
      { stand: '#4A35A0', top: '#6B55C4' },
    ),
    emoji('trumpet', 92, 440, 96, { turn: -10 }),
    emoji('two-oclock', 400, 440, 92),
  ],
  'amnesia-again': [
    burst(240, 290, '#C9B3F5', '#D6C5F8', 22),
    halftone('#A58BFF', 420, 600),
    thread,
    tube(
      wall('#A3203F') +
        patch(
          times(5, (i) => `M${-190 + i * 84}-160h42v330h-42z`),
          '#B8304F',
        ) +
        emoji('woman-medium-light', -84, 20, 190) +
        emoji('adhesive-bandage', -92, -52, 62, { turn: -20 }) +
        emoji('man-beard-medium', 92, 24, 180) +
        emoji('broken-heart', 4, -74, 90) +
        emoji('white-question-mark', -150, -86, 66, { turn: -10 }) +
        emoji('white-question-mark', 150, -92, 66, { turn: 10 }),
      { body: '#5C8FE6', trim: '#3F70C9', knob: PINK },
    ),
    emoji('rose', 404, 556, 100, { turn: 10 }),
    emoji('high-voltage', 70, 80, 84, { turn: -10 }),
  ],
}
