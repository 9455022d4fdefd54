import { html } from 'hono/html'
import { categories, categoryLabels } from '../../game/card.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { type Markup } from './frame.ts'

export function cardList(draw: ScriptView['draw']): Markup {
  return html`<ul class="strip" aria-label="Cards">
    ${categories.map(
      (category) =>
        html`<li class="card ${category}">
          <img class="picture" src="${draw[category].image_url}" alt="" width="480" height="600" />
          <p class="caption">
            <span class="category">${categoryLabels[category]}</span>
            <span class="name">${draw[category].name}</span>
          </p>
        </li>`,
    )}
  </ul>`
}
