import { type Problem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import {
  beginWriting,
  hasLines,
  hearNews,
  isBeingWritten,
  lastChapter,
  type Writing,
  type WritingNews,
} from '../script/writing.ts'

/** A script by its address. */
export type ScriptPage =
  | { readonly is: 'opening' }
  /** It could not be read, and why. */
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly writing: Writing }

export type ScriptPageNews =
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly script: ScriptView }
  | { readonly is: 'writing'; readonly scriptId: string; readonly news: WritingNews }
  /** It was renamed, shared, or is now one of several versions; its text is the same. */
  | { readonly is: 'told'; readonly script: ScriptView }

export function turnPage(page: ScriptPage, news: ScriptPageNews): ScriptPage {
  switch (news.is) {
    case 'opening':
    case 'missing':
      return news
    case 'open':
      return { is: 'open', writing: beginWriting(news.script) }
    case 'writing':
      if (page.is !== 'open' || page.writing.script.id !== news.scriptId) return page
      return { is: 'open', writing: hearNews(page.writing, news.news) }
    case 'told':
      return page.is === 'open' ? { is: 'open', writing: takeLabels(page.writing, news.script) } : page
  }
}

function takeLabels(writing: Writing, { id, title, share, versions }: ScriptView): Writing {
  const { script } = writing
  return id === script.id ? { ...writing, script: { ...script, title, share, versions } } : writing
}

/** What the player waits for while there is nothing to read; null when there is, or when nothing will come. */
export function waitingFor(page: ScriptPage): string | null {
  if (page.is === 'opening') return 'Opening the script…'
  if (page.is === 'missing' || hasLines(page.writing)) return null
  const { script, now } = page.writing
  if (isBeingWritten(page.writing))
    return `${lastChapter(script)?.writer ?? 'The writer'} is at the first lines…`
  return now.is === 'following' ? 'Opening the script…' : null
}
