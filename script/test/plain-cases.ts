import { act, action, aside, type Case, cut, readBy, scene, speech, title } from './expect-lines.ts'

const whole = [
  scene('INT. LAUNDROMAT - NIGHT'),
  action('A sock falls.'),
  ...speech('Kevin', '(whispering)', 'That was my sock.'),
  ...speech('Detective Plum', 'Was it?'),
  cut('CUT TO:'),
]

const fountain = `INT. LAUNDROMAT - NIGHT

A sock falls.

KEVIN
(whispering)
That was my sock.

DETECTIVE PLUM (CONT'D)
Was it?

CUT TO:
`

export const plainCases: readonly Case[] = [
  { name: 'Fountain', text: fountain, lines: whole },
  { name: 'byte-order mark and CRLF', text: '\ufeff' + fountain.replaceAll('\n', '\r\n'), lines: whole },
  { name: 'CRLF within a speech', text: 'KEVIN: One.\r\nTwo.\r\n', lines: speech('Kevin', 'One.', 'Two.') },
  { name: 'lone carriage returns', text: fountain.replaceAll('\n', '\r'), lines: whole },
  { name: 'literal \\n', text: fountain.replaceAll('\n', '\\n'), lines: whole },
  {
    name: 'forced Fountain elements',
    text: '.laundromat\n\n@McSock\nHello.\n\n!BOOM\n\n> FADE OUT.\n\n> THE END <',
    lines: [
      scene('laundromat'),
      ...speech('McSock', 'Hello.'),
      action('BOOM'),
      cut('FADE OUT.'),
      cut('THE END'),
    ],
    cast: [],
  },
  {
    name: 'NAME: alone and NAME: text',
    text: 'SCENE 1: A LAUNDROMAT\n\nKEVIN:\nThat was my sock.\nPLUM: Was it?\n',
    lines: [
      scene('SCENE 1: A LAUNDROMAT'),
      ...speech('Kevin', 'That was my sock.'),
      ...speech('Detective Plum', 'Was it?'),
    ],
  },
  {
    name: 'NAME (mood): text',
    text: 'KEVIN (whispering): That was my sock.\nPLUM (V.O., dry): Was it?\nGRANDMA (O.S.): (sighs) Well.',
    lines: [
      ...speech('Kevin', '(whispering)', 'That was my sock.'),
      ...speech('Detective Plum', '(V.O., dry)', 'Was it?'),
      ...speech('Grandma Dynamite', '(sighs)', 'Well.'),
    ],
  },
  {
    name: 'Markdown bold',
    text: '**INT. LAUNDROMAT - NIGHT**\n\n*A sock falls.*\n\n**KEVIN:** (whispering) That was my sock.\n\n**Detective Plum**: Was it?\n\n**CUT TO:**',
    lines: whole,
  },
  {
    name: 'Markdown headings',
    text: '# The Rinse\n\n## ACT ONE\n\n### Scene 1: The Laundromat\n\n**KEVIN**\nOne.\n\n## COLD OPEN\n\n## The Dryer',
    lines: [
      title('The Rinse'),
      act('ACT ONE'),
      scene('Scene 1: The Laundromat'),
      ...speech('Kevin', 'One.'),
      act('COLD OPEN'),
      scene('The Dryer'),
    ],
  },
  {
    name: 'Markdown bullets, numbers and quotes',
    text: '- KEVIN: One.\n* PLUM: Two.\n1. KEVIN: Three.\n2) PLUM: Four.\n> KEVIN: Five.\n---',
    lines: [
      ...speech('Kevin', 'One.'),
      ...speech('Detective Plum', 'Two.'),
      ...speech('Kevin', 'Three.'),
      ...speech('Detective Plum', 'Four.'),
      ...speech('Kevin', 'Five.'),
    ],
  },
  {
    name: 'a bold title',
    text: '**"The Rinse"**\n\nKEVIN: One.',
    lines: [title('The Rinse'), ...speech('Kevin', 'One.')],
  },
  {
    name: 'Title:, Cast: and the title page',
    text: 'Title: The Rinse\nGenre: Comedy\nCast: Kevin, Plum\n\nKEVIN: One.',
    lines: [title('The Rinse'), ...speech('Kevin', 'One.')],
  },
  {
    name: 'a list of the cast',
    text: '**Characters:**\n\n- KEVIN: a barista\n- PLUM: a detective\n\n**INT. LAUNDROMAT**\n\nKEVIN: One.',
    lines: [scene('INT. LAUNDROMAT'), ...speech('Kevin', 'One.')],
  },
  {
    name: 'acts and ends',
    text: 'COLD OPEN\n\nKEVIN: One.\n\nACT ONE\n\nACT 3: THE RINSE\n\nAct IV - The Spin\n\nTAG\n\nTHE END',
    lines: [
      act('COLD OPEN'),
      ...speech('Kevin', 'One.'),
      act('ACT ONE'),
      act('ACT 3: THE RINSE'),
      act('Act IV - The Spin'),
      act('TAG'),
      cut('THE END'),
    ],
  },
  {
    name: 'lower-case sluglines',
    text: 'int. laundromat - night\n\nKEVIN: One.\n\next. street - day',
    lines: [scene('int. laundromat - night'), ...speech('Kevin', 'One.'), scene('ext. street - day')],
  },
  {
    name: 'headings and transitions of the display rules',
    text: 'SCENE 2: A STREET\nEXT. STREET - DAY\nINT./EXT. CAR\nFADE IN:\nSMASH CUT TO:\nFade out.',
    lines: [
      scene('SCENE 2: A STREET'),
      scene('EXT. STREET - DAY'),
      scene('INT./EXT. CAR'),
      cut('FADE IN:'),
      cut('SMASH CUT TO:'),
      cut('Fade out.'),
    ],
  },
  {
    name: 'capital lines are action, but for cues',
    text: 'INT. X\n\nBOOM\n\nTHE LIGHTS GO OUT.\n\nKEVIN\nOh.\n\nCRASH!\n',
    lines: [
      scene('INT. X'),
      action('BOOM'),
      action('THE LIGHTS GO OUT.'),
      ...speech('Kevin', 'Oh.'),
      action('CRASH!'),
    ],
  },
  {
    name: 'a shouted speech is not an action',
    text: 'KEVIN:\nNO WAY!\n\nPLUM\nSTOP',
    lines: [...speech('Kevin', 'NO WAY!'), ...speech('Detective Plum', 'STOP')],
  },
  {
    name: 'a bracket where nobody speaks',
    text: 'INT. X\n\n(The lights go out.)\n\n[Thunder]\n\nKEVIN:\n(beat)\nOh.',
    lines: [
      scene('INT. X'),
      aside('The lights go out.'),
      aside('Thunder'),
      ...speech('Kevin', '(beat)', 'Oh.'),
    ],
  },
  {
    name: 'prose before any cue and after a speech is action',
    text: 'A laundromat.\n\nKEVIN: One.\n\nKevin leaves.\nPlum stays.\n',
    lines: [
      action('A laundromat.'),
      ...speech('Kevin', 'One.'),
      action('Kevin leaves.'),
      action('Plum stays.'),
    ],
  },
  {
    name: 'a cue, a blank line, a speech',
    text: 'KEVIN\n\nOne.\nTwo.\n\nHe leaves.',
    lines: [...speech('Kevin', 'One.', 'Two.'), action('He leaves.')],
  },
  {
    name: 'a colon in a speech',
    text: 'KEVIN:\nListen: it is 10:30.\nGood news: socks.\nKevin, listen: no.',
    lines: speech('Kevin', 'Listen: it is 10:30.', 'Good news: socks.', 'Kevin, listen: no.'),
  },
  {
    name: 'cues of no part of the cast',
    text: 'INT. X\n\nKEVIN: One two.\n\nMAN IN CROWD\nBoo.\n\nALL: Hey!\n\nMan in Crowd: Boo!',
    lines: [
      scene('INT. X'),
      ...speech('Kevin', 'One two.'),
      ...readBy('Detective Plum', 'MAN IN CROWD', 'Boo.'),
      ...readBy('Grandma Dynamite', 'ALL', 'Hey!'),
      ...readBy('Detective Plum', 'MAN IN CROWD', 'Boo!'),
    ],
  },
  {
    name: 'a stranger who speaks first, with a near miss and the reader’s own part after it',
    text: 'THE STRANGER (V.O.) (softly): I am here.\nKEVIM: Who?\nGRANDMA: Me?\nTHE STRANGER:\nYou.\nPLUM: Me!\n\nHe goes.\n\nTHE STRANGER: Wait.',
    lines: [
      ...readBy('Detective Plum', 'THE STRANGER', '(softly)', 'I am here.'),
      ...speech('Kevin', 'Who?'),
      ...speech('Grandma Dynamite', 'Me?'),
      ...readBy('Detective Plum', 'THE STRANGER', 'You.'),
      ...speech('Detective Plum', 'Me!'),
      action('He goes.'),
      ...readBy('Detective Plum', 'THE STRANGER', 'Wait.'),
    ],
  },
  {
    name: 'a stranger and the part that reads, one cue right below the other',
    text: 'KEVIN: One.\nGRANDMA: Two.\n<character>STRANGER</character><character>PLUM</character><dialogue>Me.</dialogue>',
    lines: [
      ...speech('Kevin', 'One.'),
      ...speech('Grandma Dynamite', 'Two.'),
      ...readBy('Detective Plum', 'STRANGER'),
      ...speech('Detective Plum', 'Me.'),
    ],
  },
  {
    name: 'emoji of several pictures stay together',
    text: 'KEVIN: 👩‍🚀 &#x1F469;&#x200D;&#x1F680; 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 a\u200db \u200d🧦\u200d',
    lines: speech('Kevin', '👩‍🚀 👩‍🚀 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 ab 🧦'),
  },
  {
    name: 'without a cast, cues are their own names',
    text: 'KEVIN (V.O.)\nOne.\n\nOLD MAN:\nTwo.\n\nKevin: Three.',
    lines: [...speech('KEVIN', 'One.'), ...speech('OLD MAN', 'Two.'), ...speech('KEVIN', 'Three.')],
    cast: [],
  },
  {
    name: 'names in any script',
    text: '小明：你好。\n\nКЕВИН: Привет.\n\nזאב: שלום\n\n🦆: Quack.\n\nÉLODIE: Bonjour.',
    lines: [
      ...speech('小明', '你好。'),
      ...speech('Кевин', 'Привет.'),
      ...speech('זאב', 'שלום'),
      ...speech('🦆', 'Quack.'),
      ...speech('Elodie', 'Bonjour.'),
    ],
    cast: ['小明', 'Кевин', 'זאב', '🦆', 'Elodie'],
  },
  {
    name: 'bare cues in scripts without capitals',
    text: '小明\n你好。\n\n🦆\nQuack.\n',
    lines: [...speech('小明', '你好。'), ...speech('🦆', 'Quack.')],
    cast: ['小明', '🦆'],
  },
  { name: 'nothing at all', text: '', lines: [] },
  { name: 'nothing but blanks and rules', text: ' \n\ufeff\n---\n***\n<br>\n', lines: [] },
]
