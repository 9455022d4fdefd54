import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ScriptView } from '../../game/protocol.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import type { ExportDialogProps } from './export-dialog.tsx'
import { titleOfScript } from '../script/title.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

type ExportButtonProps = { script: ScriptView; lines: ScriptLines }
type Dialog = ComponentType<ExportDialogProps>

export function ExportButton({ script, lines }: ExportButtonProps) {
  const toast = useToast()
  const [isFetching, once] = useOneAtATime()
  const [dialog, show] = useState<{ readonly Dialog: Dialog } | null>(null)

  async function open() {
    try {
      const { ExportDialog } = await import('./export-dialog.tsx')
      show({ Dialog: ExportDialog })
    } catch {
      toast.show('Network error. Please check your internet connection, then press Export again.')
    }
  }
  return (
    <>
      <Button tone="plain" busy={isFetching} disabled={lines.flat(2).length === 0} onClick={() => once(open)}>
        Export
      </Button>
      {dialog &&
        // Outside the row, whose styles would reach the dialog's buttons.
        createPortal(
          <dialog.Dialog
            script={{ ...script, title: titleOfScript(script, lines) }}
            lines={lines}
            onClose={() => show(null)}
          />,
          document.body,
        )}
    </>
  )
}
