import { Fragment } from 'react'

type NamesProps = { names: readonly string[]; between?: string }

/** Each name stands alone: one written from right to left would swap with its neighbours. */
export function Names({ names, between = ', ' }: NamesProps) {
  return names.map((name, n) => (
    <Fragment key={n}>
      {n > 0 && between}
      <bdi>{name}</bdi>
    </Fragment>
  ))
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The same for names in a sentence that can have no elements. */
export function isolate(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
