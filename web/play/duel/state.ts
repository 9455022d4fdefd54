import { type Category } from '../../../game/card.ts'
import { castVote, type Election, openElection, type Vote } from '../../../game/duel.ts'
import { type Problem } from '../../../game/problem.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import { cleanTitle } from '../../../game/title.ts'
import { isLastTurn, playerOfTurn } from '../../../game/turns.ts'
import { type Hand, nothingSelected, readSelection } from '../table/hand.ts'
import { type ScriptLines } from '../../script/lines.ts'
import {
  beginWriting,
  hearNews,
  isBeingWritten,
  problemOf,
  type Writing,
  type WritingNews,
} from '../../script/writing.ts'
import { type DuelEntry, type Kept } from './kept.ts'

/** What is kept of the duel, the script on the page, and what is asked for meanwhile. */
export type Duel = Kept & { readonly page: Page; readonly asking: Asking }

export type Page =
  | { readonly is: 'blank' }
  /** Reading a script that was begun before. */
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly writing: Writing }

/** A new script. */
type Asking =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'refused'; readonly problem: Problem }

export type DuelNews =
  /** The cards that lie on the table after all were fetched: those that lay there, or a first hand. */
  | { readonly is: 'laid'; readonly hand: Hand }
  | { readonly is: 'shuffled'; readonly hand: Hand }
  | { readonly is: 'selected'; readonly category: Category; readonly id: string }
  | { readonly is: 'next-turn'; readonly hand: Hand | null }
  | { readonly is: 'asking' }
  | { readonly is: 'refused'; readonly problem: Problem }
  | { readonly is: 'begun'; readonly script: ScriptView; readonly cards: DuelEntry['cards'] }
  | { readonly is: 'shown'; readonly scriptId: string }
  | { readonly is: 'opening' }
  | { readonly is: 'opened'; readonly script: ScriptView }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'writing'; readonly scriptId: string; readonly news: WritingNews }
  | { readonly is: 'ballot-opened' }
  | { readonly is: 'ballot-closed' }
  | { readonly is: 'voted'; readonly vote: Vote }

const idle = { is: 'idle' } as const

export function resumeDuel(kept: Kept): Duel {
  return { ...kept, page: { is: kept.shown === null ? 'blank' : 'opening' }, asking: idle }
}

export function playOn(duel: Duel, news: DuelNews): Duel {
  switch (news.is) {
    case 'laid':
      return { ...duel, hand: news.hand, selection: readSelection(duel.selection, news.hand) }
    case 'shuffled':
      return { ...duel, hand: news.hand, selection: nothingSelected }
    case 'selected':
      return { ...duel, selection: { ...duel.selection, [news.category]: news.id } }
    case 'next-turn':
      return takeNextTurn(duel, news.hand)
    case 'asking':
    case 'refused':
      return { ...duel, asking: news }
    case 'begun':
      return begin(duel, news.script, news.cards)
    case 'shown':
      return { ...duel, shown: news.scriptId, page: { is: 'opening' }, asking: idle }
    case 'opening':
    case 'missing':
      return { ...duel, page: news }
    case 'opened':
      return { ...duel, page: { is: 'open', writing: beginWriting(news.script) } }
    case 'writing':
      return hear(duel, news.scriptId, news.news)
    case 'ballot-opened':
      return { ...duel, votes: electionOf(duel) ? [] : null }
    case 'ballot-closed':
      return { ...duel, votes: null }
    case 'voted':
      return vote(duel, news.vote)
  }
}

/** Selection and script go, the next player comes (spec §4). */
function takeNextTurn(duel: Duel, hand: Hand | null): Duel {
  if (isLast(duel)) return duel
  const turn = duel.turn + 1
  return {
    ...duel,
    turn,
    hand,
    selection: nothingSelected,
    shown: null,
    page: { is: 'blank' },
    asking: idle,
  }
}

function begin(duel: Duel, script: ScriptView, cards: DuelEntry['cards']): Duel {
  const entry: DuelEntry = { seat: duel.turn, scriptId: script.id, cards, title: null }
  return {
    ...duel,
    entries: [...duel.entries, entry],
    shown: script.id,
    page: { is: 'open', writing: beginWriting(script) },
    asking: idle,
  }
}

function hear(duel: Duel, scriptId: string, news: WritingNews): Duel {
  const { page } = duel
  // News of a script that is not on the page any more is no news.
  if (page.is !== 'open' || page.writing.script.id !== scriptId) return duel
  const writing = hearNews(page.writing, news)
  return { ...duel, entries: nameEntry(duel.entries, writing), page: { is: 'open', writing } }
}

/** The same entries for as long as there is no new title. */
function nameEntry(entries: readonly DuelEntry[], { script, lines }: Writing): readonly DuelEntry[] {
  const isUnnamed = entries.some(({ scriptId, title }) => scriptId === script.id && title === null)
  const title = isUnnamed ? titleOf(lines) : null
  if (title === null) return entries
  return entries.map((entry) => (entry.scriptId === script.id ? { ...entry, title } : entry))
}

function titleOf(lines: ScriptLines): string | null {
  const line = lines[0]?.[0]?.find(({ kind }) => kind === 'title')
  return line ? cleanTitle(line.text) || null : null
}

function vote(duel: Duel, vote: Vote): Duel {
  const election = electionOf(duel)
  return election && duel.votes ? { ...duel, votes: castVote(election, duel.votes, vote) } : duel
}

export function electionOf({ seats, entries }: Kept): Election | null {
  return openElection(seats.players, entries)
}

export function playerOf({ seats, turn }: Kept): string {
  return playerOfTurn(seats.players, turn)
}

export function isLast({ seats, turn }: Kept): boolean {
  return isLastTurn(seats.players, turn)
}

export function writingOf({ page }: Duel): Writing | null {
  return page.is === 'open' ? page.writing : null
}

export function isGenerating({ asking, page }: Duel): boolean {
  return asking.is === 'asking' || (page.is === 'open' && isBeingWritten(page.writing))
}

/** Nothing runs that a further step would tear. */
export function isIdle(duel: Duel): boolean {
  return !isGenerating(duel) && duel.page.is !== 'opening'
}

/** What keeps the script from going on, if anything does. */
export function problemOfDuel({ asking, page }: Duel): Problem | null {
  if (asking.is === 'refused') return asking.problem
  if (asking.is === 'asking') return null
  if (page.is === 'missing') return page.problem
  return page.is === 'open' ? problemOf(page.writing) : null
}
