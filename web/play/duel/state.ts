import { type Category } from '../../../game/card.ts'
import { castVote, type Election, nextVoter, openElection, type Vote } from '../../../game/duel.ts'
import { isLastTurn, nextTurn, playerOfTurn } from '../../../game/turns.ts'
import { type ScriptState, writingOf } from '../../script/state.ts'
import { type Origin } from '../../script/way-back.ts'
import { isBeingWritten } from '../../script/writing.ts'
import { type Hand, nothingSelected, readSelection } from '../table/hand.ts'
import { type DuelEntry, type KeptDuel } from './kept.ts'

export type Duel = KeptDuel & { readonly script: ScriptState }

export type DuelNews =
  /** Those that lay on the table before, or a first hand. */
  | { readonly is: 'laid'; readonly hand: Hand }
  | { readonly is: 'shuffled'; readonly hand: Hand }
  | { readonly is: 'selected'; readonly category: Category; readonly id: string }
  | { readonly is: 'next-turn'; readonly hand: Hand | null }
  | { readonly is: 'begun'; readonly scriptId: string; readonly cards: DuelEntry['cards'] }
  | { readonly is: 'named'; readonly scriptId: string; readonly title: string }
  | { readonly is: 'shown'; readonly scriptId: string }
  | { readonly is: 'ballot-opened' }
  | { readonly is: 'ballot-closed' }
  | { readonly is: 'voted'; readonly vote: Vote }

export function playOn(duel: KeptDuel, news: DuelNews): KeptDuel {
  switch (news.is) {
    case 'laid':
      return { ...duel, hand: news.hand, selection: readSelection(duel.selection, news.hand) }
    case 'shuffled':
      return { ...duel, hand: news.hand, selection: nothingSelected }
    case 'selected':
      return { ...duel, selection: { ...duel.selection, [news.category]: news.id } }
    case 'next-turn':
      return takeNextTurn(duel, news.hand)
    case 'begun':
      return begin(duel, news.scriptId, news.cards)
    case 'named':
      return { ...duel, entries: nameEntry(duel.entries, news.scriptId, news.title) }
    case 'shown':
      return { ...duel, shown: news.scriptId }
    case 'ballot-opened':
      return { ...duel, votes: electionOf(duel) ? [] : null }
    case 'ballot-closed':
      return { ...duel, votes: null }
    case 'voted':
      return vote(duel, news.vote)
  }
}

/** Selection and script go, the next player comes (spec §4). */
function takeNextTurn(duel: KeptDuel, hand: Hand | null): KeptDuel {
  if (isLast(duel)) return duel
  return { ...duel, turn: duel.turn + 1, hand, selection: nothingSelected, shown: null }
}

function begin(duel: KeptDuel, scriptId: string, cards: DuelEntry['cards']): KeptDuel {
  const entry: DuelEntry = { seat: duel.turn, scriptId, cards, title: null }
  return { ...duel, entries: [...duel.entries, entry], shown: scriptId }
}

function nameEntry(entries: readonly DuelEntry[], id: string, title: string): readonly DuelEntry[] {
  return entries.map((entry) => (entry.scriptId === id && entry.title === null ? { ...entry, title } : entry))
}

function vote(duel: KeptDuel, vote: Vote): KeptDuel {
  const election = electionOf(duel)
  return election && duel.votes ? { ...duel, votes: castVote(election, duel.votes, vote) } : duel
}

export function electionOf({ seats, entries }: KeptDuel): Election | null {
  return openElection(seats.players, entries)
}

export function playerOf({ seats, turn }: KeptDuel): string {
  return playerOfTurn(seats.players, turn)
}

export function isLast({ seats, turn }: KeptDuel): boolean {
  return isLastTurn(seats.players, turn)
}

/** The player whose turn it is has one. */
export function hasScript({ entries, turn }: KeptDuel): boolean {
  return entries.some(({ seat }) => seat === turn)
}

/** What the table read of its scripts leads back to. */
export function originOf(duel: KeptDuel): Origin {
  return { from: 'duel', next: nextOf(duel) }
}

function nextOf(duel: KeptDuel): Origin['next'] {
  const next = nextTurn(duel.seats.players, duel.turn)
  if (!hasScript(duel) || duel.votes !== null) return null
  if (next !== null) return { is: 'turn', player: playerOfTurn(duel.seats.players, next) }
  return electionOf(duel) ? { is: 'vote' } : null
}

export function isDecided(duel: KeptDuel): boolean {
  const election = electionOf(duel)
  return election !== null && duel.votes !== null && nextVoter(election, duel.votes) === null
}

export function isGenerating({ script }: Duel): boolean {
  const writing = writingOf(script)
  return script.asking.is === 'asking' || (writing !== null && isBeingWritten(writing))
}

export function isIdle(duel: Duel): boolean {
  return !isGenerating(duel) && duel.script.shown.is !== 'opening'
}
