import { type ReactNode } from 'react'
import { wordsPerMinute } from '../../../game/modes.ts'
import { type SceneMark, sceneAt, wordsFrom } from '../../../script/aloud/scenes.ts'
import { isBeingWritten } from '../../script/writing.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CrossIcon } from '../../ui/icons.tsx'
import {
  FullScreenIcon,
  HelpIcon,
  ListIcon,
  PauseIcon,
  PlayIcon,
  SmallScreenIcon,
  TypeIcon,
} from '../icons.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type StageAids } from '../cues.ts'
import { type KeyAct } from './keys.ts'
import styles from './bar.module.css'
import { type Reading } from '../state.ts'

type BarProps = {
  title: string
  reading: Reading
  at: number
  speed: number
  scenes: readonly SceneMark[]
  acts: { readonly [A in KeyAct]: () => void }
  fullScreen: { readonly isPossible: boolean; readonly isOn: boolean }
  aids: StageAids
  /** Of several scripts, which one this is. */
  place: string | null
  more: ReactNode
}

export function TableReadBar({
  title,
  reading,
  at,
  speed,
  scenes,
  acts,
  fullScreen,
  aids,
  place,
  more,
}: BarProps) {
  const { isPaced, spot } = reading
  const scene = scenes[sceneAt(scenes, at)]
  const progress = progressOf(reading, at, speed)
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Tool name="Close" onPress={acts.close}>
          <CrossIcon />
        </Tool>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.where}>
            {place !== null && <span className={styles.left}>{place}</span>}
            {scene && scene.kind !== 'title' && <span className={styles.scene}>{scene.text}</span>}
            <span className={styles.left}>{progress.left}</span>
          </p>
        </div>
        <div className={styles.tools}>
          {aids.controls}
          {spot.is !== 'end' && (
            <Tool name={isPaced ? 'Pause' : 'Auto-pace'} isOn={isPaced} onPress={acts.pace}>
              {isPaced ? <PauseIcon /> : <PlayIcon />}
            </Tool>
          )}
          <Tool name="Scenes" onPress={acts.scenes}>
            <ListIcon />
          </Tool>
          <Tool name="Reading settings" onPress={acts.settings}>
            <TypeIcon />
          </Tool>
          {fullScreen.isPossible && (
            <Tool name={fullScreen.isOn ? 'Leave full screen' : 'Full screen'} onPress={acts['full-screen']}>
              {fullScreen.isOn ? <SmallScreenIcon /> : <FullScreenIcon />}
            </Tool>
          )}
          <Tool name="Keys and gestures" onPress={acts.help}>
            <HelpIcon />
          </Tool>
          {more}
        </div>
      </div>
      <div className={styles.yarn}>
        <ProgressBar label="How far the script is read" percent={progress.percent} />
      </div>
    </header>
  )
}

type ToolProps = { name: string; isOn?: boolean; onPress: () => void; children: ReactNode }

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <IconButton
      label={name}
      title={name}
      className={styles.tool}
      data-on={isOn || undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  )
}

export function progressOf({ speeches, writing, spot, isPaced }: Reading, at: number, speed: number) {
  const written = wordsFrom(speeches.all, 0)
  const promised = writing.script.chapters.reduce((sum, chapter) => sum + chapter.promisedWords, 0)
  const whole = isBeingWritten(writing) ? Math.max(written, promised) : written
  const ahead = whole - written + wordsFrom(speeches.all, at)
  const minutes = Math.ceil(ahead / (isPaced ? speed : wordsPerMinute))
  if (spot.is === 'end') return { percent: 100, left: 'Read to the end' }
  if (spot.is === 'seeking' || whole === 0) return { percent: 0, left: '' }
  return {
    percent: (100 * (whole - ahead)) / whole,
    left:
      ahead === 0
        ? 'The last words'
        : minutes === 1
          ? 'About a minute left'
          : `About ${minutes} minutes left`,
  }
}
