import { html } from 'hono/html'
import { type Part } from '../../game/cast.ts'
import { drawFace, ink } from '../../game/faces/draw-face.ts'
import { type Face, facesOf } from '../../game/faces/face.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { type Markup } from './frame.ts'

const strands = ['tomato', 'aqua', 'gold', 'violet', 'leaf', 'sky'] as const

export type PartClass = { readonly strand: string; readonly isRead: boolean }

export function partClass({ player }: Part, place: number): PartClass {
  return { strand: strands[place % strands.length] ?? strands[0], isRead: player !== null }
}

type Casting = Pick<ScriptView, 'cast' | 'assignments' | 'draw'>

export function partList({ cast, assignments, draw }: Casting): Markup {
  const faces = facesOf(cast.map(({ name }) => name))
  return html`<ul class="cast" aria-label="Cast">
    ${cast.map((part, place) => {
      const readers = readersOf(part, assignments)
      const { strand } = partClass(part, place)
      return html`<li class="part ${strand}">
        <span class="face">${partFace(draw, part.name, faces[place])}</span>
        <span class="label"
          >${readers.length > 0 ? html`<bdi>${listNames(readers)}</bdi> ${readers.length > 1 ? 'are' : 'is'} ` : ''}<bdi
            >${part.name}</bdi
          ></span
        >
      </li>`
    })}
  </ul>`
}

/** Same elements as web/script/part-face.tsx. */
function partFace(draw: ScriptView['draw'], part: string, face: Face | undefined): Markup | string {
  if (draw.characters.name === part) return html`<img src="${draw.characters.image_url}" alt="" />`
  if (!face) return ''
  return html`<svg
    viewBox="0 0 100 100"
    stroke="${ink}"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${drawFace(face).map(
      ({ d, fill, line }) => html`<path d="${d}" fill="${fill ?? 'none'}" stroke-width="${line}" />`,
    )}
  </svg>`
}

function readersOf({ name, player }: Part, assignments: ScriptView['assignments']): string[] {
  const assigned = assignments.filter(({ part }) => part === name).map((assignment) => assignment.player)
  if (assigned.length > 0) return assigned
  return player === null ? [] : [player]
}

function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
