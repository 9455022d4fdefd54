import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { mostPlayers } from '../seats.ts'
import { modes } from '../modes.ts'
import { due, nextDue } from './due.ts'
import { openDuel } from './show/duel.ts'
import { foldTurns, type RoomTurn } from './event.ts'
import { type Move } from './move.ts'
import { personOf, type Room, seated } from './room.ts'
import { seeOwn, seeRoom } from './see.ts'
import { audienceCounts } from './show/taps.ts'
import { Party, deck } from './test/party.ts'
import { byHandMs, decisionMs, hostMs } from './times.ts'

// Two hundred walks take a second on a quiet machine.
vi.setConfig({ testTimeout: 30_000 })

const users = Array.from({ length: 10 }, (_, n) => `account-${n}`)
/** Nobody is in a room with them from the beginning. */
const laterAccounts = ['account-10', 'account-11']
const person = fc.integer({ min: 1, max: 11 }).map((n) => `p${n}`)
const name = fc.constantFrom('Ada', 'ada', 'Bo', 'rude', 'A name of twenty chars')
const setup = fc.record({
  mode: fc.constantFrom(...modes),
  rating: fc.constantFrom('family-friendly' as const, 'r-rated' as const),
  audience: fc.constantFrom(...audienceCounts),
})

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('join' as const), name }) },
  fc.record({ is: fc.constant('leave' as const) }),
  fc.record({ is: fc.constant('rename' as const), who: person, name }),
  fc.record({ is: fc.constant('ready' as const), isReady: fc.boolean() }),
  fc.record({ is: fc.constant('agree' as const) }),
  fc.record({ is: fc.constant('take-seat' as const) }),
  fc.record({ is: fc.constant('sit' as const), name }),
  fc.record({ is: fc.constant('become-screen' as const) }),
  fc.record({ is: fc.constant('set-up' as const), setup }),
  fc.record({ is: fc.constant('lock' as const), isLocked: fc.boolean() }),
  fc.record({ is: fc.constant('hide-code' as const), isHidden: fc.boolean() }),
  fc.record({ is: fc.constant('remove' as const), who: person }),
  fc.record({ is: fc.constant('hand-on' as const), to: person }),
  { weight: 3, arbitrary: fc.record({ is: fc.constant('begin' as const) }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...(['characters', 'programs', 'settings'] as const))
      .chain((category) =>
        fc.constantFrom(...deck[category]).map(({ id }) => ({ is: 'choose' as const, category, card: id })),
      ),
  },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('hurry' as const) }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('advance' as const), from: fc.nat(12) }) },
  fc.record({ is: fc.constant('go-to' as const), to: fc.nat(30) }),
  fc.record({ is: fc.constant('end' as const) }),
  fc.record({ is: fc.constant('go-on' as const), writer: fc.constant('default' as const) }),
  fc.record({ is: fc.constant('to-lobby' as const) }),
  { weight: 3, arbitrary: fc.record({ is: fc.constant('vote' as const), round: fc.nat(8) }) },
  fc.record({ is: fc.constant('count-hands' as const), winner: fc.option(fc.nat(8)) }),
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('tap-twist' as const),
      chapter: fc.nat(1),
      act: fc.constant(2),
      twist: fc.constantFrom('a', 'b', 'c', 'd'),
    }),
  },
  fc.record({ is: fc.constant('show-evening' as const), isShown: fc.boolean() }),
)

type Step =
  /** `user` is an account, or "host" for the host's account of that moment. */
  | { readonly does: 'move'; readonly user: string; readonly move: Move }
  /** Somebody says that the line at hand was said. */
  | { readonly does: 'say'; readonly user: string }
  /** Somebody taps, or the host goes on, as the moment asks. */
  | { readonly does: 'play'; readonly user: string; readonly tap: number }
  | { readonly does: 'sleep' | 'wake'; readonly id: string }
  | { readonly does: 'sign-in'; readonly user: string; readonly account: string }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'write'; readonly lines: number }
  | { readonly does: 'end'; readonly problem: string | null }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      user: fc.constantFrom('host', 'host', ...users),
      move,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('say' as const), user: fc.constantFrom('host', ...users) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('play' as const),
      user: fc.constantFrom(...users),
      tap: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('sleep' as const, 'wake' as const), id: person }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('sign-in' as const),
      user: fc.constantFrom(...users),
      account: fc.constantFrom(...users, ...laterAccounts),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(200, 3_000, 6_000, 12_000, 40_000, 200_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('write' as const), lines: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('end' as const),
      problem: fc.constantFrom(null, 'The AI service failed'),
    }),
  },
)

function accountOf({ room }: Party, user: string): string {
  return user === 'host' ? (personOf(room, room.host)?.user ?? '') : user
}

function take(party: Party, taken: Step): void {
  switch (taken.does) {
    case 'move':
      return void party.move(accountOf(party, taken.user), taken.move)
    case 'say': {
      const { phase } = party.room
      if (phase.is === 'performing')
        party.move(accountOf(party, taken.user), { is: 'advance', from: phase.at })
      return
    }
    case 'play':
      return void party.move(...playNow(party, taken.user, taken.tap))
    case 'sleep':
    case 'wake':
      return party.presence(taken.id, taken.does === 'wake')
    case 'sign-in':
      return party.signIn(taken.user, taken.account)
    case 'wait':
      return party.wait(taken.ms)
    case 'write':
      if (party.room.round)
        party.write(
          taken.lines,
          party.room.round.parts.map(({ part }) => part),
        )
      return
    case 'end':
      if (party.script.chapters > 0) party.script = { ...party.script, isOver: true, problem: taken.problem }
      return party.tick()
  }
}

function playNow(party: Party, user: string, tap: number): [string, Move] {
  const { phase, duel, decision } = party.room
  const host = accountOf(party, 'host')
  if (decision) {
    const { chapter, act, twists } = decision
    return [user, { is: 'tap-twist', chapter, act, twist: twists[tap % twists.length]!.id }]
  }
  switch (phase.is) {
    case 'lobby':
    case 'curtain':
      return [host, { is: 'begin' }]
    case 'voting': {
      const { n } = duel!.entries[tap % duel!.entries.length]!.round
      return phase.isByHand ? [host, { is: 'count-hands', winner: n }] : [user, { is: 'vote', round: n }]
    }
    case 'performing':
      return [host, tap === 0 ? { is: 'end' } : { is: 'advance', from: phase.at }]
    case 'choosing':
    case 'hands':
    case 'dealing':
    case 'parts':
    case 'closed':
      return [host, { is: 'hurry' }]
  }
}

function walk(check: (party: Party, last: Step) => void, numRuns = 100, seed?: number): void {
  const walks = fc.tuple(setup, fc.boolean(), fc.nat(7), fc.array(step, { maxLength: 150, size: 'max' }))
  fc.assert(
    fc.property(walks, ([opened, isScreen, guests, steps]) => {
      const party = new Party(opened, { user: 'account-0', name: isScreen ? null : 'Ada' })
      for (const user of users.slice(1, 1 + guests)) party.move(user, { is: 'join', name: 'Guest' })
      for (const one of steps) {
        take(party, one)
        check(party, one)
      }
    }),
    { numRuns, ...(seed === undefined ? {} : { seed }) },
  )
}

const present = ({ people }: Room) => people.filter(({ hasLeft }) => !hasLeft)
const differ = (all: readonly unknown[]) => expect(new Set(all).size).toBe(all.length)

test('whoever moves in whatever order: six seats, one name, one colour and one account each', () => {
  walk(({ room }) => {
    expect(seated(room).length).toBeLessThanOrEqual(mostPlayers)
    differ(room.people.map(({ id }) => id))
    differ(room.people.map(({ user }) => user))
    const named = present(room).filter(({ role }) => role !== 'screen')
    differ(named.map((one) => one.name.toLowerCase()))
    differ(seated(room).map(({ color }) => color))
  })
})

test('there is one host, who is awake or has been away for less than 30 s, while anybody with a seat is awake', () => {
  walk(({ room, now }) => {
    const awake = room.people.filter(
      ({ role, hasLeft, awaySince }) => role !== 'audience' && !hasLeft && awaySince === null,
    )
    const host = room.people.find(({ id }) => id === room.host)
    expect(host).toBeDefined()
    if (awake.length === 0) return
    expect(host?.hasLeft).toBe(false)
    expect(now - (host?.awaySince ?? now)).toBeLessThan(hostMs)
  })
})

test('nobody waits for a time that has passed, and what is due is done at once', () => {
  walk((party) => {
    const { room, desk } = party
    expect(due(room, desk)).toEqual([])
    expect(nextDue(room) ?? Infinity).toBeGreaterThan(party.now)
    const { phase } = room
    if ('until' in phase && phase.until !== null)
      expect(phase.until - party.now).toBeLessThanOrEqual(byHandMs)
    if (room.decision) expect(room.decision.until - party.now).toBeLessThanOrEqual(decisionMs)
  })
})

test('what is due is due at the time that was told, and not before', () => {
  walk(({ room, desk }) => {
    const at = nextDue(room)
    if (at === null) return
    expect(due(room, { ...desk, now: at })).not.toEqual([])
    expect(due(room, { ...desk, now: at - 1 })).toEqual([])
  })
})

test('a round has a reader for every part and a part for every reader, all of whom agreed', () => {
  walk(({ room: { round, people } }) => {
    if (!round) return
    expect([...new Set(round.parts.map(({ part }) => part))].sort()).toEqual(
      round.cast.map(({ name: part }) => part).sort(),
    )
    for (const { reader } of round.parts) {
      const who = people.find(({ id }) => id === reader)
      expect(who).toBeDefined()
      if (round.setup.rating === 'r-rated') expect(who?.hasAgreed).toBe(true)
    }
  })
})

test('the room stands at a step that is written, or at the next one', () => {
  walk(({ room: { phase }, script }) => {
    if (phase.is === 'performing') expect(phase.at).toBeLessThanOrEqual(script.steps.length)
  })
})

test('what is told names no account, and no choice but one’s own', () => {
  walk(({ room }) => {
    const told = JSON.stringify(seeRoom(room))
    expect([...users, ...laterAccounts].filter((user) => told.includes(user))).toEqual([])
    if (room.phase.is !== 'choosing') return
    expect(Object.keys(seeRoom(room).phase).sort()).toEqual(['deal', 'done', 'is', 'until'])
    for (const { id } of present(room)) expect(seeOwn(room, id)?.choice).toEqual(room.phase.choices[id] ?? {})
  })
})

test('a guest who signs in is in the room by the account alone, and with the guest’s seat if it had none', () => {
  walk(({ room, turns }, last) => {
    if (last.does !== 'sign-in' || last.user === last.account) return
    const guest = room.people.find(({ user }) => user === last.user)
    expect(guest?.hasLeft ?? true).toBe(true)
    const [event, ...more] = turns.at(-1)?.events ?? []
    if (event?.is !== 'signed-in' || event.user !== last.account) return
    expect(more).toEqual([])
    const before = foldTurns(turns.slice(0, -1))
    const { user: _, ...seat } = before?.people.find(({ id }) => id === event.id) ?? { user: '' }
    expect(personOf(room, event.id)).toEqual({ ...seat, user: last.account })
  })
})

test('hands, authors, votes and taps are nobody else’s before their time', () => {
  walk(({ room }) => {
    const told = JSON.stringify(seeRoom(room))
    const { phase, decision, round } = room
    if (phase.is === 'hands') {
      expect(Object.keys(seeRoom(room).phase).sort()).toEqual(['done', 'is', 'until'])
      for (const { id } of present(room)) {
        const dealt = phase.deals[id]?.characters.map((card) => card.id)
        expect(seeOwn(room, id)?.hand?.characters.map((card) => card.id)).toEqual(dealt)
      }
    }
    const duel = openDuel(room)
    if (duel) {
      const [first, ...others] = duel.entries
      const swapped = [...others, first!].map(({ author }, n) => ({ ...duel.entries[n]!, author }))
      expect(JSON.stringify(seeRoom({ ...room, duel: { ...duel, entries: swapped } }))).toBe(told)
      const nobody = { ...duel, votes: {} }
      const { voted: _, ...one } = { voted: [], ...seeRoom(room).phase }
      const { voted: __, ...other } = { voted: [], ...seeRoom({ ...room, duel: nobody }).phase }
      expect(one).toEqual(other)
      for (const { round: later } of duel.entries.slice(duel.at + 1))
        expect(told).not.toContain(later.scriptId)
    }
    if (decision) {
      const other = Object.fromEntries(Object.keys(decision.taps).map((id) => [id, 'a']))
      expect(JSON.stringify(seeRoom({ ...room, decision: { ...decision, taps: other } }))).toBe(told)
    }
    for (const { tapped } of round?.decided ?? []) expect(tapped.length).toBe(3)
  })
})

test('nobody votes for a script of their own, and who wins was tapped most', () => {
  walk(({ room: { duel, people } }) => {
    for (const [id, round] of Object.entries(duel?.votes ?? {})) {
      const entry = duel?.entries.find((one) => String(one.round.n) === round)
      expect(entry?.author).not.toBe(id)
      expect(people.find((one) => one.id === id)?.role).not.toBe('screen')
    }
    if (!duel?.verdict) return
    expect(duel.verdict.winners.length).toBeGreaterThan(0)
    for (const winner of duel.verdict.winners)
      expect(duel.entries.map(({ round }) => round.n)).toContain(winner)
  })
})

test('the removed stay away', () => {
  walk(({ room }) => {
    for (const user of room.removed) expect(room.people.find((one) => one.user === user)?.hasLeft).toBe(true)
  })
})

test('a room read from its stored turns is the room', () => {
  walk(({ room, turns }) => {
    expect(foldTurns(JSON.parse(JSON.stringify(turns)) as RoomTurn[])).toEqual(room)
  }, 50)
})

test('these walks come to every phase, round after round', () => {
  const seen = new Set<string>()
  walk(
    ({ room: { phase, round, duel } }) => {
      seen.add(phase.is === 'voting' && phase.isByHand ? 'counting hands' : phase.is)
      if (duel && duel.at > 0) seen.add('second script')
      if (duel?.verdict && Object.keys(duel.votes).length > 0) seen.add('a vote that counted')
      if (duel?.verdict && duel.verdict.winners.length === 1) seen.add('a winner')
      for (const one of round?.decided ?? []) seen.add(one.twist ? 'a twist' : 'no twist')
      if (round && round.n > 1) seen.add('second round')
      if (round && round.chapters > 1) seen.add('second chapter')
    },
    600,
    5,
  )
  expect([...seen].sort()).toEqual([
    'a twist',
    'a vote that counted',
    'a winner',
    'choosing',
    'counting hands',
    'curtain',
    'dealing',
    'hands',
    'lobby',
    'no twist',
    'parts',
    'performing',
    'second chapter',
    'second round',
    'second script',
    'voting',
  ])
})
