import { type Situation } from './situation.ts'

/** A piece of the play before its speakers are known. `group` is an optional bunch of lines, null what must be said. */
export type Item = { readonly bit: BitRun; readonly group: string | null } & (
  | { readonly is: 'act'; readonly act: number }
  | {
      readonly is: 'speech'
      readonly who: readonly string[]
      readonly goesOn: boolean
      readonly isOwn: boolean
      readonly text: string
      /** About so many: slots are counted as one. */
      readonly words: number
    }
  | { readonly is: 'action'; readonly text: string }
  | { readonly is: 'note'; readonly words: readonly string[] }
)

/** One playing of a bit: where it stands in the cards, who was asked for by name, and what its own slots say. */
export type BitRun = {
  readonly situation: Situation
  readonly where: string
  readonly kind: 'act' | 'lead' | 'place' | 'hook' | 'turn' | 'scenario'
  readonly name?: string
  readonly roles: ReadonlySet<string>
  /** The slots that its lines and actions fill, in capitals. */
  readonly named: ReadonlySet<string>
  readonly fixed: Readonly<Record<string, string>>
  readonly facts: ReadonlyMap<string, string>
  /** An audience has brought it in: nobody says it in one breath with what stands around it. */
  readonly isApart?: true
}
