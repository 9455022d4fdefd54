import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { type Problem } from '../../game/problem.ts'
import { readCode } from '../../game/room/code.ts'
import { Loading } from '../ui/loading.tsx'
import { forgetRoom, isKnownRoom } from './memory.ts'

const RoomInside = lazy(async () => ({ default: (await import('./inside.tsx')).RoomInside }))

/** `/room/CODE`, where the QR code leads: the door for strangers, the room for whoever was let in. */
export function RoomScreen() {
  const { code = '' } = useParams()
  const known = readCode(code) ?? ''
  return <RoomOf key={known} code={known} />
}

type Place = { readonly is: 'inside' } | { readonly is: 'door'; readonly problem: Problem | null }

function RoomOf({ code }: { code: string }) {
  const [place, go] = useState<Place>(isKnownRoom(code) ? { is: 'inside' } : { is: 'door', problem: null })
  if (place.is === 'door') return <p>{place.problem?.sentence ?? code}</p>
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
