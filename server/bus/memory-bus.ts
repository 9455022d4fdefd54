import { type Bus } from './bus.ts'
import { createBells } from './bells.ts'

/** The bus of one process: a ring is heard by the listeners of this instance. */
export function createMemoryBus(): Bus {
  const bells = createBells()
  return {
    ring: (topic) => bells.ring(topic),
    listen: (topic, signal) => bells.listen(topic, signal),
    close: async () => {},
  }
}
