import { type Problem } from '../../game/problem.ts'
import { type ScriptListAnswer, type ScriptSummary, type ScriptView } from '../../game/protocol.ts'

export type Shelf =
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | ({ readonly is: 'open'; readonly search: string; readonly asking: Asking } & ScriptListAnswer)

export type Asking =
  | { readonly is: 'idle' }
  | { readonly is: 'asking'; readonly what: 'search' | 'more' }
  | { readonly is: 'refused'; readonly what: 'search' | 'more'; readonly problem: Problem }

export type ShelfNews =
  | { readonly is: 'search-asked' }
  | { readonly is: 'more-asked' }
  | { readonly is: 'refused'; readonly what: 'search' | 'more'; readonly problem: Problem }
  | { readonly is: 'listed'; readonly search: string; readonly answer: ScriptListAnswer }
  | { readonly is: 'more-listed'; readonly answer: ScriptListAnswer }
  /** The same list, polled. */
  | { readonly is: 'looked-again'; readonly search: string; readonly answer: ScriptListAnswer }
  | { readonly is: 'renamed' | 'restored'; readonly script: ScriptView }
  | { readonly is: 'removed'; readonly id: string }

type Open = Extract<Shelf, { is: 'open' }>

const idle = { is: 'idle' } as const

export function sortShelf(shelf: Shelf, news: ShelfNews): Shelf {
  if (news.is === 'listed') return { is: 'open', asking: idle, search: news.search, ...news.answer }
  if (shelf.is === 'open') return sortOpen(shelf, news)
  if (news.is === 'refused') return { is: 'missing', problem: news.problem }
  return news.is === 'search-asked' ? { is: 'opening' } : shelf
}

function sortOpen(shelf: Open, news: Exclude<ShelfNews, { is: 'listed' }>): Open {
  const { scripts } = shelf
  switch (news.is) {
    case 'search-asked':
      return { ...shelf, asking: { is: 'asking', what: 'search' } }
    case 'more-asked':
      return { ...shelf, asking: { is: 'asking', what: 'more' } }
    case 'refused':
      return { ...shelf, asking: { is: 'refused', what: news.what, problem: news.problem } }
    case 'more-listed':
      return {
        ...shelf,
        asking: idle,
        next: news.answer.next,
        scripts: without(scripts, news.answer.scripts),
      }
    case 'looked-again':
      return news.search === shelf.search ? lookAgain(shelf, news.answer) : shelf
    case 'renamed':
      return { ...shelf, scripts: scripts.map((script) => rename(script, news.script)) }
    case 'restored':
      return { ...shelf, scripts: putBack(scripts, summaryOf(news.script)) }
    case 'removed':
      return { ...shelf, scripts: scripts.filter(({ id }) => id !== news.id) }
  }
}

function without(scripts: readonly ScriptSummary[], more: readonly ScriptSummary[]): ScriptSummary[] {
  const shown = new Set(scripts.map(({ id }) => id))
  return [...scripts, ...more.filter(({ id }) => !shown.has(id))]
}

/** The answer holds the newest; entries beyond its last one stay. */
function lookAgain(shelf: Open, { scripts, next }: ScriptListAnswer): Open {
  const last = scripts.at(-1)
  if (next === null || !last) return { ...shelf, scripts, next }
  const beyond = shelf.scripts.filter((script) => isNewer(last, script))
  return { ...shelf, scripts: [...scripts, ...beyond], next: beyond.length > 0 ? shelf.next : next }
}

function putBack(scripts: readonly ScriptSummary[], back: ScriptSummary): ScriptSummary[] {
  const others = scripts.filter(({ id }) => id !== back.id)
  const at = others.findIndex((script) => isNewer(back, script))
  return at < 0 ? [...others, back] : others.toSpliced(at, 0, back)
}

function isNewer(one: ScriptSummary, other: ScriptSummary): boolean {
  return one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id)
}

function rename(script: ScriptSummary, { id, title }: ScriptView): ScriptSummary {
  return script.id === id ? { ...script, title } : script
}

function summaryOf({ cast: _, chapters, versions, ...view }: ScriptView): ScriptSummary {
  return {
    ...view,
    chapters: chapters.length,
    version: { n: versions.indexOf(view.id) + 1, of: versions.length },
  }
}
