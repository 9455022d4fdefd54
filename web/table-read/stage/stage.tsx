import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { listScenes } from '../../../script/aloud/scenes.ts'
import { ClaimDialog } from '../../script/claims/dialog.tsx'
import { isClaimable } from '../../script/claims/use-claims.ts'
import { titleOfScript } from '../../script/title.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIdle } from './use-idle.ts'
import { useLanding } from './use-landing.ts'
import { useLaughTold } from '../laughs/use-laugh-told.ts'
import { useTitle } from '../../ui/use-title.ts'
import { useStageSounds } from './use-stage-sounds.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useStageAids } from '../aids.tsx'
import { TableReadBar } from './bar.tsx'
import { TableReadCast } from './cast.tsx'
import { type StageCues } from '../cues.ts'
import { partsAt, readersAt } from '../directions.ts'
import { TableReadFoot } from './foot.tsx'
import { sizes, speeds, useHabits } from '../habits.ts'
import { TableReadHelp } from './help.tsx'
import { type ReadMoves } from '../use-reading.ts'
import { type KeyAct, useKeys } from './keys.ts'
import { type Laughing } from '../laughs/use-laughs.ts'
import { countLaughs, laughPlace } from '../laughs/laughs.ts'
import { usePace } from '../pace.ts'
import { TableReadPage } from './page.tsx'
import { TableReadScenes } from './scenes.tsx'
import { TableReadSettings } from './settings.tsx'
import styles from './stage.module.css'
import { type Reading, stepOf } from '../state.ts'

/** In milliseconds without a touch, until the controls step back. */
const quietAfter = 4000

type Sheet = 'none' | 'scenes' | 'settings' | 'help' | { readonly claims: string }

/** Where people have phones, and their parts from the game. */
export type StageRoom = {
  /** The names of whoever reads a step. */
  readonly readersAt: (at: number) => readonly string[]
  readonly needsUnderstudy: StageCues['needsUnderstudy']
  /** A dialog of its own is open. */
  readonly isCovered: boolean
  /** Of several scripts, which one this is. */
  readonly place: string | null
  /** Beside the tools of the stage. */
  readonly tools: ReactNode
  /** Above the stage: the laughs of the phones. */
  readonly rising: ReactNode
  /** Below what is read: what the room decides. */
  readonly deciding: ReactNode
}

type StageProps = {
  reading: Reading
  go: ReadMoves['go']
  laughing: Laughing
  /** What is shown after the last step. */
  end: ReactNode
  onClose: () => void
  room?: StageRoom
}

export function TableReadStage({ reading, go, laughing, end, onClose, room }: StageProps) {
  const { laughs, laugh } = laughing
  const { writing, speeches, spot, isPaced } = reading
  const { script } = writing
  const [sheet, setSheet] = useState<Sheet>('none')
  const { habits, change } = useHabits()
  const { page, land } = useLanding(spot.is)
  const fullScreen = useFullScreen()
  const isIdle = useIdle(quietAfter)
  const scenes = useMemo(() => listScenes(speeches.all), [speeches])
  const step = stepOf(reading)
  const at = spot.is === 'step' ? spot.at : speeches.all.length
  const cues: StageCues = {
    script,
    step,
    next: spot.is === 'step' ? (speeches.all[spot.at + 1] ?? null) : null,
    isPaced,
    wordsPerMinute: habits.speed,
    isCovered: sheet !== 'none' || room?.isCovered === true,
    needsUnderstudy: room?.needsUnderstudy ?? (() => false),
    advance: ({ key }) => go({ is: 'passed', key }),
    setPace: (on) => go({ is: 'pace', on }),
  }
  const aids = useStageAids(cues)
  usePace(step, habits.speed, isPaced && !aids.keepsTime, cues.advance)
  useWakeLock(spot.is !== 'end')
  useStageSounds(reading, laughing)
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    // The screen on which the script was waited for took the focus along.
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true })
  }, [])
  const title = useMemo(() => titleOfScript(script, writing.lines), [script, writing.lines])
  useTitle(`${title} · Table Read · Twisted Yarn`)

  const { told, mark } = useLaughTold(step?.key)
  const laughHere = () => {
    const place = laughPlace(reading)
    if (!place) return
    laugh(place)
    const heard = step ?? speeches.all.at(-1)
    mark((heard ? countLaughs(laughs, heard) : 0) + 1)
  }
  const acts: { readonly [A in KeyAct]: () => void } = {
    forward: () => go({ is: 'forward' }),
    back: () => go({ is: 'back' }),
    first: () => go({ is: 'jump', to: 0 }),
    last: () => go({ is: 'last' }),
    pace: () => go({ is: 'pace', on: !isPaced }),
    slower: () => change({ speed: habits.speed - speeds.step }),
    faster: () => change({ speed: habits.speed + speeds.step }),
    smaller: () => change({ size: habits.size - 1 }),
    larger: () => change({ size: habits.size + 1 }),
    laugh: laughHere,
    scenes: () => setSheet('scenes'),
    settings: () => setSheet('settings'),
    voices: aids.choose,
    hush: aids.hush,
    help: () => setSheet('help'),
    'full-screen': fullScreen.toggle,
    close: () => {
      if (!fullScreen.leave()) onClose()
    },
  }
  useKeys((act) => acts[act]())
  const shut = () => setSheet('none')
  const isQuiet = isIdle && sheet === 'none' && spot.is === 'step'

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only where a press leaves the focus
    <main
      ref={stage}
      tabIndex={-1}
      className={styles.stage}
      data-quiet={isQuiet || undefined}
      onMouseDown={keepFocus}
      style={{ '--times': sizes[habits.size] } as CSSProperties}
    >
      <TableReadBar
        title={title}
        reading={reading}
        at={at}
        speed={habits.speed}
        scenes={scenes}
        acts={acts}
        fullScreen={fullScreen}
        aids={aids}
        place={room?.place ?? null}
        more={room?.tools}
      />
      <TableReadCast
        script={script}
        speakers={partsAt(step, script)}
        aids={aids}
        onClaim={isClaimable(script) && !room ? (part) => setSheet({ claims: part }) : null}
      />
      {spot.is === 'end' && end}
      {spot.is !== 'end' && (
        <TableReadPage
          page={page}
          reading={reading}
          laughs={laughs}
          laugh={told}
          readersAt={room?.readersAt ?? ((at) => readersAt(speeches.all, at, script))}
          isMachines={aids.isMachines}
          isSpeaking={aids.isSpeaking}
          onForward={acts.forward}
          onBack={acts.back}
        />
      )}
      {room?.deciding}
      {spot.is !== 'end' && <TableReadFoot reading={reading} laughs={laughs} acts={acts} />}
      {sheet === 'scenes' && (
        <TableReadScenes
          scenes={scenes}
          at={at}
          onJump={(to) => {
            go({ is: 'jump', to })
            shut()
            land()
          }}
          onClose={shut}
        />
      )}
      {sheet === 'settings' && <TableReadSettings habits={habits} onChange={change} onClose={shut} />}
      {typeof sheet === 'object' && (
        <ClaimDialog script={script} part={sheet.claims} players={[]} onClose={shut} />
      )}
      {aids.sheet}
      {room?.rising}
      {sheet === 'help' && <TableReadHelp hasFullScreen={fullScreen.isPossible} onClose={shut} />}
    </main>
  )
}

/** Otherwise Space would press the button again instead of going on. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const isControl =
    event.target instanceof Element && event.target.closest('header button, aside button, footer button')
  if (isControl) event.preventDefault()
}
