import { type Bus } from './bus.ts'
import { createBells } from './bells.ts'

/** The bus of one process: a ring is heard by the listeners of this instance. */
export function createMemoryBus(): Bus {
  const { ring, listen } = createBells()
  return { ring, listen, close: async () => {} }
}
