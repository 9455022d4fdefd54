import { fileURLToPath } from 'node:url'
import { deck } from '../../deck/deck.ts'
import { lengths } from '../../game/modes.ts'
import { type BeatSheet } from '../../comedy/beat-sheet.ts'
import { readStaticFiles, type StaticFile } from '../http/static-files.ts'
import { type NewScript } from '../store/scripts.ts'
import { type World } from '../world.ts'

export const readCardFiles = () =>
  readStaticFiles(fileURLToPath(new URL('../../web/public', import.meta.url)))

/** In place of the game's own page, on which the stage is. */
export const stagePage: StaticFile = {
  type: 'text/html; charset=utf-8',
  etag: '"app"',
  cacheControl: 'no-cache',
  body: new TextEncoder().encode('<p>the game</p>'),
  encoded: {},
}

type Stored = Partial<Pick<NewScript, 'rating' | 'players' | 'assignments' | 'cast' | 'mode'>> & {
  readonly userId: string
  readonly title?: string
  readonly text?: string
  readonly isGrowing?: boolean
}

export async function storeShared(world: World, { title, text, isGrowing, ...script }: Stored) {
  const [characters, programs, settings] = [deck.characters[0], deck.programs[0], deck.settings[0]]
  if (!characters || !programs || !settings) throw new Error('there is no deck')
  const id = world.newId()
  const cast = [{ name: 'Ada', player: null }]
  const whole = {
    mode: 'quick',
    rating: 'family-friendly',
    players: [],
    assignments: [],
    cast,
    ...script,
  } as const
  const chapter = { writerKind: 'house', writer: 'The house writer', length: lengths.quick.first } as const
  await world.scripts.create(
    { ...whole, id, seed: 'seed', draw: { characters, programs, settings } },
    { ...chapter, sheet: {} as BeatSheet },
    'a-test',
  )
  if (title !== undefined) await world.scripts.noteTitle(id, title)
  const piece = {
    n: 1,
    chapter: 0,
    act: 0,
    drop: 0,
    text: text ?? '<character>Ada</character>\n<dialogue>Hi.</dialogue>\n',
  }
  await world.pieces.append(id, 'a-test', piece)
  if (!isGrowing) await world.scripts.end(id, 'a-test', 'written', null)
  const shareId = world.newId()
  await world.shares.share(id, shareId)
  return { id, shareId, path: `/s/${shareId}` }
}
