import { createRoot } from 'react-dom/client'
import { readCode } from '../game/room/code.ts'
import { OutOfReach } from './frame/out-of-reach.tsx'
import { DoorApp } from './room/door/app.tsx'
import { isKnownRoom } from './room/memory.ts'

/*
 * The page of /join and /room/CODE. Somebody who is not in the room gets the door alone, so that a phone has it soon;
 * whoever is in it gets the game.
 */

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const [, typed = ''] = /^\/room\/([^/]+)\/*$/i.exec(window.location.pathname) ?? []
const code = readCode(typed)
if (code !== null && isKnownRoom(code)) void import('./main.tsx')
else showDoor(root)

function showDoor(place: HTMLElement) {
  const prerendered = [...place.childNodes].map((node) => node.cloneNode(true))
  const door = createRoot(place)
  door.render(<DoorApp code={typed === '' ? null : (code ?? typed)} onJoined={enter} />)

  /** The game takes over the page as it came. */
  function enter(joined: string) {
    window.history.replaceState(null, '', `/room/${joined}`)
    door.unmount()
    place.replaceChildren(...prerendered)
    import('./main.tsx').catch(() => createRoot(place).render(<OutOfReach />))
  }
}
