import { cleanPlayerName } from '../../../game/seats.ts'

/** Who reads which part, as the room has agreed: names by part. */
export type Claims = { readonly [part: string]: string }

/** What this device remembers of an evening. Newest first. */
export type Evening = {
  /** When it last changed, in milliseconds. */
  readonly at: number
  readonly names: readonly string[]
  readonly scripts: readonly { readonly scriptId: string; readonly claims: Claims }[]
}

export const noEvening: Evening = { at: 0, names: [], scripts: [] }

/** In milliseconds: then the names are forgotten. */
const length = 16 * 60 * 60 * 1000
const mostNames = 12
const mostScripts = 50

export function claimsOf({ scripts }: Evening, scriptId: string): Claims {
  return scripts.find((one) => one.scriptId === scriptId)?.claims ?? noClaims
}

const noClaims: Claims = {}

type Claim = { readonly scriptId: string; readonly part: string; readonly name: string }

export function claimPart(evening: Evening, { scriptId, part, name }: Claim, now: number): Evening {
  const claims = { ...claimsOf(evening, scriptId), [part]: name }
  const names = [name, ...evening.names.filter((other) => fold(other) !== fold(name))].slice(0, mostNames)
  return { ...withClaims(evening, scriptId, claims), at: now, names }
}

/** The name is still offered. */
export function takeBack(evening: Evening, { scriptId, part }: Omit<Claim, 'name'>, now: number): Evening {
  const claims = Object.entries(claimsOf(evening, scriptId)).filter(([other]) => other !== part)
  return { ...withClaims(evening, scriptId, Object.fromEntries(claims)), at: now }
}

function withClaims(evening: Evening, scriptId: string, claims: Claims): Evening {
  const others = evening.scripts.filter((one) => one.scriptId !== scriptId)
  return { ...evening, scripts: [{ scriptId, claims }, ...others].slice(0, mostScripts) }
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

export function cleanEvening(kept: unknown, now: number): Evening {
  if (!isObject(kept)) return noEvening
  const { at, names, scripts } = kept
  const isNow = typeof at === 'number' && at <= now && now - at < length
  if (!isNow || !Array.isArray(names) || !Array.isArray(scripts)) return noEvening
  return {
    at,
    names: names.flatMap((name) => cleanName(name) ?? []).slice(0, mostNames),
    scripts: scripts.flatMap((script) => cleanScript(script) ?? []).slice(0, mostScripts),
  }
}

function cleanScript(kept: unknown) {
  if (!isObject(kept) || typeof kept['scriptId'] !== 'string' || !isObject(kept['claims'])) return null
  const claims = Object.entries(kept['claims']).flatMap(([part, name]) => {
    const clean = cleanName(name)
    return clean === null ? [] : [[part, clean] as const]
  })
  return { scriptId: kept['scriptId'], claims: Object.fromEntries(claims) }
}

function cleanName(name: unknown): string | null {
  return typeof name === 'string' ? cleanPlayerName(name) || null : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
