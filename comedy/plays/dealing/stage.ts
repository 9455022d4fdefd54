import { playerOf, type Situation } from '../situation.ts'
import { type BitRun } from '../item.ts'

/** Who is where, who knows what, and who has said how much, while a play is dealt. */
export type Stage = {
  readonly present: Set<string>
  /** There, but not to be spoken to: only its own lines are its. */
  readonly resting: Set<string>
  isHidden: boolean
  /** A fact, and who knows it. */
  readonly known: Map<string, Set<string>>
  /** What other cards have done: 'help', 'stow', 'worse', … */
  readonly done: Set<string>
  isPropAway: boolean
  readonly words: Map<string, number>
  /** Of all together. */
  wordsOfAll: number
  readonly lastLine: Map<string, number>
  lines: number
  previous: string | null
  /** As whom it spoke. */
  previousRole: string | null
  previousBit: BitRun | null
  isAfterAction: boolean
  readonly faults: string[]
}

export function setStage(): Stage {
  return {
    present: new Set(),
    resting: new Set(),
    isHidden: false,
    known: new Map(),
    done: new Set(),
    isPropAway: false,
    words: new Map(),
    wordsOfAll: 0,
    lastLine: new Map(),
    lines: 0,
    previous: null,
    previousRole: null,
    previousBit: null,
    isAfterAction: true,
    faults: [],
  }
}

/** Notes in a scenario and the marks of other cards' bits: each changes the stage or finds a fault in it. */
export function takeNote(words: readonly string[], where: string, stage: Stage, situation: Situation): void {
  const [verb = '', name = '', fact = ''] = words
  const fault = (text: string) => void stage.faults.push(`${where}: ${text}`)
  const person = name === 'LEAD' ? situation.lead : playerOf(name, situation)
  switch (verb) {
    case 'begin':
      return beginHalf(stage, situation)
    case 'enter':
      if (person !== null) {
        stage.present.add(person)
        stage.resting.delete(person)
      }
      if (name === 'LEAD') stage.isHidden = false
      return
    case 'exit':
      if (person !== null && !stage.present.delete(person)) fault(`${name} goes out and was not there`)
      return
    case 'rest':
      if (person !== null) stage.resting.add(person)
      return
    case 'plant':
      stage.known.set(name, new Set(stage.present))
      return
    case 'pay':
      if (!stage.known.has(name)) fault(`"${name}" is paid off and was not planted`)
      return
    case 'aware':
      if (person !== null && !stage.known.get(fact)?.has(person)) fault(`${name} cannot know "${fact}"`)
      return
    case 'unaware':
      if (person !== null && stage.known.get(fact)?.has(person))
        fault(`${name} must not know "${fact}", and was there`)
      return
    case 'prop':
      if (stage.isPropAway) fault('the prop is not here: it is away since the lead helped')
      return
    case 'turns':
      return
    case 'lazzo':
      return takeLazzo(name, fault, stage)
    case 'working':
      return takeWorking(name, fact || 'LEAD', fault, stage, situation)
    default:
      fault(`no such note: * ${verb}`)
  }
}

/** The people are all there again, and nothing is broken yet that the second scenario breaks. */
function beginHalf(stage: Stage, { others }: Situation): void {
  stage.present.clear()
  for (const name of others) stage.present.add(name)
  stage.resting.clear()
  stage.done.clear()
  stage.isHidden = false
}

function takeLazzo(name: string, fault: (text: string) => void, stage: Stage): void {
  const hasActed = stage.done.has('help') || stage.done.has('attempt')
  if (name === 'ban' && !hasActed) fault('the lead is forbidden what it has not done yet (help, attempt)')
  if (name === 'save' && !hasActed)
    fault('the lead saves the day by what it never did before (help, attempt)')
  if (name === 'hide' && !stage.isHidden) fault('the lead is heard hiding and was not hidden (> place stow)')
  if (name === 'help') stage.isPropAway = true
  if (name === 'found') stage.isHidden = false
  stage.done.add(name)
}

function takeWorking(
  name: string,
  thing: string,
  fault: (text: string) => void,
  stage: Stage,
  { lead }: Situation,
): void {
  const needs: Readonly<Record<string, readonly string[]>> = {
    worse: ['help', 'attempt'],
    saves: ['save'],
    back: ['stow'],
  }
  const need = needs[name]
  if (need !== undefined && !need.some((one) => stage.done.has(one)))
    fault(`> place ${name} comes before ${need.join(' or ')}`)
  if (name === 'takes') stage.isPropAway = true
  if (name === 'saves' && !(stage.done.has('worse') && stage.done.has('peak')))
    fault('> place saves pays off what > place worse and > place peak have not planted')
  if (
    name !== 'why' &&
    name !== 'again' &&
    name !== 'crowd' &&
    name !== 'intro' &&
    name !== 'stow' &&
    !stage.done.has('intro')
  )
    fault(`> place ${name} comes before > place intro`)
  stage.done.add(name)
  if (name === 'stow' && thing === 'LEAD') {
    stage.isHidden = true
    stage.known.set('hiding', new Set([...stage.present, lead]))
  }
  if (name === 'back' && thing === 'LEAD') stage.isHidden = false
}
