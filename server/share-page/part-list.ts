import { html } from 'hono/html'
import { type Part } from '../../game/cast.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { type Markup } from './frame.ts'

const strands = ['tomato', 'aqua', 'gold', 'violet', 'leaf', 'sky'] as const

export type PartClass = { readonly strand: string; readonly isRead: boolean }

export function partClass({ player }: Part, place: number): PartClass {
  return { strand: strands[place % strands.length] ?? strands[0], isRead: player !== null }
}

export function partList({ cast, assignments }: Pick<ScriptView, 'cast' | 'assignments'>): Markup {
  return html`<ul class="cast" aria-label="Cast">
    ${cast.map((part, place) => {
      const readers = readersOf(part, assignments)
      const { strand } = partClass(part, place)
      return html`<li class="part ${strand}">
        ${readers.length > 0 ? html`<bdi>${listNames(readers)}</bdi> ${readers.length > 1 ? 'are' : 'is'} ` : ''}<bdi
          >${part.name}</bdi
        >
      </li>`
    })}
  </ul>`
}

function readersOf({ name, player }: Part, assignments: ScriptView['assignments']): string[] {
  const assigned = assignments.filter(({ part }) => part === name).map((assignment) => assignment.player)
  if (assigned.length > 0) return assigned
  return player === null ? [] : [player]
}

function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
