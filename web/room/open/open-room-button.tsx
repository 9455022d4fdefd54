import { useState, type ReactNode } from 'react'
import { type Setup } from '../../../game/room/room.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts'
import { OpenRoomDialog } from './open-room-dialog.tsx'
import { isPhone, useOpenRoom } from './use-open-room.ts'

type OpenRoomButtonProps = {
  setup: Setup
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
  return (
    <>
      <Button
        tone={tone}
        className={className}
        busy={isOpening}
        onClick={() => (isPhone() ? ask(true) : once(openHere))}
      >
        {children}
      </Button>
      {isAsking && <OpenRoomDialog setup={setup} onClose={() => ask(false)} />}
    </>
  )
}
