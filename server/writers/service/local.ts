/** Where Ollama answers, and other programs that have models run on one's own computer. */
const usualAddress = 'http://localhost:11434/v1'
/** The start waits for nothing that is not there. */
const longestLookMs = 500

export type LocalService = { readonly baseUrl: string; readonly model: string | null }

/** A service on this computer that nobody has set up, with a model that it has; null where none answers. */
export async function findLocalService(baseUrl: string = usualAddress): Promise<LocalService | null> {
  try {
    const signal = AbortSignal.timeout(longestLookMs)
    const answer = await fetch(`${baseUrl}/models`, { signal, redirect: 'error' })
    if (!answer.ok) return null
    const told = (await answer.json()) as { readonly data?: readonly { readonly id?: unknown }[] | null }
    const ids = (told.data ?? []).flatMap(({ id }) => (isModelName(id) ? [id] : []))
    return { baseUrl, model: ids[0] ?? null }
  } catch {
    return null
  }
}

/** The name is printed, and may be pasted into a shell. */
function isModelName(id: unknown): id is string {
  return typeof id === 'string' && /^[\w.:/-]{1,80}$/.test(id)
}

/** What the start says where no AI writer is set up. */
export function tellHowToGetOne(local: LocalService | null): string {
  if (local === null) return 'House writer. Set OPENAI_API_KEY for an AI writer.'
  const model = local.model ?? 'a-model-of-yours'
  return `House writer. For the AI on this computer: OPENAI_BASE_URL=${local.baseUrl} OPENAI_MODEL=${model} npm start`
}
