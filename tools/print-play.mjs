import { parseArgs } from 'node:util'
import { openModule } from './open-module.mjs'

const { module, close } = await openModule('comedy', 'plays', 'print.ts')

const string = (value) => ({ type: 'string', default: value })
const { values } = parseArgs({
  options: {
    program: string(''),
    character: string(''),
    setting: string(''),
    mode: string('quick'),
    rating: string('family-friendly'),
    seed: string('1'),
    parts: string('4'),
    people: string(''),
    scenario: { type: 'string' },
    chapters: string('1'),
    twists: string(''),
    laughs: string(''),
  },
})
const marks = (text) =>
  [...text.matchAll(/(\d{1,3}):(\d{1,4})/g)].map(([, act, number]) => ({
    act: Number(act),
    number: Number(number),
  }))
process.stdout.write(
  await module.printPlay({
    ...values,
    scenario: values.scenario ?? null,
    parts: Number(values.parts),
    chapters: Number(values.chapters),
    twists: marks(values.twists),
    laughs: marks(values.laughs),
    people: values.people.split(',').flatMap((name) => name.trim() || []),
  }),
)
await close()
