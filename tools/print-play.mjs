import { parseArgs } from 'node:util'
import { installWhatIsMissing } from './install.mjs'
import { fromRoot } from './root.mjs'

installWhatIsMissing('all')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fromRoot('comedy', 'plays', 'print.ts'), { configFile: false })

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
  },
})
process.stdout.write(
  module.printPlay({
    ...values,
    scenario: values.scenario ?? null,
    parts: Number(values.parts),
    chapters: Number(values.chapters),
    people: values.people.split(',').flatMap((name) => name.trim() || []),
  }),
)
