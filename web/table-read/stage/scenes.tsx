import { useEffect, useRef } from 'react'
import { type SceneMark, sceneAt } from '../../../script/aloud/scenes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import entry from '../../ui/menu/entry.module.css'
import styles from './scenes.module.css'

type ScenesProps = {
  scenes: readonly SceneMark[]
  at: number
  onJump: (at: number) => void
  onClose: () => void
}

export function TableReadScenes({ scenes, at, onJump, onClose }: ScenesProps) {
  const here = useRef<HTMLButtonElement>(null)
  const current = sceneAt(scenes, at)
  useEffect(() => {
    here.current?.focus()
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Dialog title="Scenes" onClose={onClose}>
      {scenes.length === 0 && <p>The first scene is being written.</p>}
      <ol className={styles.scenes}>
        {scenes.map((scene, n) => (
          <li key={scene.at}>
            {scene.chapter > 0 && scenes[n - 1]?.chapter !== scene.chapter && (
              <p className={styles.goesOn}>The story goes on</p>
            )}
            <button
              ref={n === current ? here : undefined}
              type="button"
              className={`${entry.entry} ${styles.scene} ${styles[scene.kind]}`}
              aria-current={n === current ? 'step' : undefined}
              onClick={() => onJump(scene.at)}
            >
              {scene.text}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
