import { type ReadUnit } from './read-unit.ts'
import { type Casting, quotableLines, type Stage, wordsSpoken } from './stage.ts'

/** How bad a casting is; infinite when the unit cannot be played by these parts now. */
export type CastUnit = { readonly casting: Casting; readonly cost: number }

const neighbourCost = 40
const absenceAllowed = 9

/**
 * Gives every free role to the part that needs lines most, so that all parts come out equal. Reserved parts get one
 * only when there is nobody else. All ways are tried: there are a few hundred at most.
 */
export function castUnit(
  read: ReadUnit,
  pinned: Casting,
  stage: Stage,
  reserved: readonly number[] = [],
): CastUnit {
  const { roles } = read
  const trial = openTrial(read, stage)
  const free: string[] = []
  for (const role of roles) {
    const part = pinned.get(role)
    if (part === undefined) free.push(role)
    else if (trial.canTake(role, part)) trial.give(role, part)
    else return { casting: pinned, cost: Number.POSITIVE_INFINITY }
  }
  const taken = new Set([...reserved, ...trial.casting.values()])
  let best: Casting = new Map(trial.casting)
  let least = Number.POSITIVE_INFINITY
  fill(0)
  return { casting: best, cost: least }

  function fill(next: number): void {
    const role = free[next]
    if (role === undefined) {
      const cost = trial.price()
      if (cost >= least) return
      least = cost
      best = new Map(trial.casting)
      return
    }
    // Two roles share a part only when there are more roles than parts.
    const isCrowded = roles.length > stage.parts.length || taken.size >= stage.parts.length
    for (let part = 0; part < stage.parts.length; part++) {
      const isFresh = !taken.has(part)
      if ((!isFresh && !isCrowded) || !trial.canTake(role, part)) continue
      taken.add(part)
      trial.give(role, part)
      fill(next + 1)
      trial.takeBack(role, part)
      if (isFresh) taken.delete(part)
    }
  }
}

/** One casting in the making, and what it would cost. It is tried hundreds of times a script, so it only counts. */
function openTrial(read: ReadUnit, stage: Stage) {
  const { parts, spoken } = stage
  const casting = new Map<string, number>()
  const after = parts.map(({ words }) => words)
  const roles = parts.map(() => 0)
  const lines = read.lines.filter(({ kind }) => kind === 'speech').length
  const mean = (wordsSpoken(stage) + sum(read.words.values())) / parts.length
  const silences = parts.map(({ heard }) => priceSilence(spoken.length - heard - 1 + lines))
  const first = read.roles[0] ?? ''
  const lastPart = spoken.at(-1)?.part

  return {
    casting,
    canTake: (role: string, part: number) =>
      !read.quotes.includes(role) || quotableLines(stage, part).length > 0,
    give(role: string, part: number): void {
      casting.set(role, part)
      after[part]! += read.words.get(role) ?? 0
      roles[part]! += 1
    },
    takeBack(role: string, part: number): void {
      casting.delete(role)
      after[part]! -= read.words.get(role) ?? 0
      roles[part]! -= 1
    },
    price(): number {
      let cost = 0
      for (let part = 0; part < after.length; part++) {
        cost += Math.abs(after[part]! - mean)
        // A part that is silent for long is worth more than a few words of balance.
        if (roles[part] === 0) cost += silences[part]!
      }
      for (const [a, b] of read.apart) if (casting.get(a) === casting.get(b)) cost += neighbourCost
      return casting.get(first) === lastPart ? cost + 0.3 * neighbourCost : cost
    },
  }
}

function priceSilence(lines: number): number {
  return lines <= absenceAllowed ? 0 : (lines - absenceAllowed) ** 3 * 3
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
