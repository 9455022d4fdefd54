import { lazy, Suspense, useState, type ReactNode } from 'react'
import { problems } from '../../../game/problem.ts'
import { type FirstSetup } from '../../../game/room/move.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts'
import { useOpenRoom } from './use-open-room.ts'

const fetchDialog = async () => ({ default: (await import('./open-room-dialog.tsx')).OpenRoomDialog })
const OpenRoomDialog = lazy(fetchDialog)

type OpenRoomButtonProps = {
  setup: FirstSetup
  tone: ButtonTone
  className?: string | undefined
  children: ReactNode
}

/** A large device becomes the room's screen at once; a phone asks whose it is. */
export function OpenRoomButton({ setup, tone, className, children }: OpenRoomButtonProps) {
  const open = useOpenRoom()
  const toasts = useToast()
  const [isOpening, once] = useOneAtATime()
  const [isAsking, ask] = useState(false)
  async function openHere() {
    const refused = await open(setup, null)
    if (refused) toasts.show(refused.sentence)
  }
  async function askWho() {
    // Only a fetched dialog is shown: a lazy one that does not come would take the page with it.
    const isFetched = await fetchDialog().then(Boolean, () => false)
    if (isFetched) ask(true)
    else toasts.show(problems.network.sentence)
  }
  return (
    <>
      <Button
        tone={tone}
        className={className}
        busy={isOpening}
        onClick={() => once(isPhone() ? askWho : openHere)}
      >
        {children}
      </Button>
      {isAsking && (
        <Suspense>
          <OpenRoomDialog setup={setup} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Its owner's own; anything larger is looked at by all. */
function isPhone(): boolean {
  return matchMedia('(max-width: 47.5em), (pointer: coarse) and (max-height: 30em)').matches
}
