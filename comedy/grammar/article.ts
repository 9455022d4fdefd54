const soundsLikeConsonant = /^(?:uni(?!n|m)|use|usu|uten|ufo|eu|one\b|once|ukulele|ubiq)/iu
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir|(?:8|11|18)(?!\d{1,2}\b))/iu
const spelledOut = /^[AEFHILMNORSX](?:[A-Z]{1,4}\b|-)/u

/** "a" or "an", by sound: a unicorn, an hour, an MC, an 8. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = phrase.replace(/^[“"'(]+/u, '')
  if (soundsLikeConsonant.test(word)) return 'a'
  if (soundsLikeVowel.test(word) || spelledOut.test(word)) return 'an'
  return /^[aeiouáéíóúàèäëïöü]/iu.test(word) ? 'an' : 'a'
}

/** The name as it stands inside a sentence: only its own article gives up the capital. */
export function insideSentence(name: string): string {
  return name.replace(/^(?:The|A|An)(?=\s)/u, (article) => article.toLowerCase())
}

/** Only a plain lower-case letter at the very start. */
export function capitalise(text: string): string {
  const isCapital = text < 'a' // as nearly every line is: no need to ask the tables of Unicode
  return isCapital ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
