import { expect, test } from 'vitest'
import { deck } from '../../deck/deck.ts'
import { lengths } from '../../game/modes.ts'
import { planForHouse } from '../house-writer.ts'
import { sampleBrief } from '../test/sample-brief.ts'
import { pauseBefore } from './pause.ts'
import { openShow } from './show.ts'
import { readFor } from './wording.ts'

test('something small happens between two plots, not within one', () => {
  const brief = sampleBrief(deck, 1, { length: lengths.group.first })
  const show = openShow(brief, planForHouse(brief), 0)
  const [plot, other] = show.chosen.engines
  const opener = plot!.acts.find(({ scene }) => !scene.lines[0]!.startsWith('>'))!.scene
  const read = readFor(opener, show.production)
  const first = read.lines.find((line) => line.kind === 'speech')!
  const casting = new Map([[first.role, 0]])
  show.stage.spoken.push({ part: 1, text: 'Well.', quotable: false })

  show.stage.played.set(plot!.acts[0]!.scene.id, new Map())
  expect(pauseBefore(read, casting, show)).toEqual([])
  show.stage.played.set(other!.acts[0]!.scene.id, new Map())
  expect(pauseBefore(read, casting, show)).toHaveLength(1)
})
