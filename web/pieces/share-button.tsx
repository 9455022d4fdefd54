import { useRef, useState, type ComponentType } from 'react'
import { type ScriptView } from '../../game/protocol.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'

export type ShareProps = {
  script: Pick<ScriptView, 'id' | 'title' | 'share' | 'rating'>
  /** The link that there is now, or that there is none any more. */
  onShared: (share: string | null) => void
}

type Door =
  | { readonly is: 'closed' }
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly ShareDialog: ComponentType<ShareProps & { onClose: () => void }> }

/** Opens the dialog in which the owner of a script makes a link to it. Its code comes when it is first wanted. */
export function ShareButton(props: ShareProps) {
  const [door, setDoor] = useState<Door>({ is: 'closed' })
  const isOpening = useRef(false)
  const toasts = useToast()

  async function open() {
    if (isOpening.current) return
    isOpening.current = true
    setDoor({ is: 'opening' })
    try {
      const { ShareDialog } = await import('./share-dialog.tsx')
      toasts.dismiss()
      setDoor({ is: 'open', ShareDialog })
    } catch {
      setDoor({ is: 'closed' })
      toasts.show('Sharing could not be loaded. Please check your internet connection and try again.')
    }
    isOpening.current = false
  }
  return (
    <>
      <Button tone="plain" aria-haspopup="dialog" busy={door.is === 'opening'} onClick={() => void open()}>
        Share
      </Button>
      {door.is === 'open' && <door.ShareDialog {...props} onClose={() => setDoor({ is: 'closed' })} />}
    </>
  )
}
