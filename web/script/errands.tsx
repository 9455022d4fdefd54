import { createContext, useContext, useState, type ReactNode } from 'react'

/** What a game does as soon as the table read has led back to it. */
export type Errand = 'next-turn' | 'vote' | 'new-cards'

/** Going back in the history carries no word along: the errand waits above the routes. */
export type Errands = {
  readonly send: (scriptId: string, errand: Errand) => void
  /** Only where the script that was read still lies: a game may have gone on since. */
  readonly take: (scriptId: string | null) => Errand | null
}

export function createErrands(): Errands {
  let sent: { readonly scriptId: string; readonly errand: Errand } | null = null
  return { send, take }

  function send(scriptId: string, errand: Errand) {
    sent = { scriptId, errand }
  }

  function take(scriptId: string | null): Errand | null {
    const taken = sent
    sent = null
    return taken?.scriptId === scriptId ? (taken?.errand ?? null) : null
  }
}

const ErrandsContext = createContext<Errands | null>(null)

export function ErrandsProvider({ children }: { children: ReactNode }) {
  const [errands] = useState(createErrands)
  return <ErrandsContext value={errands}>{children}</ErrandsContext>
}

export function useErrands(): Errands {
  const errands = useContext(ErrandsContext)
  if (!errands) throw new Error('useErrands needs an ErrandsProvider above it')
  return errands
}
