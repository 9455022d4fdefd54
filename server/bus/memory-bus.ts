import { type Bus } from './bus.ts'
import { createBells } from './bells.ts'

export function createMemoryBus(): Bus {
  const { ring, listen } = createBells()
  return { ring, listen, close: async () => {} }
}
