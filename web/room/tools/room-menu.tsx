import { useState } from 'react'
import { mostPlayers } from '../../../game/seats.ts'
import { useSoundSwitch } from '../../show/sound/use-sound.ts'
import { type MenuEntry } from '../../ui/menu/menu.tsx'
import { MoreMenu } from '../../ui/menu/more-menu.tsx'
import { hasScreen, isSounding, playersOf } from '../people/who.ts'
import { type RoomViewProps } from '../use-room.ts'
import { CloseDialog } from './close-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PeopleDialog } from './people-dialog.tsx'

type Sheet = 'none' | 'people' | 'name' | 'sit' | 'leave' | 'close'

/** What is seldom done to a room, at every moment of it; the host's tools for the host alone. */
export function RoomMenu({ shown, moves }: RoomViewProps) {
  const [sheet, open] = useState<Sheet>('none')
  const shut = () => open('none')
  const sound = useSoundSwitch()
  const { room, you } = shown
  const entry = (label: string, onChoose: () => void): MenuEntry => ({ label, onChoose })
  const hostEntries = [
    entry('People …', () => open('people')),
    entry(room.isLocked ? 'Unlock the room' : 'Lock the room', () =>
      moves.make({ is: 'lock', isLocked: !room.isLocked }),
    ),
    entry(room.isCodeHidden ? 'Show the code' : 'Hide the code', () =>
      moves.make({ is: 'hide-code', isHidden: !room.isCodeHidden }),
    ),
    ...(isBetweenRounds(shown)
      ? [
          entry(`${room.evening ? 'Hide' : 'Show'} the evening so far`, () =>
            moves.make({ is: 'show-evening', isShown: room.evening === null }),
          ),
        ]
      : []),
    ...(mayStillSit(shown) ? [entry('Take a seat on this device', () => open('sit'))] : []),
    ...(mayBeScreen(shown)
      ? [entry('Use this device as the screen', () => moves.make({ is: 'become-screen' }))]
      : []),
    ...(room.phase.is === 'lobby' ? [] : [entry('Back to the lobby', () => moves.make({ is: 'to-lobby' }))]),
  ]
  const entries: MenuEntry[] = [
    ...(you.role === 'screen' ? [] : [entry('Change your name', () => open('name'))]),
    ...(you.isHost ? hostEntries : []),
    ...(isSounding(shown) && sound
      ? [{ label: 'Sound', isOn: sound.isOn, onChoose: () => sound.turn(!sound.isOn) } as const]
      : []),
    { label: 'Leave the room', isDanger: true, onChoose: () => open('leave') },
    ...(you.isHost
      ? [{ label: 'Close the room', isDanger: true, onChoose: () => open('close') } as const]
      : []),
  ]
  return (
    <>
      <MoreMenu of="the room" entries={entries} />
      {sheet === 'people' && <PeopleDialog shown={shown} moves={moves} onClose={shut} />}
      {sheet === 'name' && (
        <NameDialog
          title="Your Name"
          name={you.name}
          action="Save"
          ask={(name) => moves.ask({ is: 'rename', who: you.id, name })}
          onClose={shut}
        />
      )}
      {sheet === 'sit' && <SitDialog moves={moves} onClose={shut} />}
      {sheet === 'leave' && <LeaveDialog shown={shown} moves={moves} onClose={shut} />}
      {sheet === 'close' && <CloseDialog moves={moves} onClose={shut} />}
    </>
  )
}

/** Where the evening is told. */
function isBetweenRounds({ room: { phase } }: RoomViewProps['shown']): boolean {
  return phase.is === 'lobby' || phase.is === 'curtain'
}

/** The screen of the host turns into a seat. */
export function mayStillSit({ room, you }: RoomViewProps['shown']): boolean {
  const isFree = playersOf(room).length < mostPlayers
  return you.isHost && you.role === 'screen' && room.phase.is === 'lobby' && isFree
}

/** And the other way round. */
function mayBeScreen({ room, you }: RoomViewProps['shown']): boolean {
  return you.isHost && you.role === 'player' && room.phase.is === 'lobby' && !hasScreen(room)
}

export function SitDialog({ moves, onClose }: Pick<RoomViewProps, 'moves'> & { onClose: () => void }) {
  return (
    <NameDialog
      title="Take a Seat"
      text="This device becomes your own, and shows your lines. The menu of the lobby makes it the screen again."
      name={null}
      action="Take a seat"
      ask={(name) => moves.ask({ is: 'sit', name })}
      onClose={onClose}
    />
  )
}
