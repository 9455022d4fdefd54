/** What the machine reads: parts by name, and (`narrator`) stage directions. */
export type Choices = { readonly parts: readonly string[]; readonly narrator: boolean }

export const noChoices: Choices = { parts: [], narrator: false }

const key = 'table-read:voices'
const most = 50

export function readChoices(scriptId: string, cast: readonly string[]): Choices {
  const kept = readAll().find((one) => one.scriptId === scriptId)
  return kept
    ? { parts: kept.parts.filter((part) => cast.includes(part)), narrator: kept.narrator }
    : noChoices
}

export function keepChoices(scriptId: string, { parts, narrator }: Choices): void {
  const others = readAll().filter((one) => one.scriptId !== scriptId)
  const isNothing = parts.length === 0 && !narrator
  try {
    const all = isNothing ? others : [{ scriptId, parts, narrator }, ...others]
    localStorage.setItem(key, JSON.stringify(all.slice(0, most)))
  } catch {
    // Storage refuses: kept until the page is left.
  }
}

type KeptChoices = Choices & { readonly scriptId: string }

function readAll(): readonly KeptChoices[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, most).filter(isKeptChoices) : []
  } catch {
    return []
  }
}

/** Storage can be edited by hand. */
function isKeptChoices(value: unknown): value is KeptChoices {
  if (typeof value !== 'object' || value === null) return false
  const { scriptId, parts, narrator } = value as Record<string, unknown>
  const areParts = Array.isArray(parts) && parts.every((part) => typeof part === 'string')
  return typeof scriptId === 'string' && areParts && typeof narrator === 'boolean'
}
