import { useState } from 'react'
import { wordsPerMinute } from '../../game/modes.ts'
import { keep, readKept } from '../ui/keep.ts'

export type Habits = { readonly speed: number; readonly size: number }

/** Words a minute. */
export const speeds = { from: 90, to: 260, step: 10 } as const
/** Times the usual size, which is readable from three metres on a television. */
export const sizes = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
const usual: Habits = { speed: wordsPerMinute, size: 1 }

const key = 'table-read:habits'

export function useHabits() {
  const [habits, setHabits] = useState(() => readKept('browser', key, cleanHabits))
  const change = (more: Partial<Habits>) => {
    const changed = cleanHabits({ ...habits, ...more })
    setHabits(changed)
    keep('browser', key, changed)
  }
  return { habits, change }
}

export function cleanHabits(value: unknown): Habits {
  if (typeof value !== 'object' || value === null) return usual
  const { speed, size } = value as Record<string, unknown>
  return {
    speed: numberWithin(speed, speeds.from, speeds.to) ?? usual.speed,
    size: numberWithin(size, 0, sizes.length - 1) ?? usual.size,
  }
}

function numberWithin(value: unknown, from: number, to: number): number | null {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.round(Math.min(to, Math.max(from, value)))
    : null
}
