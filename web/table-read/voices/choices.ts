import { keep, readKept } from '../../ui/keep.ts'

export type Choices = { readonly parts: readonly string[]; readonly narrator: boolean }

export const noChoices: Choices = { parts: [], narrator: false }

const key = 'table-read:voices'
const most = 50

export function readChoices(scriptId: string, cast: readonly string[]): Choices {
  const kept = readKept('browser', key, cleanChoices).find((one) => one.scriptId === scriptId)
  return kept
    ? { parts: kept.parts.filter((part) => cast.includes(part)), narrator: kept.narrator }
    : noChoices
}

export function keepChoices(scriptId: string, { parts, narrator }: Choices): void {
  const others = readKept('browser', key, cleanChoices).filter((one) => one.scriptId !== scriptId)
  const isNothing = parts.length === 0 && !narrator
  const all = isNothing ? others : [{ scriptId, parts, narrator }, ...others]
  keep('browser', key, all.slice(0, most))
}

type KeptChoices = Choices & { readonly scriptId: string }

function cleanChoices(kept: unknown): readonly KeptChoices[] {
  return Array.isArray(kept) ? kept.slice(0, most).filter(areChoices) : []
}

function areChoices(value: unknown): value is KeptChoices {
  if (typeof value !== 'object' || value === null) return false
  const { scriptId, parts, narrator } = value as Record<string, unknown>
  const areParts = Array.isArray(parts) && parts.every((part) => typeof part === 'string')
  return typeof scriptId === 'string' && areParts && typeof narrator === 'boolean'
}
