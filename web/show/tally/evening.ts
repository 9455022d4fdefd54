import { type PartTold } from '../../../game/scene-stealer.ts'
import { cleanPlayerName } from '../../../game/seats.ts'
import { cleanTitle } from '../../../game/title.ts'

/** What was laughed at and won on this device since the evening began. Oldest first. */
export type Evening = {
  /** When it last changed, in milliseconds. */
  readonly at: number
  /** Nobody is told before somebody asks. */
  readonly isShown: boolean
  readonly shows: readonly Show[]
  readonly duels: readonly WonDuel[]
}

/** A script of which something was laughed at. `laughs`: at stage directions too. */
export type Show = {
  readonly scriptId: string
  readonly title: string
  readonly laughs: number
  readonly parts: readonly PartOfShow[]
}
export type PartOfShow = PartTold & { readonly readers: readonly string[] }

type WonDuel = { readonly id: string; readonly winners: readonly string[] }

export const noEvening: Evening = { at: 0, isShown: false, shows: [], duels: [] }

/** In milliseconds: as long as who reads what is remembered (web/script/claims/evening.ts). */
const length = 16 * 60 * 60 * 1000
const most = 100

/** What is said, and by whom, as it is known by now. Laughs are counted as they come. */
export type Told = Omit<Show, 'laughs' | 'parts'> & { readonly parts: readonly Omit<PartOfShow, 'laughs'>[] }

export function noteLaugh(evening: Evening, told: Told, part: string | null, now: number): Evening {
  const before = evening.shows.find(({ scriptId }) => scriptId === told.scriptId)
  const show = { ...retell(before, told), laughs: (before?.laughs ?? 0) + 1 }
  const parts = show.parts.map((one) => (one.part === part ? { ...one, laughs: one.laughs + 1 } : one))
  const grown = { ...show, parts }
  const shows = before ? put(evening.shows, before, grown) : [...evening.shows, grown]
  return { ...evening, at: now, shows: shows.slice(-most) }
}

/** More was written, or somebody has claimed a part since. */
export function noteShow(evening: Evening, told: Told, now: number): Evening {
  const before = evening.shows.find(({ scriptId }) => scriptId === told.scriptId)
  if (!before) return evening
  const show = retell(before, told)
  if (JSON.stringify(show) === JSON.stringify(before)) return evening
  return { ...evening, at: now, shows: put(evening.shows, before, show) }
}

function retell(before: Show | undefined, { scriptId, title, parts }: Told): Show {
  const laughsOf = (part: string) => before?.parts.find((one) => one.part === part)?.laughs ?? 0
  return {
    scriptId,
    title,
    laughs: before?.laughs ?? 0,
    parts: parts.map(({ part, lines, readers }) => ({ part, lines, laughs: laughsOf(part), readers })),
  }
}

function put(shows: readonly Show[], before: Show, show: Show): Show[] {
  return shows.map((one) => (one === before ? show : one))
}

/** A second vote takes the place of the first. */
export function noteDuel(evening: Evening, duel: WonDuel, now: number): Evening {
  const before = evening.duels.find(({ id }) => id === duel.id)
  if (JSON.stringify(before) === JSON.stringify(duel)) return evening
  const duels = [...evening.duels.filter((one) => one !== before), duel]
  return { ...evening, at: now, duels: duels.slice(-most) }
}

/** Kind, and in the order in which they came: there is no last place, and who has none is not named. */
export type Moment = { readonly name: string; readonly laughs: number; readonly duels: number }

export function momentsOf({ shows, duels }: Pick<Evening, 'shows' | 'duels'>): Moment[] {
  const moments = new Map<string, Moment>()
  const add = (name: string, more: Partial<Moment>) => {
    const key = name.normalize('NFKC').toLowerCase()
    const before = moments.get(key) ?? { name, laughs: 0, duels: 0 }
    const { laughs = 0, duels = 0 } = more
    moments.set(key, { ...before, laughs: before.laughs + laughs, duels: before.duels + duels })
  }
  for (const { readers, laughs } of shows.flatMap(({ parts }) => parts))
    for (const reader of readers) add(reader, { laughs })
  for (const name of duels.flatMap(({ winners }) => winners)) add(name, { duels: 1 })
  return [...moments.values()].filter(({ laughs, duels }) => laughs + duels > 0)
}

/** Storage may be edited by hand, and yesterday's evening is over. */
export function cleanEvening(kept: unknown, now: number): Evening {
  if (!isObject(kept)) return noEvening
  const { at, isShown, shows, duels } = kept
  const isNow = typeof at === 'number' && at <= now && now - at < length
  if (!isNow || !Array.isArray(shows) || !Array.isArray(duels)) return noEvening
  return {
    at,
    isShown: isShown === true,
    shows: shows.flatMap((show) => cleanShow(show) ?? []).slice(-most),
    duels: duels.flatMap((duel) => cleanDuel(duel) ?? []).slice(-most),
  }
}

function cleanShow(kept: unknown): Show | null {
  if (!isObject(kept) || !isId(kept['scriptId']) || !isCount(kept['laughs'])) return null
  const { scriptId, title, laughs, parts } = kept
  if (typeof title !== 'string' || !Array.isArray(parts)) return null
  return { scriptId, title: cleanTitle(title), laughs, parts: parts.flatMap((part) => cleanPart(part) ?? []) }
}

function cleanPart(kept: unknown): PartOfShow | null {
  if (!isObject(kept) || typeof kept['part'] !== 'string') return null
  const { part, lines, laughs, readers } = kept
  if (!isCount(lines) || !isCount(laughs)) return null
  return { part, lines, laughs, readers: cleanNames(readers) }
}

function cleanDuel(kept: unknown): WonDuel | null {
  if (!isObject(kept) || !isId(kept['id'])) return null
  return { id: kept['id'], winners: cleanNames(kept['winners']) }
}

function cleanNames(kept: unknown): string[] {
  const names: unknown[] = Array.isArray(kept) ? kept : []
  return names.flatMap((name) => (typeof name === 'string' && cleanPlayerName(name)) || [])
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
