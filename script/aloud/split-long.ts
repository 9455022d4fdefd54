import { splitGraphemes } from '../paper/wrap-text.ts'

export function splitLong(text: string, most: number): string[] {
  if (text.length <= most) return [text]
  const sentences = sentencesOf(text).flatMap((sentence) => splitWords(sentence, most))
  return pack(sentences, most)
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let words: string[] = []
  for (const word of text.split(' ')) {
    words.push(word)
    if (!/[.!?…]["”’)]*$/.test(word)) continue
    sentences.push(words.join(' '))
    words = []
  }
  return words.length > 0 ? [...sentences, words.join(' ')] : sentences
}

function splitWords(sentence: string, most: number): string[] {
  if (sentence.length <= most) return [sentence]
  return pack(
    sentence.split(' ').flatMap((word) => cutWord(word, most)),
    most,
  )
}

function cutWord(word: string, most: number): string[] {
  if (word.length <= most) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of splitGraphemes(word)) {
    if (part.length + character.length > most) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function pack(pieces: readonly string[], most: number): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= most)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}
