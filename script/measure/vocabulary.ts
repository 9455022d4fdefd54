const emptyWords = new Set(
  `about above after again against almost alone along already also although always among another anybody anyone anything
  around aren't away back because been before behind being below best better between both bring came can't cannot come
  comes coming could couldn't didn't does doesn't doing don't done down during each either else enough even ever every
  everybody everyone everything exactly feel find first found from gave getting give given gives goes going gone gonna
  good gotta great hadn't hasn't have haven't having he'll he's hear heard hello here here's herself himself i'll i've
  into isn't it'll it's itself just keep kept kind knew know known knows last later least leave left less let's like
  liked little long look looked looking looks made make makes making many matter maybe mean means might mine more most
  much must myself need needed needs neither never next nobody none nothing often okay once only other others ought
  ours ourselves over part people perhaps please point pretty probably quite rather ready really right said same says
  seem seems seen several shall she'll she's should shouldn't since some somebody somehow someone something sometimes
  soon sorry stay still stop such sure take taken takes talk tell than thank thanks that that's their theirs them
  themselves then there there's these they they'll they're they've thing things think this those though thought three
  through time times today together told tonight took toward tried true trying turn under until upon used very wait
  want wanted wants wasn't we'll we're we've well went were weren't what what's whatever when where where's whether
  which while who's whole whom whose will with within without won't word words would wouldn't yeah years yes you'd
  you'll you're you've your yours yourself`.split(/\s+/),
)

const reactions = new Set(
  `what|what what|what the|wow|oh wow|whoa|huh|hm|hmm|oh|oh no|oh my|oh my god|oh my gosh|omg|no way|seriously|really|oh
  really|are you serious|you can't be serious|are you kidding|are you kidding me|you're kidding|what is happening|what is
  going on|what's going on|what's happening|what just happened|i can't believe it|i can't believe this|unbelievable|this is
  unbelievable|this is crazy|this is insane|that's crazy|that's insane|amazing|incredible|exactly|indeed|right|okay|ok|oh
  okay|yes|no|yeah|gasp|excuse me|i don't understand|what do you mean|what are you talking about|this can't be
  happening|you're right|good point|fair enough|well|well well|well well well`
    .split('|')
    .map((reaction) => reaction.replace(/\s+/g, ' ')),
)
const longestReaction = Math.max(...[...reactions].map((reaction) => reaction.split(' ').length))

export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  return plain.match(isEnglish.test(plain) ? englishWord : anyWord) ?? []
}

/** Plain English is nearly all that is read, and many times faster to take apart. */
const isEnglish = /^[\x20-\x7e“”—…]*$/
const englishWord = /[a-z0-9]+(?:'[a-z0-9]+)*/g
const anyWord = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu

export function contentWords(words: readonly string[]): string[] {
  const content: string[] = []
  for (const word of words) {
    if (emptyWords.has(word)) continue
    const stem = stemOf(word)
    if (stem.length >= 4 || isForeign(stem)) content.push(stem)
  }
  return content
}

/** Without 's, and without the s of a plural. */
function stemOf(word: string): string {
  const stem = word.endsWith("'s") ? word.slice(0, -2) : word
  return stem.length > 1 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem
}

/** In another script, in which few letters are a word. */
function isForeign(word: string): boolean {
  return !/^[a-z\d']*$/.test(word) && /[^\p{Script=Latin}\d']/u.test(word)
}

export function isGenericReaction(words: readonly string[]): boolean {
  return words.length <= longestReaction && reactions.has(words.join(' '))
}
