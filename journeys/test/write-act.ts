/** What a good model would have planned for act one. Nobody may ever see a word of it. */
export const hiddenPlan = [
  '<plan>',
  'WHENEVER somebody pulls the thread, a knot moves on (TWANG!).',
  'BECAUSE hiddenwarp: all is yarn.',
  'TRUTH hiddenweft holds it all. SEEN: the clock.',
  'WANTS hiddenloom: rest.',
  'LAST LINE "hiddenknot" FIRST: hiddenspool.',
  '</plan>',
]

/** What a good model would answer to whatever is asked: an act, with title and plan where they belong, or a plan of all. */
export function writeAct(messages: readonly { readonly content: string }[], words = 130): string {
  const asked = messages.findLast(({ content }) => content.includes('DATA (JSON'))?.content ?? ''
  const data = JSON.parse(asked.split('\n')[1] ?? '') as {
    readonly cast: readonly { readonly name: string }[]
  }
  if (asked.includes('Plan acts 2 to')) return 'TRUTH: hiddenhead.\nACT 2: hiddenact, because of it.\n'
  const number = Number(/Write (?:only how )?act (\d)/.exec(asked)?.[1])
  const head = [
    ...(number === 1 ? ['<h1>The Borrowed Thread</h1>', ...hiddenPlan] : []),
    `<h2>Act ${number}: Thread ${number}</h2>`,
    '<p class="scene-heading">INT. WAITING ROOM - DAY</p>',
    '<p class="action">Somebody has hung the clock upside down.</p>',
  ]
  const speeches = Array.from({ length: Math.ceil(words / 10) }, (_, n) => {
    const speaker = data.cast[n % data.cast.length]?.name ?? ''
    return [
      `<p class="character">${speaker}</p>`,
      ...(n % 3 === 0 ? ['<p class="parenthetical">(untangling)</p>'] : []),
      `<p class="dialogue">Line ${n + 1} of act ${number}, and the yarn goes on.</p>`,
    ].join('\n')
  })
  return [...head, ...speeches, '<p class="transition">CUT TO:</p>', ''].join('\n')
}
