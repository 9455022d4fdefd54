export function writeAct(messages: readonly { readonly content: string }[], words = 130): string {
  const asked = messages.findLast(({ content }) => content.includes('DATA (JSON'))?.content ?? ''
  const data = JSON.parse(asked.split('\n')[1] ?? '') as {
    readonly cast: readonly { readonly name: string }[]
    readonly act: { readonly number: number; readonly title: string }
  }
  const { number, title } = data.act
  const head = [
    ...(number === 1 ? ['<h1>The Borrowed Thread</h1>'] : []),
    `<h2>Act ${number}: ${title}</h2>`,
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
