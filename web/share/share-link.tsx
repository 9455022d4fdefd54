import { useRef } from 'react'
import { Button, buttonLook } from '../ui/button.tsx'
import { DialogButtons } from '../ui/dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { hasReaders } from '../../game/cast.ts'
import { type ScriptView } from '../../game/protocol.ts'
import styles from './share-dialog.module.css'

type ShareLinkProps = {
  script: Pick<ScriptView, 'title' | 'share' | 'rating' | 'cast' | 'assignments'>
  onOutcome: (word: string) => void
}

export function ShareLink({ script, onOutcome }: ShareLinkProps) {
  const place = useRef<HTMLDivElement>(null)
  const link = new URL(script.share ?? '', location.origin).href

  async function copy() {
    const field = place.current?.querySelector('input')
    onOutcome(
      (await copyText(link, field)) ? 'Copied.' : 'It is marked: copy it with your keyboard, or hold it.',
    )
  }
  async function handOn() {
    // The title of an R-rated script may be R-rated itself.
    const title = script.rating === 'r-rated' ? 'An R-rated script' : script.title
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      const hasChanged = error instanceof DOMException && error.name === 'AbortError'
      if (!hasChanged) onOutcome('Your device did not take the link. Please copy it instead.')
    }
  }
  return (
    <div ref={place} className={styles.panel}>
      <TextField
        label="Link"
        hint={hasReaders(script) ? 'The names of the players in the script are shown with it.' : undefined}
        value={link}
        readOnly
        data-first=""
        onFocus={({ target }) => target.select()}
      />
      <DialogButtons>
        <Button tone="aqua" onClick={() => void copy()}>
          Copy
        </Button>
        {'share' in navigator && (
          <Button tone="aqua" onClick={() => void handOn()}>
            Send…
          </Button>
        )}
        <a className={buttonLook('plain')} href={link} target="_blank" rel="noopener">
          See the Page
        </a>
      </DialogButtons>
    </div>
  )
}

/** Without TLS, as on a home network, there is no clipboard. */
async function copyText(text: string, field: HTMLInputElement | null | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
