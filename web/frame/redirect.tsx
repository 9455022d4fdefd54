import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

type RedirectProps = { to: string; state?: unknown }

/** The router's `Navigate` redirects only once: Back, pressed before the target shows, would leave an empty page. */
export function Redirect({ to, state = null }: RedirectProps) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true, state })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a state is made anew each time; the location tells when
  }, [navigate, to, location])
  return null
}
