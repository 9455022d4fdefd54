import { parentPort, workerData } from 'node:worker_threads'
import { openModule } from './open-module.mjs'

// A thread of lint-cards.mjs.

const { englishDataset, englishRecommendedTransformers, RegExpMatcher } = await import('obscenity')

const { module, close } = await openModule('comedy', 'plays', 'check-cards.ts')
const rude = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
const played = await module.playShare(workerData, (text) => rude.hasMatch(text))
parentPort?.postMessage(played)
await close()
