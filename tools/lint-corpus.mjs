import { installWhatIsMissing } from './install.mjs'
import { fromRoot } from './root.mjs'

installWhatIsMissing('all')
const { runnerImport } = await import('vite')
const { englishDataset, englishRecommendedTransformers, RegExpMatcher } = await import('obscenity')

const { module } = await runnerImport(fromRoot('comedy', 'lint-corpus.ts'), { configFile: false })
const rude = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
const faults = module.lintCorpus((text) => rude.hasMatch(text))
for (const { where, fault } of faults) process.stdout.write(`${where}: ${fault}\n`)
process.stdout.write(
  faults.length === 0 ? 'The corpus has no fault.\n' : `${faults.length} faults in the corpus.\n`,
)
if (faults.length > 0) process.exit(1)
