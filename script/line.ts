/**
 * The kinds of line a screenplay is made of. The six tags of the specification (spec §7), and two that stand above
 * scenes: the title of the script and the heading of an act.
 */
export const lineKinds = [
  'title',
  'act',
  'scene-heading',
  'action',
  'character',
  'parenthetical',
  'dialogue',
  'transition',
] as const
export type LineKind = (typeof lineKinds)[number]

/**
 * One line of a screenplay. `speaker` is the name of the part that speaks: set on the `character` line (the cue) and
 * on every `parenthetical` and `dialogue` line that belongs to it, null on all others. `text` is plain text on one
 * line: no tags, no markup, never empty.
 */
export type Line = { readonly kind: LineKind; readonly text: string; readonly speaker: string | null }
