import { type Memory } from '../memory.ts'
import { cleanSentence } from './clean.ts'
import { type Outline } from './outline.ts'

/** In the memory of the players, what tells a plan of an AI service from the ids of the house writer's corpus. */
const mark = 'told: '
const longestTold = 240
const mostTold = 6

/** What the players' memory keeps of a chapter that a service planned: its machine and its truth. */
export function listTold({ opening, head }: Outline): Memory {
  const parts = [opening?.whenever, head?.truth || opening?.truth].flatMap((part) => part || [])
  return parts.length === 0 ? [] : [mark + parts.map((part) => cleanSentence(part, longestTold)).join(' / ')]
}

/** The machines and truths in a memory, the latest first. */
export function readTold(memory: Memory): string[] {
  return memory
    .filter((key) => key.startsWith(mark))
    .map((key) => key.slice(mark.length))
    .slice(0, mostTold)
}
