import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ShareDialog, type ShareProps } from './share-dialog.tsx'

/** Opens the dialog in which the owner of a script makes a link to it. */
export function ShareButton(props: ShareProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
