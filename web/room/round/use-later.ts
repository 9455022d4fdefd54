import { useEffect, useState } from 'react'

/** Whether that moment has come, in milliseconds since 1970 by this device's clock. */
export function useLater(at: number): boolean {
  const [come, setCome] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setCome(at), Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return come === at
}
