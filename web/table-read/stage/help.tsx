import { Dialog } from '../../ui/dialog.tsx'
import styles from './help.module.css'

type HelpProps = { hasFullScreen: boolean; onClose: () => void }

const rows: readonly (readonly [string, string])[] = [
  ['Space, Enter, →, ↓, Page Down, a tap, a swipe to the left', 'Next'],
  ['←, ↑, Page Up, Backspace, a tap in the left third, a swipe to the right', 'Back'],
  ['Home, End', 'To the beginning; to the last line there is'],
  ['L', 'Mark a laugh'],
  ['P', 'Start and pause auto-pace'],
  ['[ and ]', 'Slower, faster'],
  ['- and +', 'Smaller, larger type'],
  ['S', 'Scenes'],
  ['T', 'Reading settings'],
  ['V', 'Voices: what the machine reads, and whether it listens'],
  ['M', 'Pause and resume the voices'],
]

export function TableReadHelp({ hasFullScreen, onClose }: HelpProps) {
  const all = [
    ...rows,
    ...(hasFullScreen ? ([['F', 'Full screen, and back']] as const) : []),
    ['Esc', hasFullScreen ? 'Leave full screen; then close the table read' : 'Close the table read'] as const,
    ['?', 'This help'] as const,
  ]
  return (
    <Dialog title="Keys and gestures" text="A presenter remote works too." onClose={onClose}>
      <dl className={styles.keys}>
        {all.map(([key, what]) => (
          <div key={key} className={styles.row}>
            <dt className={styles.key}>{key}</dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
