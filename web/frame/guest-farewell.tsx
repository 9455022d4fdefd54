import { useNavigate } from 'react-router'
import { countScripts } from '../account/scripts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'

type GuestFarewellProps = {
  /** Null when they could not be counted. */
  scripts: number | null
  isLeaving: boolean
  onLeave: () => void
  onClose: () => void
}

/** A guest is known by this browser alone: signed out, nobody comes back to the scripts. */
export function GuestFarewell({ scripts, isLeaving, onLeave, onClose }: GuestFarewellProps) {
  const navigate = useNavigate()
  function keep() {
    onClose()
    void navigate('/auth', { state: { keep: true } })
  }
  return (
    <Dialog title="Leave Your Scripts?" text={sentenceOf(scripts)} onClose={onClose}>
      <p>With an account they stay yours, on every device.</p>
      <DialogButtons>
        <Button disabled={isLeaving} onClick={keep}>
          Keep My Scripts
        </Button>
        <Button tone="plain" busy={isLeaving} onClick={onLeave}>
          Sign Out
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function sentenceOf(scripts: number | null): string {
  if (scripts === 1) return 'You play as a guest. Once you sign out, nobody finds your script again.'
  const yours = scripts === null ? 'scripts' : countScripts(scripts)
  return `You play as a guest. Once you sign out, nobody finds your ${yours} again.`
}
