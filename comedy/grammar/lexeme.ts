import { articleFor, hasArticle, insideSentence } from './article.ts'

/** A word or phrase that a slot can take. A name is never inflected, cut or given an article it may not want. */
export type Lexeme = { readonly text: string; readonly kind: 'noun' | 'plural' | 'name' | 'phrase' }

export const noun = (text: string): Lexeme => ({ text, kind: 'noun' })
export const plural = (text: string): Lexeme => ({ text, kind: 'plural' })
export const properName = (text: string): Lexeme => ({ text, kind: 'name' })
export const phrase = (text: string): Lexeme => ({ text, kind: 'phrase' })

export type Article = 'the' | 'a' | null

export function withArticle(lexeme: Lexeme, article: Article): string {
  const { text, kind } = lexeme
  if (kind === 'name') return insideSentence(text)
  if (article === null || kind === 'phrase' || hasArticle(text)) return text
  if (article === 'the') return `the ${text}`
  return kind === 'plural' ? `some ${text}` : `${articleFor(text)} ${text}`
}

export function possessive(text: string): string {
  return /s$/iu.test(text) ? `${text}'` : `${text}'s`
}
