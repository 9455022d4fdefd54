import { useNavigate } from 'react-router'
import { Door } from './door.tsx'

/** `/join`. */
export function JoinScreen() {
  const navigate = useNavigate()
  return <Door code={null} onJoined={(code) => void navigate(`/room/${code}`, { replace: true })} />
}
