import { describe, expect, test } from 'vitest'
import { categories } from '../../card.ts'
import { type Mode } from '../../modes.ts'
import { type Move } from '../move.ts'
import { type Person, type Setup } from '../room.ts'
import { seeOwn, seeRoom } from '../see.ts'
import { mostTapped } from './taps.ts'
import { Party } from '../test/party.ts'
import { byHandMs, dealingMs, decisionMs, handsMs, partsMs, troubleMs, votingMs } from '../times.ts'
import { decisionActs } from './twists.ts'

const names = ['Ada', 'Bo', 'Cem', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

/** A screen, and so many who join: six have seats, the others are the audience. */
function gather(people: number, mode: Mode, audience: Setup['audience'] = 'apart'): Party {
  const party = new Party({ mode, rating: 'family-friendly', audience }, { user: 'tv', name: null })
  for (const name of names.slice(0, people)) party.move(name.toLowerCase(), { is: 'join', name })
  return party
}

const phaseOf = (party: Party) => party.room.phase.is
const codeOf = (party: Party, user: string, move: Move) => party.move(user, move)?.code ?? null
const own = (party: Party, user: string) => seeOwn(party.room, personOf(party, user).id)!
const personOf = (party: Party, user: string): Person => party.room.people.find((one) => one.user === user)!

function makeHand(party: Party, user: string): void {
  const { hand } = own(party, user)
  for (const category of categories)
    party.move(user, { is: 'choose', category, card: hand?.[category][1]?.id ?? '' })
}

function readScript(party: Party): void {
  party.wait(dealingMs)
  party.wait(partsMs)
  party.write(
    8,
    party.room.round!.parts.map(({ part }) => part),
  )
  party.script = { ...party.script, isOver: true }
  party.move('tv', { is: 'go-to', to: 99 })
}

function duel(people: number, audience: Setup['audience'] = 'apart'): Party {
  const party = gather(people, 'head-to-head', audience)
  party.move('tv', { is: 'begin' })
  for (const name of names.slice(0, Math.min(6, people))) makeHand(party, name.toLowerCase())
  return party
}

function toVote(people: number, audience?: Setup['audience']): Party {
  const party = duel(people, audience)
  for (let n = 0; n < Math.min(6, people); n++) readScript(party)
  return party
}

const roundOf = (party: Party, user: string): number => {
  const { id } = personOf(party, user)
  return party.room.duel!.entries.find(({ author }) => author === id)!.round.n
}
const vote = (party: Party, user: string, forUser: string) =>
  codeOf(party, user, { is: 'vote', round: roundOf(party, forUser) })

describe('a duel', () => {
  test('everybody makes a hand at once, and the last one ends the wait', () => {
    const party = gather(3, 'head-to-head')
    party.move('tv', { is: 'begin' })
    expect(phaseOf(party)).toBe('hands')
    const hands = ['ada', 'bo', 'cem'].map((user) => own(party, user).hand?.settings.map(({ id }) => id))
    expect(hands.map((hand) => hand?.length)).toEqual([3, 3, 3])
    expect(seeOwn(party.room, 'p1')?.hand).toBeNull()
    makeHand(party, 'ada')
    makeHand(party, 'bo')
    expect(phaseOf(party)).toBe('hands')
    makeHand(party, 'cem')
    expect(phaseOf(party)).toBe('dealing')
    expect(party.room.duel?.entries.length).toBe(3)
  })

  test('a card of somebody else’s hand cannot be chosen', () => {
    const party = gather(2, 'head-to-head')
    party.move('tv', { is: 'begin' })
    const bos = own(party, 'bo').hand!.characters.map(({ id }) => id)
    const adas = own(party, 'ada').hand!.characters.map(({ id }) => id)
    const [other = ''] = bos.filter((id) => !adas.includes(id))
    expect(codeOf(party, 'ada', { is: 'choose', category: 'characters', card: other })).toBe('not-now')
  })

  test('after the time chance makes up what is missing; who sleeps and chose nothing has no script', () => {
    const party = gather(3, 'head-to-head')
    party.move('tv', { is: 'begin' })
    makeHand(party, 'ada')
    party.presence(personOf(party, 'bo').id, false)
    party.wait(handsMs)
    expect(phaseOf(party)).toBe('dealing')
    const authors = party.room.duel!.entries.map(({ author }) => author)
    expect(authors.sort()).toEqual(['ada', 'cem'].map((user) => personOf(party, user).id).sort())
  })

  test('each script is read by the whole room, one after another, with its author hidden', () => {
    const party = duel(3)
    for (let n = 1; n <= 3; n++) {
      const { round } = party.room
      expect(round?.n).toBe(n)
      expect(new Set(round?.parts.map(({ reader }) => reader)).size).toBe(3)
      const { duel: told } = seeRoom(party.room)
      expect(told?.of).toBe(3)
      expect(told?.scripts.map(({ author }) => author)).toEqual(Array.from({ length: n }, () => null))
      readScript(party)
    }
    expect(phaseOf(party)).toBe('voting')
  })

  test('all vote for another’s script; then the author is told', () => {
    const party = toVote(3)
    expect(vote(party, 'ada', 'ada')).toBe('not-now')
    expect(own(party, 'ada').ballot).not.toContain(roundOf(party, 'ada'))
    expect(own(party, 'tv').ballot).toEqual([])
    expect(vote(party, 'ada', 'bo')).toBeNull()
    expect(vote(party, 'ada', 'cem')).toBeNull()
    expect(vote(party, 'ada', 'bo')).toBeNull()
    expect(vote(party, 'cem', 'bo')).toBeNull()
    expect(vote(party, 'bo', 'ada')).toBeNull()
    expect(phaseOf(party)).toBe('curtain')
    const bo = personOf(party, 'bo').id
    const { duel: told, round } = seeRoom(party.room)
    expect(told?.verdict?.winners).toEqual([roundOf(party, 'bo')])
    expect(told?.scripts.find(({ n }) => n === told.verdict?.winners[0])?.author).toBe(bo)
    expect(round?.n).toBe(roundOf(party, 'bo'))
    expect(party.room.evening.wins).toEqual({ [bo]: 1 })
  })

  test('a tie is shared', () => {
    const party = toVote(4)
    vote(party, 'ada', 'bo')
    vote(party, 'bo', 'ada')
    vote(party, 'cem', 'ada')
    vote(party, 'dee', 'bo')
    expect(party.room.duel?.verdict?.winners.length).toBe(2)
  })

  test('between players who tie the audience decides, where it counts apart', () => {
    const party = toVote(7)
    expect(vote(party, 'gus', 'bo')).toBeNull()
    for (const [user, other] of [
      ['ada', 'bo'],
      ['bo', 'ada'],
      ['cem', 'ada'],
      ['dee', 'bo'],
    ] as const)
      vote(party, user, other)
    expect(phaseOf(party)).toBe('voting')
    party.wait(votingMs)
    expect(party.room.duel?.verdict?.winners).toEqual([roundOf(party, 'bo')])
  })

  test('of two players nobody can vote: the room shows hands, and the host counts', () => {
    const party = toVote(2)
    expect(party.room.phase).toMatchObject({ is: 'voting', isByHand: true })
    expect(vote(party, 'ada', 'bo')).toBe('not-now')
    expect(codeOf(party, 'ada', { is: 'count-hands', winner: roundOf(party, 'ada') })).toBe('not-host')
    expect(codeOf(party, 'tv', { is: 'count-hands', winner: roundOf(party, 'bo') })).toBeNull()
    expect(party.room.duel?.verdict?.winners).toEqual([roundOf(party, 'bo')])
  })

  test('where nobody taps, hands are counted; and after that all have won', () => {
    const party = toVote(3)
    party.wait(votingMs)
    expect(party.room.phase).toMatchObject({ is: 'voting', isByHand: true })
    party.wait(byHandMs)
    expect(party.room.duel?.verdict?.winners.length).toBe(3)
  })

  test('a script that fails is written on by the house, and left behind when that fails too', () => {
    const party = duel(2)
    party.wait(dealingMs + partsMs)
    party.wait(partsMs)
    party.write(3, ['Kim'])
    party.script = { ...party.script, isOver: true, problem: 'The AI service failed' }
    party.move('tv', { is: 'go-to', to: 99 })
    expect(phaseOf(party)).toBe('curtain')
    expect(party.room.duel?.at).toBe(0)
    party.wait(troubleMs)
    expect(phaseOf(party)).toBe('performing')
    party.script = { ...party.script, isOver: true, problem: 'unexpected' }
    party.tick()
    party.wait(troubleMs)
    expect(party.room.duel?.at).toBe(1)
    expect(phaseOf(party)).toBe('dealing')
  })

  test('the story of the winner goes on, and a rematch deals new hands', () => {
    const party = toVote(2)
    party.move('tv', { is: 'count-hands', winner: roundOf(party, 'bo') })
    expect(codeOf(party, 'tv', { is: 'go-on', writer: 'default' })).toBeNull()
    expect(party.room.round?.n).toBe(roundOf(party, 'bo'))
    party.move('tv', { is: 'end' })
    expect(phaseOf(party)).toBe('curtain')
    party.move('tv', { is: 'begin' })
    expect(phaseOf(party)).toBe('hands')
    party.wait(handsMs)
    expect(party.room.round?.n).toBe(3)
  })
})

describe('a decision', () => {
  function asked(people: number, audience?: Setup['audience']): Party {
    const party = gather(people, 'quick', audience)
    party.move('tv', { is: 'begin' })
    party.wait(dealingMs)
    party.wait(partsMs)
    party.write(
      9,
      party.room.round!.parts.map(({ part }) => part),
    )
    party.move('tv', { is: 'go-to', to: 4 })
    expect(party.room.decision).toBeNull()
    party.move('tv', { is: 'go-to', to: 5 })
    return party
  }
  const tap = (party: Party, user: string, twist: string) =>
    codeOf(party, user, { is: 'tap-twist', chapter: 0, act: 2, twist })

  test('is asked for as the act ends, and the reading goes on', () => {
    const party = asked(3)
    expect(party.room.decision?.until).toBe(party.now + decisionMs)
    party.move('tv', { is: 'advance', from: 5 })
    expect(party.room.phase).toMatchObject({ is: 'performing', at: 6 })
    expect(party.room.decision).not.toBeNull()
  })

  test('ends when everybody has tapped', () => {
    const party = asked(3)
    expect(tap(party, 'ada', 'a')).toBeNull()
    expect(tap(party, 'bo', 'b')).toBeNull()
    expect(tap(party, 'cem', 'z')).toBe('not-now')
    expect(tap(party, 'tv', 'b')).toBe('not-now')
    expect(own(party, 'ada').twist).toBe('a')
    expect(own(party, 'cem').twist).toBeNull()
    expect(tap(party, 'cem', 'b')).toBeNull()
    const [decided] = party.room.round!.decided
    expect(decided?.twist?.id).toBe('b')
    expect(decided?.with).toEqual(['bo', 'cem'].map((user) => personOf(party, user).id))
    party.move('tv', { is: 'go-to', to: 7 })
    expect(party.room.decision).toBeNull()
  })

  test('ends after twelve seconds, with nothing where nobody tapped', () => {
    const party = asked(2)
    party.wait(decisionMs)
    expect(party.room.round!.decided).toMatchObject([{ act: 2, twist: null, with: [] }])
  })

  test('the audience counts with the players where the host says so', () => {
    for (const [audience, twist] of [
      ['apart', 'a'],
      ['with', 'b'],
    ] as const) {
      const party = asked(8, audience)
      tap(party, 'ada', 'a')
      expect(tap(party, 'gus', 'b')).toBeNull()
      expect(tap(party, 'hal', 'b')).toBeNull()
      party.wait(decisionMs)
      expect(party.room.round!.decided[0]?.twist?.id).toBe(twist)
    }
  })

  test('is closed by the end of the performance', () => {
    const party = asked(2)
    party.move('tv', { is: 'end' })
    expect(party.room.decision).toBeNull()
  })
})

test('two acts of a circle are decided on, one of a quick game, one of what goes on', () => {
  expect(decisionActs('group', 5, false)).toEqual([2, 3])
  expect(decisionActs('quick', 5, false)).toEqual([2])
  expect(decisionActs('head-to-head', 5, false)).toEqual([])
  expect(decisionActs('group', 3, true)).toEqual([1])
  expect(decisionActs('quick', 1, true)).toEqual([])
})

test('who is tapped most: by the players, then by an audience that counts apart', () => {
  const tapped = [
    { option: 'a', players: 1, audience: 0 },
    { option: 'b', players: 1, audience: 3 },
    { option: 'c', players: 0, audience: 9 },
  ]
  expect(mostTapped(tapped, 'apart')).toEqual(['b'])
  expect(mostTapped(tapped, 'with')).toEqual(['c'])
  expect(mostTapped([{ option: 'a', players: 0, audience: 0 }], 'with')).toEqual([])
})

test('laughs at the lines of each are summed over the evening, and told when the host shows them', () => {
  const party = gather(2, 'quick')
  const [ada, bo] = ['ada', 'bo'].map((user) => personOf(party, user).id) as [string, string]
  for (const laughs of [{ [ada]: 2 }, { [ada]: 3, [bo]: 1 }]) {
    party.move('tv', { is: 'begin' })
    party.wait(dealingMs)
    party.wait(partsMs)
    party.laughs = laughs
    party.move('tv', { is: 'end' })
  }
  expect(seeRoom(party.room).evening).toBeNull()
  expect(codeOf(party, 'ada', { is: 'show-evening', isShown: true })).toBe('not-host')
  party.move('tv', { is: 'show-evening', isShown: true })
  expect(seeRoom(party.room).evening).toEqual({ laughs: { [ada]: 5, [bo]: 1 }, wins: {} })
})
