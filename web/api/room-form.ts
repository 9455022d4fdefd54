import {
  type Hello,
  type MoveAnswer,
  type OwnView,
  type PhaseView,
  type Pulse,
  type RoomAnswer,
  type RoomView,
} from '../../game/room/view.ts'
import { isScriptView } from './script-form.ts'

export function isRoomAnswer(answer: unknown): answer is RoomAnswer {
  return (
    isRecord(answer) &&
    isRoomView(answer['room']) &&
    isOwnView(answer['you']) &&
    (answer['script'] === null || isScriptView(answer['script']))
  )
}

export function isMoveAnswer(answer: unknown): answer is MoveAnswer {
  return isRecord(answer) && isNumber(answer['n'])
}

export function isHello(frame: unknown): frame is Hello {
  return isRecord(frame) && isNumber(frame['now'])
}

const phases: { readonly [P in PhaseView['is']]: true } = {
  lobby: true,
  choosing: true,
  hands: true,
  dealing: true,
  parts: true,
  performing: true,
  voting: true,
  curtain: true,
  closed: true,
}

export function isRoomView(view: unknown): view is RoomView {
  if (!isRecord(view)) return false
  const { code, n, host, setup, people, audience, phase, round, duel, decision } = view
  return (
    typeof code === 'string' &&
    isNumber(n) &&
    typeof host === 'string' &&
    isRecord(setup) &&
    Array.isArray(people) &&
    people.every(isPerson) &&
    isNumber(audience) &&
    isRecord(phase) &&
    typeof phase['is'] === 'string' &&
    Object.hasOwn(phases, phase['is']) &&
    (round === null || (isRecord(round) && isNumber(round['n']) && Array.isArray(round['parts']))) &&
    (duel === null || (isRecord(duel) && Array.isArray(duel['scripts']))) &&
    (decision === null || (isRecord(decision) && Array.isArray(decision['twists'])))
  )
}

export function isOwnView(view: unknown): view is OwnView {
  return (
    isPerson(view) &&
    isRecord(view) &&
    isRecord(view['choice']) &&
    ['audience', 'ballot'].every((key) => Array.isArray(view[key]))
  )
}

export function isPulse(frame: unknown): frame is Pulse {
  return isRecord(frame) && isNumber(frame['round']) && Array.isArray(frame['laughs'])
}

function isPerson(value: unknown): boolean {
  return isRecord(value) && ['id', 'name', 'role'].every((key) => typeof value[key] === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
