import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

type RedirectProps = { to: string; state?: unknown }

/**
 * Leads elsewhere for as long as it stands here. The router's own `Navigate` leads once: whoever is back before the
 * other page was shown (Back, pressed at once) would be left before an empty one.
 */
export function Redirect({ to, state = null }: RedirectProps) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true, state })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a state is made anew each time; the location tells when
  }, [navigate, to, location])
  return null
}
