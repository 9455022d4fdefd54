import { useState } from 'react'
import { type Collections } from '../../../game/card.ts'
import { isProblem, type Problem } from '../../../game/problem.ts'
import { readCards } from '../../api/cards.ts'
import { useSession } from '../../frame/session-context.ts'
import { useAnswer } from '../../ui/use-answer.ts'

/** Fetched when a game screen opens (spec §7). */
export type Deck =
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly cards: Collections }
  | { readonly is: 'missing'; readonly problem: Problem }

export function useCards(): { readonly deck: Deck; readonly reload: () => void } {
  const { readAgain } = useSession()
  const [deck, setDeck] = useState<Deck>({ is: 'loading' })
  useAnswer(deck.is === 'loading' ? deck.is : null, readCards, (answer) => {
    if (!isProblem(answer)) setDeck({ is: 'loaded', cards: answer })
    else if (answer.code === 'signed-out') readAgain() // the protection of the routes leads to /auth
    else setDeck({ is: 'missing', problem: answer })
  })
  return { deck, reload: () => setDeck({ is: 'loading' }) }
}
