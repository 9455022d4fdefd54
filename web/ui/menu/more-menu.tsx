import { Menu, type MenuEntry } from './menu.tsx'
import { buttonLook } from '../button.tsx'
import { Spinner } from '../spinner.tsx'

type MoreMenuProps = {
  /** What the entries are about, where a page has several of these menus. */
  of?: string
  busy?: boolean
  entries: readonly MenuEntry[]
}

/** What is seldom done to a script, behind one button. */
export function MoreMenu({ of, busy = false, entries }: MoreMenuProps) {
  return (
    <Menu
      label={of === undefined ? 'More …' : `More … for ${of}`}
      className={buttonLook('plain')}
      face={
        <>
          {busy && <Spinner />}
          More …
        </>
      }
      entries={entries}
    />
  )
}
