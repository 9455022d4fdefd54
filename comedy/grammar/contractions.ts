const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/giu, 'cannot'],
  [/\bwon't\b/giu, 'will not'],
  [/\bshan't\b/giu, 'shall not'],
  [/\blet's\b/giu, 'let us'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)n't\b/giu, '$1 not'],
  [/\b(I)'m\b/gu, '$1 am'],
  [/\b(I|you|he|she|we|they)'d\b/giu, '$1 would'],
  [/\b(\w+)'re\b/giu, '$1 are'],
  [/\b(\w+)'ve\b/giu, '$1 have'],
  [/\b(I|you|he|she|it|we|they|that|there)'ll\b/giu, '$1 will'],
  [/\b(it|that|there|here|what|who|where|he|she)'s (been|got|gone|become|had)\b/giu, '$1 has $2'],
  [/\b(it|that|there|here|what|who|where|he|she)'s\b/giu, '$1 is'],
]

/** A negative question turns round in full ("Don't you?" is not "Do not you?"), so questions keep their contractions. */
export function expand(text: string): string {
  return text.replace(/[^.!?]+[.!?]*/gu, (sentence) =>
    sentence.endsWith('?')
      ? sentence
      : contractions.reduce((line, [from, to]) => line.replace(from, to), sentence),
  )
}

const fullForms: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b(?! \w+ to\b)/giu, "$1n't"],
  [/\bcannot\b/giu, "can't"],
  [/\bwill not\b/giu, "won't"],
  [/\bI am (?=[\w{])/gu, "I'm "],
  [/\b(we|you|they) are (?=[\w{])/giu, "$1're "],
  [
    /\b(I|we|you|they) have (?=(?:just |never |always |already )?(?:\w+ed|quit|been|had|seen|got|made|found|lost|cut|done|said|come|won|bought|built|eaten|forgotten|told|put|sent|given|named|heard|worn|been|gone|stood|written|held|gotten|spent|known|outlived|slept|thrown|hidden|sat)\b)/giu,
    "$1've ",
  ],
  [
    /\b(it|that|(?<=(?:^|[.!?,“"] ?|and |that |then |but |because |so |if ))(?:there|here)|what|he|she|who|where) is (?=[\w{])/giu,
    "$1's ",
  ],
  [
    /\b(it|that|he|she|there) has (?=(?:been|got|gone|had|never|always|just|stopped|melted|\w+ed)\b)/giu,
    "$1's ",
  ],
  [/\b(I|you|he|she|it|we|they) will (?=[\w{])/giu, "$1'll "],
  [/\b(I|you|he|she|we|they) would (?=[\w{])/giu, "$1'd "],
]

/** The corpus is written out in full, as the stiff voices speak; most people do not talk so. */
export function contract(text: string): string {
  return fullForms.reduce((line, [from, to]) => line.replace(from, to), text)
}
