import { type DecisionView, type OwnView, type RoomView } from '../../game/room/view.ts'

type Someone = RoomView['people'][number]

export function somebody(id: string, name: string, more: Partial<Someone> = {}): Someone {
  return {
    id,
    name,
    color: (Number(id.slice(1)) - 1) % 6,
    role: 'player',
    isReady: false,
    isCovered: false,
    isHere: true,
    hasLeft: false,
    ...more,
  }
}

/** A lobby with Ada, who is the host, and Bo. */
export function sampleRoom(more: Partial<RoomView> = {}): RoomView {
  return {
    code: 'BCDF',
    n: 1,
    host: 'p1',
    setup: { mode: 'quick', rating: 'family-friendly', audience: 'apart' },
    isLocked: false,
    isCodeHidden: false,
    people: [somebody('p1', 'Ada'), somebody('p2', 'Bo')],
    audience: 0,
    phase: { is: 'lobby' },
    round: null,
    duel: null,
    decision: null,
    evening: null,
    ...more,
  }
}

/** Ada, the host. */
export function sampleOwn(more: Partial<OwnView> = {}): OwnView {
  return {
    id: 'p1',
    name: 'Ada',
    role: 'player',
    isHost: true,
    isAsked: false,
    choice: {},
    hand: null,
    entry: null,
    ballot: [],
    vote: null,
    twist: null,
    audience: [],
    ...more,
  }
}

export function sampleRound(n = 1): NonNullable<RoomView['round']> {
  const card = (name: string) => ({ id: name.toLowerCase(), name, image_url: `/cards/${name}.svg` })
  return {
    n,
    setup: { mode: 'quick', rating: 'family-friendly', audience: 'apart' },
    draw: { characters: card('Ada'), programs: card('Bake'), settings: card('Moon') },
    votes: null,
    parts: [
      { part: 'Ada', reader: 'p1' },
      { part: 'Kevin', reader: 'p2' },
    ],
    scriptId: `s${n}`,
    decided: [],
  }
}

export const sampleTwists = [
  { id: 'kevin', sentence: 'Kevin finds the door' },
  { id: 'sock', sentence: 'The sock comes back' },
  { id: 'moon', sentence: 'The moon is closed for cleaning' },
] as const

/** Of the third act; nine seconds are left. */
export function sampleDecision(more: Partial<DecisionView> = {}): DecisionView {
  return { chapter: 0, act: 2, twists: sampleTwists, tapped: [], until: Date.now() + 8900, ...more }
}

/** Three scripts, all read; the authors are not told yet. */
export function sampleDuel(more: Partial<NonNullable<RoomView['duel']>> = {}): NonNullable<RoomView['duel']> {
  const script = (n: number) => {
    const { scriptId, draw } = sampleRound(n)
    return { n, scriptId, draw, author: null }
  }
  return { of: 3, scripts: [1, 2, 3].map(script), verdict: null, ...more }
}
