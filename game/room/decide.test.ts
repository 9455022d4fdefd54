import { describe, expect, test } from 'vitest'
import { type Mode } from '../modes.ts'
import { type Move } from './move.ts'
import { readerOf, reads } from './readers.ts'
import { personOfUser, seated } from './room.ts'
import { deck, Party } from './test/party.ts'
import { choosingMs, dealingMs, hostMs, lineMs, partsMs, seatMs, troubleMs, understudyMs } from './times.ts'

const begin: Move = { is: 'begin' }

/** A screen and so many players: ada, bo, cem, … */
function gather(players: number, mode: Mode = 'quick'): Party {
  const party = new Party({ mode, rating: 'family-friendly', audience: 'apart' }, { user: 'tv', name: null })
  for (const name of ['Ada', 'Bo', 'Cem', 'Dee', 'Eve', 'Fay', 'Gus'].slice(0, players))
    party.move(name.toLowerCase(), { is: 'join', name })
  return party
}

function perform(players: number): Party {
  const party = gather(players)
  party.move('tv', begin)
  party.wait(dealingMs)
  party.wait(partsMs)
  party.write(
    20,
    party.room.round!.parts.map(({ part }) => part),
  )
  return party
}

const phaseOf = (party: Party) => party.room.phase.is
const codeOf = (party: Party, user: string, move: Move) => party.move(user, move)?.code ?? null

describe('quick', () => {
  test('goes from the press to the first line in nine seconds', () => {
    const party = gather(2)
    expect(party.move('tv', begin)).toBeNull()
    expect(phaseOf(party)).toBe('dealing')
    party.wait(dealingMs - 1)
    expect(phaseOf(party)).toBe('dealing')
    party.wait(1)
    expect(phaseOf(party)).toBe('parts')
    party.wait(partsMs)
    expect(party.room.phase).toEqual({ is: 'performing', at: 0, since: party.now })
  })

  test('the host may hurry', () => {
    const party = gather(2)
    party.move('tv', begin)
    party.move('tv', { is: 'hurry' })
    party.move('tv', { is: 'hurry' })
    expect(phaseOf(party)).toBe('performing')
    expect(codeOf(party, 'ada', { is: 'hurry' })).toBe('not-host')
  })

  test.each([2, 3, 4, 5, 6])('%i players share at least four parts evenly', (players) => {
    const { round } = perform(players).room
    expect(round!.cast.length).toBe(Math.max(4, players))
    const own = seated(perform(players).room).map(
      ({ id }) => round!.parts.filter(({ reader }) => reader === id).length,
    )
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1)
  })

  test('one player is too few', () => {
    expect(codeOf(gather(1), 'tv', begin)).toBe('too-few-players')
  })
})

describe('circle', () => {
  const choose = (party: Party, user: string, n: number) => {
    for (const category of ['characters', 'programs', 'settings'] as const) {
      const { phase } = party.room
      if (phase.is !== 'choosing') return
      party.move(user, { is: 'choose', category, card: phase.deal[category][n]!.id })
    }
  }

  test('the cards most tapped are dealt, as soon as everybody has one of each', () => {
    const party = gather(3, 'group')
    party.move('tv', begin)
    const { phase } = party.room
    if (phase.is !== 'choosing') throw new Error(phase.is)
    choose(party, 'ada', 1)
    choose(party, 'bo', 2)
    expect(phaseOf(party)).toBe('choosing')
    choose(party, 'cem', 1)
    expect(phaseOf(party)).toBe('dealing')
    const { draw, votes } = party.room.round!
    expect(draw.characters).toEqual(phase.deal.characters[1])
    expect(votes!.characters).toEqual({
      [phase.deal.characters[0]!.id]: 0,
      [phase.deal.characters[1]!.id]: 2,
      [phase.deal.characters[2]!.id]: 1,
    })
  })

  test('time ends the choice; where nobody has tapped, chance chooses', () => {
    const party = gather(2, 'group')
    party.move('tv', begin)
    choose(party, 'ada', 0)
    party.wait(choosingMs - 1)
    expect(phaseOf(party)).toBe('choosing')
    party.wait(1)
    expect(phaseOf(party)).toBe('dealing')
  })

  test('a phone that sleeps is not waited for', () => {
    const party = gather(2, 'group')
    party.move('tv', begin)
    choose(party, 'ada', 0)
    party.presence(personOfUser(party.room, 'bo')!.id, false)
    expect(phaseOf(party)).toBe('dealing')
  })

  test('a card that was not dealt cannot be chosen', () => {
    const party = gather(2, 'group')
    party.move('tv', begin)
    const { phase } = party.room
    if (phase.is !== 'choosing') throw new Error(phase.is)
    const other = deck.programs.find(({ id }) => !phase.deal.programs.some((dealt) => dealt.id === id))!
    expect(codeOf(party, 'ada', { is: 'choose', category: 'programs', card: other.id })).toBe('not-now')
    expect(phase.choices).toEqual({})
  })
})

describe('a performance', () => {
  /** The account whose line it is, and another account with a seat. */
  const readers = (party: Party) => {
    const { room, script } = party
    const { phase } = room
    if (phase.is !== 'performing') throw new Error(phase.is)
    const reader = readerOf(room, script.steps, phase.at)
    const of = room.people.find(({ id }) => id === reader)
    const other = seated(room).find(({ id }) => id !== reader)!
    return { at: phase.at, reader: of?.user ?? null, other: other.user }
  }

  test('who reads goes on at once, others after four seconds, the screen always', () => {
    const party = perform(3)
    const { reader, other } = readers(party)
    expect(codeOf(party, other, { is: 'advance', from: 0 })).toBe('not-yet')
    expect(codeOf(party, reader!, { is: 'advance', from: 0 })).toBeNull()
    expect(readers(party).at).toBe(1)
    party.wait(lineMs)
    expect(codeOf(party, readers(party).other, { is: 'advance', from: 1 })).toBeNull()
    expect(codeOf(party, 'tv', { is: 'advance', from: 2 })).toBeNull()
    expect(readers(party).at).toBe(3)
  })

  test('what all say together, any of them may say was said', () => {
    const party = perform(3)
    const [first] = party.script.steps
    party.script = { ...party.script, steps: [{ ...first!, speaker: 'Kim', stranger: 'ALL' }] }
    const { id } = personOfUser(party.room, readers(party).other)!
    expect(reads(party.room, party.script.steps, 0, id)).toBe(true)
    expect(codeOf(party, readers(party).other, { is: 'advance', from: 0 })).toBeNull()
  })

  test('a second tap is the first one', () => {
    const party = perform(2)
    const { reader } = readers(party)
    party.move(reader!, { is: 'advance', from: 0 })
    expect(codeOf(party, reader!, { is: 'advance', from: 0 })).toBeNull()
    expect(readers(party).at).toBe(1)
  })

  test('it waits where no step is written, and goes on from there', () => {
    const party = perform(2)
    party.move('tv', { is: 'go-to', to: 99 })
    expect(readers(party).at).toBe(20)
    expect(codeOf(party, 'tv', { is: 'advance', from: 20 })).toBeNull()
    expect(readers(party).at).toBe(20)
    party.write(2, ['Kim'])
    expect(codeOf(party, 'tv', { is: 'advance', from: 20 })).toBeNull()
    expect(readers(party).at).toBe(21)
  })

  test('after ten seconds of sleep the understudy reads, and anybody may go on', () => {
    const party = perform(2)
    const { reader, other } = readers(party)
    const { id } = personOfUser(party.room, reader!)!
    party.presence(id, false)
    party.wait(1000)
    expect(readerOf(party.room, party.script.steps, 0)).toBe(id)
    party.wait(understudyMs - 1000)
    expect(readerOf(party.room, party.script.steps, 0)).not.toBe(id)
    expect(codeOf(party, other, { is: 'advance', from: 0 })).toBeNull()
    party.presence(id, true)
    expect(party.room.people.find((one) => one.id === id)).toMatchObject({ isCovered: false, role: 'player' })
  })

  test('whoever comes late watches, and plays in the next round', () => {
    const party = perform(2)
    party.move('gus', { is: 'join', name: 'Gus' })
    expect(personOfUser(party.room, 'gus')!.role).toBe('audience')
    party.move('tv', { is: 'end' })
    party.move('tv', begin)
    expect(personOfUser(party.room, 'gus')!.role).toBe('player')
    expect(party.room.round!.parts.map(({ reader }) => reader)).toContain('p4')
  })

  test('who left comes back to the own part', () => {
    const party = perform(2)
    party.move('ada', { is: 'leave' })
    const left = personOfUser(party.room, 'ada')!
    party.move('ada', { is: 'join', name: 'Ada' })
    expect(personOfUser(party.room, 'ada')).toMatchObject({ id: left.id, role: 'player', isCovered: false })
  })

  test('the curtain falls after the last line, and the story goes on', () => {
    const party = perform(2)
    party.script = { ...party.script, isOver: true }
    party.move('tv', { is: 'go-to', to: 99 })
    expect(party.room.phase).toEqual({ is: 'curtain', problem: null, until: null })
    expect(codeOf(party, 'ada', { is: 'go-on', writer: 'default' })).toBe('not-host')
    expect(party.move('tv', { is: 'go-on', writer: 'default' })).toBeNull()
    expect(party.room.phase).toMatchObject({ is: 'performing', at: 20 })
    expect(party.room.round!.chapters).toBe(2)
    party.tick()
    expect(phaseOf(party)).toBe('performing')
  })

  test('a chapter that could not be begun is asked for again, not two', () => {
    const party = perform(20)
    party.script = { ...party.script, isOver: true }
    party.move('tv', { is: 'go-to', to: 99 })
    party.move('tv', { is: 'go-on', writer: 'default' })
    party.script = { ...party.script, chapters: 1, isOver: true }
    party.move('tv', { is: 'end' })
    party.move('tv', { is: 'go-on', writer: 'default' })
    expect(party.room.round!.chapters).toBe(2)
  })

  test('where the service fails, the house writer goes on by itself', () => {
    const party = perform(2)
    party.script = { ...party.script, isOver: true, problem: 'The AI service failed' }
    party.move('tv', { is: 'go-to', to: 99 })
    expect(party.room.phase).toMatchObject({ is: 'curtain', problem: 'The AI service failed' })
    party.wait(troubleMs)
    expect(phaseOf(party)).toBe('performing')
    expect(party.room.round).toMatchObject({ chapters: 2, writer: 'house' })
  })
})

describe('the host’s place', () => {
  test('is handed on after thirty seconds to whoever has sat longest', () => {
    const party = gather(3)
    party.presence('p2', false)
    party.presence('p1', false)
    party.wait(hostMs - 1)
    expect(party.room.host).toBe('p1')
    party.wait(1)
    expect(party.room.host).toBe('p3')
  })

  test('is nobody’s while nobody is there, and goes to the first who wakes', () => {
    const party = gather(2)
    for (const id of ['p1', 'p2', 'p3']) party.presence(id, false)
    party.wait(hostMs)
    expect(party.room.host).toBe('p1')
    party.presence('p3', true)
    expect(party.room.host).toBe('p3')
  })

  test('is handed on by leaving', () => {
    const party = gather(2)
    party.move('tv', { is: 'leave' })
    expect(party.room.host).toBe('p2')
  })
})

describe('the host’s device', () => {
  test('is a seat and the screen again, in the lobby alone', () => {
    const party = gather(2)
    party.move('tv', { is: 'sit', name: 'Cem' })
    expect(codeOf(party, 'bo', { is: 'become-screen' })).toBe('not-host')
    expect(codeOf(party, 'tv', { is: 'become-screen' })).toBeNull()
    expect(seated(party.room).map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    expect(party.room.people[0]).toMatchObject({ id: 'p1', role: 'screen', isReady: false })
    party.move('cem', { is: 'join', name: 'Cem' })
    expect(personOfUser(party.room, 'cem')).toMatchObject({ name: 'Cem', role: 'player' }) // the name is free again
    party.move('tv', { is: 'sit', name: 'Dee' })
    party.move('tv', begin)
    expect(codeOf(party, 'tv', { is: 'become-screen' })).toBe('not-now')
  })

  test('is no second screen, unless the first one sleeps', () => {
    const party = gather(2)
    party.move('tv', { is: 'hand-on', to: 'p2' })
    expect(codeOf(party, 'ada', { is: 'become-screen' })).toBe('not-now')
    party.presence('p1', false)
    expect(codeOf(party, 'ada', { is: 'become-screen' })).toBeNull()
  })
})

describe('a guest who signs in', () => {
  const userOf = ({ room }: Party, id: string) => room.people.find((person) => person.id === id)?.user

  test('is the same person, with seat, part and the host’s place', () => {
    const party = perform(2)
    party.move('tv', { is: 'hand-on', to: 'p2' })
    const before = party.room
    party.signIn('ada', 'ada@home')
    const people = before.people.map((one) => (one.id === 'p2' ? { ...one, user: 'ada@home' } : one))
    expect(party.room).toEqual({ ...before, n: before.n + 1, people })
    expect(codeOf(party, 'ada', { is: 'lock', isLocked: true })).toBe('no-such-room')
    expect(codeOf(party, 'ada@home', { is: 'lock', isLocked: true })).toBeNull()
  })

  test('to the account of somebody else in the room leaves, and the host’s place is handed on', () => {
    const party = gather(3)
    party.move('tv', { is: 'hand-on', to: 'p2' })
    party.signIn('ada', 'bo')
    expect(seated(party.room).map(({ user }) => user)).toEqual(['bo', 'cem'])
    expect(party.room.host).toBe('p3')
  })

  test('to an account that has left the room has the guest’s seat', () => {
    const party = gather(3)
    party.move('bo', { is: 'leave' })
    party.signIn('ada', 'bo')
    expect(personOfUser(party.room, 'bo')).toMatchObject({ id: 'p2', name: 'Ada', hasLeft: false })
    expect(userOf(party, 'p3')).toBe('ada')
  })

  test('stays removed, and so does an account that was', () => {
    const party = gather(3)
    party.move('tv', { is: 'remove', who: 'p2' })
    party.signIn('ada', 'ada@home')
    expect(codeOf(party, 'ada@home', { is: 'join', name: 'Eve' })).toBe('removed-from-room')
    party.signIn('bo', 'ada@home')
    expect(seated(party.room).map(({ user }) => user)).toEqual(['cem'])
  })

  test('and in a room of others, or one that is closed, changes nothing', () => {
    const party = gather(2)
    party.signIn('zoe', 'zoe@home')
    expect(party.turns).toHaveLength(3)
    party.move('tv', { is: 'close' })
    party.signIn('ada', 'ada@home')
    expect(userOf(party, 'p2')).toBe('ada')
  })
})

describe('seats', () => {
  test('the seventh is audience, and takes the seat that becomes free', () => {
    const party = gather(7)
    expect(personOfUser(party.room, 'gus')!.role).toBe('audience')
    expect(codeOf(party, 'gus', { is: 'take-seat' })).toBe('room-full')
    party.move('bo', { is: 'leave' })
    expect(codeOf(party, 'gus', { is: 'take-seat' })).toBeNull()
    expect(personOfUser(party.room, 'gus')).toMatchObject({ role: 'player', color: 1 })
  })

  test('a seat whose phone has slept for two minutes goes to the audience in the next round', () => {
    const party = gather(7)
    party.presence('p3', false)
    party.wait(seatMs)
    party.move('tv', begin)
    expect(personOfUser(party.room, 'bo')!.role).toBe('audience')
    expect(personOfUser(party.room, 'gus')!.role).toBe('player')
  })

  test('names are told apart and have at most twenty letters', () => {
    const party = gather(1)
    party.move('ada2', { is: 'join', name: 'ADA' })
    expect(personOfUser(party.room, 'ada2')!.name).toBe('ADA (2)')
    party.move('x', { is: 'join', name: 'Twenty letters, long' })
    party.move('y', { is: 'join', name: 'Twenty letters, long' })
    expect(personOfUser(party.room, 'y')!.name).toBe('Twenty letters, (2)')
  })

  test('the removed do not come back, and a locked room does not exist', () => {
    const party = gather(2)
    party.move('tv', { is: 'remove', who: 'p2' })
    expect(codeOf(party, 'ada', { is: 'join', name: 'Another' })).toBe('removed-from-room')
    party.move('tv', { is: 'lock', isLocked: true })
    expect(codeOf(party, 'cem', { is: 'join', name: 'Cem' })).toBe('no-such-room')
    expect(codeOf(party, 'cem', { is: 'ready', isReady: true })).toBe('no-such-room')
  })

  test('a family room refuses names, and renames who came before', () => {
    const party = new Party(
      { mode: 'quick', rating: 'r-rated', audience: 'apart' },
      { user: 'tv', name: null },
    )
    party.move('ada', { is: 'join', name: 'rude' })
    party.move('tv', { is: 'set-up', setup: { mode: 'quick', rating: 'family-friendly', audience: 'apart' } })
    expect(personOfUser(party.room, 'ada')!.name).toBe('Player 2')
    expect(codeOf(party, 'bo', { is: 'join', name: 'rude' })).toBe('name-refused')
  })

  test('R-rated deals in only those who agreed', () => {
    const party = gather(3)
    party.move('tv', { is: 'set-up', setup: { mode: 'quick', rating: 'r-rated', audience: 'apart' } })
    expect(codeOf(party, 'tv', begin)).toBe('too-few-players')
    party.move('ada', { is: 'agree' })
    party.move('cem', { is: 'agree' })
    expect(codeOf(party, 'tv', begin)).toBeNull()
    expect(new Set(party.room.round!.parts.map(({ reader }) => reader))).toEqual(new Set(['p2', 'p4']))
  })
})
