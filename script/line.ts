/** The six tags of the specification (spec §7), the title of the script and the heading of an act. */
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
 * `speaker` is the part that speaks: on the `character` line (the cue) and on each `parenthetical` and `dialogue` line
 * under it; null elsewhere. The text of a cue is the part's name, or that of a stranger whom the part reads. `text` is
 * plain text on one line, without markup, never empty.
 */
export type Line = { readonly kind: LineKind; readonly text: string; readonly speaker: string | null }
