import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Errand, useErrands } from '../script/errands.tsx'
import { readOrigin } from '../script/way-back.ts'

/** In milliseconds: a second press must not go back once more. */
const leavingMs = 500

/** Back to where the table read was opened, with that screen's state whole; else to the script's page. */
export function useWayBack(scriptId: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const errands = useErrands()
  const left = useRef(-Infinity)
  const origin = readOrigin(location.state)

  function leave() {
    const isLeaving = performance.now() - left.current < leavingMs
    if (isLeaving || window.location.pathname !== location.pathname) return
    left.current = performance.now()
    if (origin) void navigate(-1)
    else void navigate(`/scripts/${encodeURIComponent(scriptId)}`, { replace: true })
  }
  function leaveFor(errand: Errand) {
    errands.send(scriptId, errand)
    leave()
  }
  return { origin, leave, leaveFor }
}
