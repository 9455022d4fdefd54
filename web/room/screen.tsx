import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type Problem } from '../../game/problem.ts'
import { readCode } from '../../game/room/code.ts'
import { OutOfReach } from '../frame/out-of-reach.tsx'
import { useSession } from '../frame/session-context.ts'
import { Loading } from '../ui/loading.tsx'
import { Door } from './door/door.tsx'
import { forgetRoom, isKnownRoom } from './memory.ts'

const RoomInside = lazy(() =>
  import('./inside.tsx').then(
    ({ RoomInside }) => ({ default: RoomInside }),
    () => ({ default: OutOfReach }),
  ),
)

/** `/room/CODE`, where the QR code leads: the door for strangers, the room for whoever was let in. */
export function RoomScreen() {
  const { code = '' } = useParams()
  const known = readCode(code) ?? code
  return <RoomOf key={known} code={known} />
}

type Place = { readonly is: 'inside' } | { readonly is: 'door'; readonly problem: Problem | null }

function RoomOf({ code }: { code: string }) {
  const { session } = useSession()
  const navigate = useNavigate()
  const [place, go] = useState<Place>(isKnownRoom(code) ? { is: 'inside' } : { is: 'door', problem: null })
  if (place.is === 'door' || session.is !== 'signed-in') {
    return (
      <Door
        code={code}
        problem={place.is === 'door' ? place.problem : null}
        onJoined={(joined) => {
          if (joined === code) go({ is: 'inside' })
          else void navigate(`/room/${joined}`, { replace: true })
        }}
      />
    )
  }
  return (
    <Suspense
      fallback={
        <main>
          <Loading text="Opening the room…" />
        </main>
      }
    >
      <RoomInside
        code={code}
        onOutside={(problem) => {
          forgetRoom(code)
          go({ is: 'door', problem })
        }}
      />
    </Suspense>
  )
}
