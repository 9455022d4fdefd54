import { readBit } from '../bit.ts'
import { functions, type Program } from '../card-types.ts'
import { type CardFault } from './card-fault.ts'

const fewestTurnSpots = 7
/** The title page says what everybody wants. */
const ownWords = /\b(?:I|me|my|mine|myself)\b/u

/** What a program must have so that every cast can play it, in any chapter. */
export function checkProgram(program: Program): CardFault[] {
  const { name, people, scenarios } = program
  const faults: string[] = []
  const names = Object.keys(people)
  if (scenarios.length < 3) faults.push(`${scenarios.length} scenarios; it needs three`)
  if (new Set(scenarios.map(({ shape }) => shape)).size < scenarios.length)
    faults.push('two scenarios have one shape')
  if (scenarios.filter(({ least = 2 }) => least === 2).length < 2)
    faults.push('fewer than two scenarios can be played by two parts (least)')
  if (scenarios.filter(({ strangers }) => !strangers).length < 2)
    faults.push('fewer than two scenarios can be a next episode (strangers)')
  for (const three of threesOf(names)) {
    if (!canCast(program, three))
      faults.push(`${three.join(', ')} cannot play BOSS, FOE and PAL between them`)
  }
  for (const [person, { want }] of Object.entries(people)) {
    if (ownWords.test(want.replaceAll(/"[^"]*"/gu, '')))
      faults.push(`${person}: "${person} wants ${want}" is said by somebody else`)
  }
  const hooks = scenarios.flatMap((scenario) =>
    scenario.acts.flatMap(({ text }) =>
      readBit(text).flatMap((line) =>
        line.is === 'call' && line.words[0] === 'hook'
          ? [{ scenario, part: line.words[1] ?? '', hook: line.words[2] ?? '' }]
          : [],
      ),
    ),
  )
  for (const { scenario, part, hook } of hooks) {
    for (const [person, { as, hooks: own }] of Object.entries(people)) {
      const plays = functions.find((one) => one === part && as[one] !== undefined)
      if (plays === undefined) continue
      if ((scenario.hooks?.[person]?.[hook] ?? as[plays]?.[hook] ?? own[hook]) === undefined)
        faults.push(`${scenario.id}: ${person} as ${part} has no hook "${hook}"`)
    }
  }
  for (const { id, acts } of scenarios) {
    const spots = acts
      .flatMap(({ text }) => readBit(text))
      .filter((line) => line.is === 'call' && line.words[0] === 'turns')
    if (spots.length < fewestTurnSpots)
      faults.push(`${id}: > turns ${spots.length} times; ${fewestTurnSpots} at least, spread over the acts`)
  }
  return [...new Set(faults)].map((fault) => ({ where: name, fault }))
}

function threesOf(names: readonly string[]): string[][] {
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, j) => names.slice(i + j + 2).map((c) => [a, b, c])),
  )
}

function canCast({ people }: Program, [a = '', b = '', c = '']: readonly string[]): boolean {
  const plays = (name: string, part: number) => {
    const known = functions[part]
    return known !== undefined && people[name]?.as[known] !== undefined
  }
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].some((order) => order.every(plays))
}
