import { type OpenedScript } from '../../game/protocol.ts'

export function sampleScript(more: Partial<OpenedScript> = {}): OpenedScript {
  const card = (name: string) => ({ id: name.toLowerCase(), name, image_url: `/cards/${name}.svg` })
  return {
    id: 's1',
    isOwn: true,
    mode: 'quick',
    rating: 'family-friendly',
    draw: { characters: card('Ada'), programs: card('Bake'), settings: card('Moon') },
    cast: [
      { name: 'Ada', player: null },
      { name: 'Kevin', player: null },
    ],
    players: [],
    assignments: [],
    state: 'writing',
    createdAt: '2000-01-01T00:00:00.000Z',
    chapters: [{ writer: 'The house writer', state: 'writing', problem: null, acts: 5, promisedWords: 20 }],
    title: 'Ada in Bake',
    premise: null,
    share: null,
    versions: ['s1'],
    texts: [],
    last: 0,
    ...more,
  }
}
