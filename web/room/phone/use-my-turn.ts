import { useEffect } from 'react'

/** In milliseconds. */
const buzz = 120

/** A phone in the hand says so without a sound. */
export function useMyTurn(isMine: boolean) {
  useEffect(() => {
    if (isMine && 'vibrate' in navigator) navigator.vibrate(buzz)
  }, [isMine])
}
