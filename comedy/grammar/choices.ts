import { type Rating } from '../../game/rating.ts'

const variantGroup = /\[([^[\]|]*\|[^[\]]*)\]/gu
const ratingGroup = /<([^<>|]*)\|([^<>|]*)>/gu

/** Settles `<clean|rated>` and `[one|two]`: one index for all lines of a unit, so that variants never mismatch. */
export function settleChoices(text: string, rating: Rating, variant: number): string {
  return text
    .replace(ratingGroup, (_, clean: string, rated: string) => (rating === 'r-rated' ? rated : clean))
    .replace(variantGroup, (_, inner: string) => {
      const options = inner.split('|')
      return options[variant % options.length] ?? ''
    })
}

/** How many variants each group of the lines offers, in order of appearance. */
export function countVariants(lines: readonly string[]): number[] {
  return lines.flatMap((line) =>
    [...line.matchAll(variantGroup)].map((match) => (match[1] ?? '').split('|').length),
  )
}
