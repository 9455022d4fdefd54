import { act, action, type Case, cut, readBy, scene, speech, title } from './expect-lines.ts'

const whole = [
  scene('INT. LAUNDROMAT - NIGHT'),
  action('A sock falls.'),
  ...speech('Kevin', '(whispering)', 'That was my sock.'),
  cut('CUT TO:'),
]

const clean = `<scene-heading>INT. LAUNDROMAT - NIGHT</scene-heading>
<action>A sock falls.</action>
<character>KEVIN</character>
<parenthetical>(whispering)</parenthetical>
<dialogue>That was my sock.</dialogue>
<transition>CUT TO:</transition>`

const classes = `<div class="scene-heading">INT. LAUNDROMAT - NIGHT</div>
<p class='line action'>A sock falls.</p>
<p class=“character-name”>KEVIN</p>
<span class=parenthetical>(whispering)</span>
<p id="x" class="dialogue big">That was my sock.</p>
<div CLASS='transition"><b>CUT TO:</b></div>`

const page = `<!DOCTYPE html>
<html lang="en"><head><title>Script</title><style>p { color: red }</style></head>
<body onload="x()"><main>
${clean}
</main><script>alert("<dialogue>No</dialogue>")</script></body></html>`

export const tagCases: readonly Case[] = [
  { name: 'clean tags', text: clean, lines: whole },
  { name: 'tags on one line', text: clean.replaceAll('\n', ''), lines: whole },
  {
    name: 'upper-case, underscored tags',
    text: clean.replaceAll('scene-heading', 'SCENE_HEADING').replaceAll('action', 'ACTION'),
    lines: whole,
  },
  {
    name: 'tags over several lines',
    text: clean.replaceAll(/<(\w[\w-]{3,})>/g, '<$1\n  id="1"\n>\n  ').replaceAll('</', '\n</'),
    lines: whole,
  },
  { name: 'unclosed tags, one per line', text: clean.replaceAll(/<\/[\w-]+>/g, ''), lines: whole },
  { name: 'unclosed tags on one line', text: clean.replaceAll(/<\/[\w-]+>\n?/g, ''), lines: whole },
  {
    name: 'mismatched closing tags',
    text: clean.replaceAll('</dialogue>', '</character>').replaceAll('</action>', '</p>\n'),
    lines: whole,
  },
  { name: 'closing tags without their end', text: clean.replaceAll(/(<\/[\w-]+)>\n/g, '$1'), lines: whole },
  { name: 'class-tagged p, div and span, odd quotes, several classes', text: classes, lines: whole },
  { name: 'a whole HTML document', text: page, lines: whole },
  { name: 'entity-escaped tags', text: clean.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), lines: whole },
  {
    name: 'zero-width and bidirectional characters, also in tag names',
    text: clean.replaceAll('dialogue', 'dia\u200blog\u202eue').replaceAll('sock', 's\u200dock\u2066'),
    lines: whole,
  },
  {
    name: 'comments',
    text: clean.replaceAll('\n', '<!-- <dialogue>not\nthis</dialogue> -->\n'),
    lines: whole,
  },
  {
    name: 'tags of a title and of acts',
    text: '<title>"The Rinse"</title><act>ACT ONE</act><scene-heading>ACT 2: THE SPIN</scene-heading><h2>Cold Open</h2><act>The Dryer</act>',
    lines: [title('The Rinse'), act('ACT ONE'), act('ACT 2: THE SPIN'), act('Cold Open'), act('The Dryer')],
  },
  {
    name: 'the end in a heading or an action',
    text: '<scene-heading>THE END</scene-heading><action>The end.</action>',
    lines: [cut('THE END'), cut('The end.')],
  },
  {
    name: 'a character attribute',
    text: '<dialogue character="KEVIN">Hello.</dialogue>\n<dialogue speaker=‘Plum’>Yes.</dialogue>',
    lines: [...speech('Kevin', 'Hello.'), ...speech('Detective Plum', 'Yes.')],
  },
  {
    name: 'a character attribute that repeats the cue',
    text: "<character>KEVIN</character><dialogue character='KEVIN'>Hello.</dialogue>",
    lines: speech('Kevin', 'Hello.'),
  },
  {
    name: 'an empty character tag with a name',
    text: '<character name="PLUM"/>\n<dialogue>Hello.</dialogue>',
    lines: speech('Detective Plum', 'Hello.'),
  },
  {
    name: 'names as tags',
    text: '<KEVIN>Hello.</KEVIN>\n<grandma_dynamite>Boom.</grandma_dynamite>',
    lines: [...speech('Kevin', 'Hello.'), ...speech('Grandma Dynamite', 'Boom.')],
  },
  {
    name: 'a name in the dialogue',
    text: '<dialogue>KEVIN: Hello.</dialogue><p class="dialogue"><strong>PLUM:</strong> Yes.</p>',
    lines: [...speech('Kevin', 'Hello.'), ...speech('Detective Plum', 'Yes.')],
  },
  {
    name: 'a speech in the character tag',
    text: '<character>KEVIN: Hello.</character><character>PLUM (V.O.) (dry)</character><dialogue>Yes.</dialogue>',
    lines: [...speech('Kevin', 'Hello.'), ...speech('Detective Plum', '(dry)', 'Yes.')],
  },
  {
    name: 'a parenthetical inside dialogue',
    text: '<character>KEVIN</character><dialogue>(sighs) Well. (beat) I have (maybe) a sock. (exits)</dialogue>',
    lines: speech('Kevin', '(sighs)', 'Well.', '(beat)', 'I have (maybe) a sock.', '(exits)'),
  },
  {
    name: 'a parenthetical tag inside dialogue',
    text: '<character>KEVIN</character><dialogue>Well <parenthetical>sighs</parenthetical> NO WAY!</dialogue>',
    lines: speech('Kevin', 'Well', '(sighs)', 'NO WAY!'),
  },
  {
    name: 'a cue inside dialogue',
    text: '<p class="dialogue"><span class="character-name">KEVIN</span>: Hello.</p>',
    lines: speech('Kevin', 'Hello.'),
  },
  {
    name: 'inline tags and br',
    text: '<character>KEVIN</character><dialogue>A <b>big</b><br>wet <em class="x">sock</em><br/>here</dialogue>',
    lines: speech('Kevin', 'A big wet sock here'),
  },
  {
    name: 'paragraphs inside an element',
    text: '<character>KEVIN</character><div class="dialogue"><p>One.</p><p>Two.</p></div>',
    lines: speech('Kevin', 'One.', 'Two.'),
  },
  {
    name: 'dialogue that goes on after an action gets its cue again',
    text: '<character>KEVIN</character><dialogue>One.</dialogue><action>Boom.</action><dialogue>Two.</dialogue>',
    lines: [...speech('Kevin', 'One.'), action('Boom.'), ...speech('Kevin', 'Two.')],
  },
  {
    name: 'a stranger is read by the least heard',
    text: '<character>KEVIN</character><dialogue>One.</dialogue><character>PLUM</character><dialogue>Two.</dialogue><character>THE STRANGER</character><dialogue>Two!</dialogue>',
    lines: [
      ...speech('Kevin', 'One.'),
      ...speech('Detective Plum', 'Two.'),
      ...readBy('Grandma Dynamite', 'THE STRANGER', 'Two!'),
    ],
  },
  { name: 'dialogue before any cue', text: '<dialogue>One.</dialogue>', lines: speech('Kevin', 'One.') },
  {
    name: 'tags, then plain lines',
    text: '<character>KEVIN</character>\n<dialogue>One.</dialogue>\nPLUM: Two.\n\nA sock falls.\n\nGRANDMA\n(loud)\nThree.',
    lines: [
      ...speech('Kevin', 'One.'),
      ...speech('Detective Plum', 'Two.'),
      action('A sock falls.'),
      ...speech('Grandma Dynamite', '(loud)', 'Three.'),
    ],
  },
  {
    name: 'an unclosed tag, then plain lines',
    text: '<character>KEVIN</character>\n<dialogue>One.\nPLUM: Two.\n',
    lines: [...speech('Kevin', 'One.'), ...speech('Detective Plum', 'Two.')],
  },
  {
    name: 'script, style, iframe, svg and img with handlers',
    text: '<style>x</style><character>KEVIN</character><svg onload=alert(1)><text>No</text></svg><dialogue>A<iframe src="x">no</iframe><img src=x onerror="alert(1)"> sock.<script>alert("x")</script></dialogue>',
    lines: speech('Kevin', 'A sock.'),
  },
  {
    name: 'entities, named and numbered',
    text: '<character>KEVIN</character><dialogue>Tom &amp; Jo&#8217;s &quot;caf&eacute;&quot; &#x1F9E6;&nbsp;&hellip; &bogus; R&B &#0;&#xD800;</dialogue>',
    lines: speech('Kevin', 'Tom & Jo’s "café" 🧦 … &bogus; R&B'),
  },
  {
    name: 'a literal < and <3',
    text: '<character>KEVIN</character><dialogue>I <3 socks, 1 < 2, a<b and &lt;3.</dialogue>',
    lines: speech('Kevin', 'I <3 socks, 1 < 2, a<b and <3.'),
  },
  {
    name: 'cut in mid-tag',
    text: '<character>KEVIN</character><dialogue>Hello.</dialo',
    lines: speech('Kevin', 'Hello.'),
  },
  {
    name: 'cut in mid-word',
    text: '<character>KEVIN</character><dialogue>Hello wor',
    lines: speech('Kevin', 'Hello wor'),
  },
  {
    name: 'cut in mid-entity',
    text: '<character>KEVIN</character><dialogue>Tom &am',
    lines: speech('Kevin', 'Tom'),
  },
  {
    name: 'emphasis inside tags',
    text: '<character>**KEVIN**</character><dialogue>**No** _way_, f**k, 5 * 3.</dialogue>',
    lines: speech('Kevin', 'No way, f**k, 5 * 3.'),
  },
  ...['svg', 'audio', 'math', 'style', 'script', 'textarea'].flatMap((tag): Case[] => [
    {
      name: `an unclosed <${tag}> in a title, up to the title's end`,
      text: `<title>The Hat <${tag}> x</title>\n<character>KEVIN</character>\n<dialogue>Hi.</dialogue>\n`,
      lines: [title('The Hat'), ...speech('Kevin', 'Hi.')],
    },
    {
      name: `an unclosed <${tag}> in a title without tags, up to the line's end`,
      text: `Title: The Hat <${tag}> x\n\nKEVIN: Hi.\n`,
      lines: [title('The Hat'), ...speech('Kevin', 'Hi.')],
    },
  ]),
  {
    name: 'an unclosed <svg> on a line of its own, up to the next tag of the script',
    text: '<svg>\n<path>\n<character>KEVIN</character>\n<dialogue>Hi.</dialogue>\n',
    lines: speech('Kevin', 'Hi.'),
  },
  {
    name: 'a picture with a title of its own',
    text: '<svg>\n<title>No</title>\n</svg>\n<character>KEVIN</character>\n<dialogue>Hi.</dialogue>\n',
    lines: speech('Kevin', 'Hi.'),
  },
]
