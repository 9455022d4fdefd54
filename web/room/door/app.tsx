import '../../fonts.css'
import '../../ui/tokens.css'
import '../../ui/base.css'
import { Breakdown } from '../../frame/breakdown.tsx'
import { Notice } from '../../frame/notice.tsx'
import { SessionProvider } from '../../frame/session-provider.tsx'
import { useSession } from '../../frame/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Door } from './door.tsx'

type DoorAppProps = { code: string | null; onJoined: (code: string) => void }

/** The door without the rest of the game. */
export function DoorApp(props: DoorAppProps) {
  return (
    <Breakdown>
      <SessionProvider>
        <DoorOnceKnown {...props} />
      </SessionProvider>
    </Breakdown>
  )
}

function DoorOnceKnown({ code, onJoined }: DoorAppProps) {
  const { session, readAgain } = useSession()
  if (session.is === 'unknown') {
    return (
      <main>
        <Loading />
      </main>
    )
  }
  if (session.is === 'unreachable') {
    return (
      <Notice title="No Signal" text={`The game cannot be reached. ${session.problem.sentence}`}>
        <Button onClick={readAgain}>Try again</Button>
      </Notice>
    )
  }
  return <Door code={code} onJoined={onJoined} />
}
