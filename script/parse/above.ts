import { type Reading } from './classify.ts'

/** What stands right above the line that comes next. */
export type Above =
  | { readonly is: 'line' | 'blank' | 'element' | 'element-blank' }
  /** A line in capitals that is a cue if a speech follows. */
  | { readonly is: 'capitals'; readonly text: string }
  | List

type List = { readonly is: 'list-heading' | 'list-entry' | 'list-blank' }

const belowBlank = {
  line: 'blank',
  blank: 'blank',
  capitals: 'blank',
  element: 'element-blank',
  'element-blank': 'element-blank',
  'list-heading': 'list-heading',
  'list-entry': 'list-blank',
  'list-blank': 'list-blank',
} as const

export function addBlank({ is }: Above): Above {
  return { is: belowBlank[is] }
}

export function isBlank({ is }: Above): boolean {
  return is === 'blank' || is === 'element-blank'
}

export function isElement({ is }: Above): boolean {
  return is === 'element' || is === 'element-blank'
}

export function isList(above: Above): above is List {
  return above.is === 'list-heading' || above.is === 'list-entry' || above.is === 'list-blank'
}

/** A list of the cast ends at a heading of the script, or at a blank line after its entries. */
export function continueList(list: List, reading: Reading): Above {
  const isHead = reading.is === 'line' && reading.kind !== 'parenthetical' && reading.kind !== 'action'
  if (isHead || list.is === 'list-blank') return { is: 'line' }
  return reading.is === 'nothing' ? list : { is: 'list-entry' }
}
