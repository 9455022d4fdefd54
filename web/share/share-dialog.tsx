import { useEffect, useReducer, useRef, useState } from 'react'
import { isProblem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { hasReaders } from '../../game/cast.ts'
import { shareScript, unshareScript } from '../api/shares.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { useSession } from '../frame/session-context.ts'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { type Panel, panelOf, turnSharing, type Wish } from './share-state.ts'
import { shelfSentence } from '../shelf/sentences.ts'

export type ShareProps = {
  script: Pick<ScriptView, 'id' | 'title' | 'share' | 'rating' | 'cast' | 'assignments'>
  onShared: (share: string | null) => void
}

export function ShareDialog({ script, onShared, onClose }: ShareProps & { onClose: () => void }) {
  const [sharing, dispatch] = useReducer(turnSharing, { is: 'resting' })
  const [word, setWord] = useState('')
  const isAsking = useRef(false)
  const { readAgain } = useSession()
  const panel = panelOf(sharing, script.share)
  const place = useFocusMoved(panel)
  const busy = sharing.is === 'asking'
  const sentence = sharing.is === 'failed' ? sharing.sentence : null

  async function ask(wish: Wish) {
    if (isAsking.current) return
    isAsking.current = true
    dispatch({ is: 'asked', wish })
    const answer = await (wish === 'make' ? shareScript : unshareScript)(script.id)
    isAsking.current = false
    if (isProblem(answer)) {
      if (answer.code === 'signed-out') readAgain()
      return dispatch({ is: 'refused', sentence: shelfSentence(answer) })
    }
    setWord('')
    onShared(answer.share)
    dispatch({ is: 'done' })
  }
  return (
    <Dialog title="Share Script" onClose={onClose}>
      <div ref={place} className={styles.panel}>
        {panel === 'private' && (
          <>
            <p>
              Anybody who has the link can read this script without signing in, and whatever is added to it
              later.
            </p>
            <p>
              {hasReaders(script) ? (
                <>
                  They see its title, its cards and its lines, with{' '}
                  <strong>the names of the players in it</strong>. Nothing else of you is shown.
                </>
              ) : (
                'They see its title, its cards and its lines. Nothing of you is shown.'
              )}
              {script.rating === 'r-rated' && ' Before anything else they are told that it is R-rated.'}
            </p>
          </>
        )}
        {panel === 'shared' && <ShareLink script={script} onOutcome={setWord} />}
        {panel === 'doubt' && (
          <p>
            Whoever has the link will find nothing there any more. If you make a new one, it will be another.
          </p>
        )}
        {sentence !== null && (
          <p role="alert" className={styles.trouble}>
            {sentence}
          </p>
        )}
        <DialogButtons>
          {panel === 'private' && (
            <Button data-first="" busy={busy} onClick={() => void ask('make')}>
              {sentence === null ? 'Make a Link' : 'Try again'}
            </Button>
          )}
          {panel === 'shared' && (
            <Button tone="plain" onClick={() => dispatch({ is: 'doubted' })}>
              Take the Link Back
            </Button>
          )}
          {panel === 'doubt' && (
            <>
              <Button busy={busy} onClick={() => void ask('take-back')}>
                {sentence === null ? 'Take It Back' : 'Try again'}
              </Button>
              <Button data-first="" tone="plain" disabled={busy} onClick={() => dispatch({ is: 'kept' })}>
                Keep the Link
              </Button>
            </>
          )}
        </DialogButtons>
      </div>
      <output className={styles.told}>{panel === 'shared' && word !== '' ? word : words[panel]}</output>
    </Dialog>
  )
}

const words: { readonly [P in Panel]: string } = {
  private: 'Only you can read this script.',
  shared: 'Whoever has the link can read this script.',
  doubt: 'The link still works.',
}

/** The pressed button disappears with its panel: the focus moves to the next one. */
function useFocusMoved(panel: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(panel)
  useEffect(() => {
    if (before.current !== panel) place.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    before.current = panel
  }, [panel])
  return place
}
