import { expect, it } from 'vitest'
import { beginOutline } from '../../comedy/asking/outline.ts'
import { type Assignment } from '../writers/writer.ts'
import { createNotes } from './notes.ts'

/** Notes of a script with these texts, and what they have noted. */
function takeNotes({ written = [] as string[], title = null as string | null, isHeld = true } = {}) {
  const noted: string[] = []
  const scripts = {
    notePlayed: async (id: string, n: number, played: readonly string[]) =>
      void noted.push(`${id}/${n}: ${played.join()}`),
    noteTitle: async (_: string, found: string) => void noted.push(found),
    notePlan: async (id: string, n: number, instance: string, plan: object) => {
      noted.push(`${id}/${n} of ${instance}: ${JSON.stringify(plan)}`)
      return isHeld
    },
  }
  const script = { id: 'one', cast: [], title, chapters: [{}] } as never
  const notes = createNotes({ scripts, instance: 'here' }, script, { played: () => ['a-line/1'] }, {
    written,
  } as unknown as Assignment)
  let n = 0
  const store = (text: string, { act = 0, drop = 0 } = {}) =>
    notes.pieceStored({ n: ++n, chapter: 0, act, drop, text })
  const storeAll = async (texts: readonly string[]) => {
    for (const text of texts) await store(text)
  }
  return { noted, store, storeAll, end: notes.chapterEnded, planned: notes.planned, keepPlan: notes.keepPlan }
}

const played = 'one/0: a-line/1'
const lines = Array.from({ length: 6 }, (_, n) => `<action>${n}</action>\n`)

it('notes the title and what is played once there are some pieces, and no more after it', async () => {
  const { noted, store, storeAll, end } = takeNotes()
  await store('<title>The Rinse</title>\n')
  expect(noted).toEqual([])
  await storeAll(lines)
  await store('<title>Another</title>\n')
  await end()
  expect(noted).toEqual([played, 'The Rinse'])
})

it('never takes the half of a title for the whole', async () => {
  const { noted, storeAll, end } = takeNotes()
  await storeAll(['<tit', 'le>', 'The', ' Ri', 'ns', 'e'])
  expect(noted).toEqual([played])
  await storeAll([' Cycle', '</title>\n', ...lines])
  await end()
  expect(noted).toEqual([played, 'The Rinse Cycle'])
})

it('knows what was written before it, and what was taken back', async () => {
  const { noted, store, storeAll, end } = takeNotes({ written: ['<title>The Ri'] })
  await store('', { drop: 2 })
  await store('End</title>\n')
  await storeAll(lines)
  await end()
  expect(noted).toEqual([played, 'The End'])
})

it('keeps a plan once, before what follows from it, and what is played by it', async () => {
  const { noted, storeAll, end, planned, keepPlan } = takeNotes()
  expect(await keepPlan()).toBe(true)
  expect(noted).toEqual([])
  const outline = beginOutline({ opening: { truth: 'soup' } })
  planned(outline)
  expect(await keepPlan()).toBe(true)
  expect(await keepPlan()).toBe(true)
  expect(noted).toEqual([`one/0 of here: ${JSON.stringify(outline)}`])
  await storeAll(lines)
  planned({ ...outline, messages: 'short' })
  await end()
  expect(noted.slice(1)).toEqual([played, played])
})

it('says when somebody else has the lease by now', async () => {
  const { planned, keepPlan } = takeNotes({ isHeld: false })
  planned(beginOutline())
  expect(await keepPlan()).toBe(false)
})

it.each([
  ['of the player', { title: 'Mine' }, ['<title>Its own</title>\n']],
  ['nowhere', {}, ['Hello.\n']],
  ['in a later act', {}, []],
])('notes no title where it is %s', async (_, script, texts) => {
  const { noted, store, storeAll, end } = takeNotes(script)
  await storeAll([...texts, ...lines])
  await store('<title>Too late</title>\n', { act: 1 })
  await end()
  expect(noted).toEqual([played])
})
