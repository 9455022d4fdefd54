import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ShareDialog, type ShareProps } from './share-dialog.tsx'

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
