import { useEffect, useEffectEvent, useReducer } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type AccountAnswer } from '../../game/protocol.ts'
import { readAccount } from '../api/account.ts'
import { useSession } from '../frame/session-context.ts'

export type AccountPage =
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly account: AccountAnswer }

const turn = (_before: AccountPage, page: AccountPage) => page

export function useAccount(): { readonly page: AccountPage; readonly reopen: () => void } {
  const [page, dispatch] = useReducer(turn, { is: 'opening' })
  const { readAgain } = useSession()
  async function open(isWanted: () => boolean) {
    const answer = await readAccount()
    if (!isWanted()) return
    if (!isProblem(answer)) dispatch({ is: 'open', account: answer })
    else if (answer.code === 'signed-out') readAgain()
    else dispatch({ is: 'missing', problem: answer })
  }
  const arrive = useEffectEvent(open)
  useEffect(() => {
    const here = { isLeft: false }
    void arrive(() => !here.isLeft)
    return () => void (here.isLeft = true)
  }, [])
  const reopen = () => {
    dispatch({ is: 'opening' })
    void open(() => true)
  }
  return { page, reopen }
}
