import { type Line } from '../../script/line.ts'
import { fillSlots } from '../grammar/fill.ts'
import { drawFrom } from '../draw.ts'
import { type Show } from './show.ts'

const ordinals = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
const times = ['MORNING', 'LATER', 'AFTERNOON', 'EVENING', 'NIGHT']

/** What stands above an act: the title over the first of all, the act's name, the place and the time. */
export function openAct(act: number, show: Show): Line[] {
  const title = show.sheet.acts[act]?.title
  const number = ordinals[act] ?? String(act + 1)
  return [
    ...(act === 0 && show.past === null ? [heading('title', titleOf(show))] : []),
    heading('act', title === undefined ? `Act ${number}` : `Act ${number}: ${title}`),
    heading('scene-heading', sluglineOf(act, show)),
  ]
}

export function closeAct(act: number, show: Show): Line {
  const last = show.brief.length.acts - 1
  if (act === last) return heading('transition', 'THE END')
  return heading(
    'transition',
    ['CUT TO:', 'DISSOLVE TO:', 'SMASH CUT TO:', 'FADE TO:'][
      show.production.drawing.number(`cut:${act}`, 4)
    ]!,
  )
}

function heading(kind: Line['kind'], text: string): Line {
  return { kind, text, speaker: null }
}

function titleOf(show: Show): string {
  const engine = show.chosen.engines[0]!
  const template = drawFrom(show.brief).choose('title', engine.titles)
  const { word } = show.production.world
  const title = fillSlots(template, { role: () => show.brief.cast[0]?.name ?? '', word, text: () => '' })
  return title.replace(
    /(^|\s)(?!(?:a|an|and|or|the|of|for|in|at|to|who|with|is|till|from|against)\s)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

const roofed = /(?:room|house|hut|loft|shed|store|dungeon|stables|hatchery)$/u

/** A chapter that goes on starts in the place where the text so far ended. */
function sluglineOf(act: number, show: Show): string {
  const { tags, name } = show.brief.draw.settings
  const scenes = show.scenes[act] ?? []
  const spot = scenes[0] === undefined ? 'spot' : (show.chosen.engines[0]?.acts[scenes[0]]?.spot ?? null)
  const place = act === 0 && show.past?.place ? show.past.place : name
  const corner = spot === null || act === 0 ? null : show.production.world.word(spot).text
  const where = corner === null ? place : `${place}, ${corner}`
  const isOutside = tags.includes('exterior') && (corner === null || !roofed.test(corner))
  const side = isOutside ? 'EXT.' : 'INT.'
  const time = show.past !== null && act === 0 ? 'MOMENTS LATER' : times[Math.min(act, times.length - 1)]!
  return `${side} ${where.toUpperCase()} - ${time}`
}
