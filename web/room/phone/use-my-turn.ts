import { useEffect } from 'react'

/** In milliseconds. */
const buzz = { line: 120, question: 60 }

/** A phone in the hand says so without a sound. */
export function useMyTurn(isMine: boolean) {
  useBuzz(isMine, buzz.line)
}

/** The same where the room is asked something. */
export function useQuestion(isAsked: boolean) {
  useBuzz(isAsked, buzz.question)
}

function useBuzz(isDue: boolean, ms: number) {
  useEffect(() => {
    if (isDue && 'vibrate' in navigator) navigator.vibrate(ms)
  }, [isDue, ms])
}
