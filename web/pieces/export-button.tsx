import { type ComponentType, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ScriptView } from '../../game/protocol.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'
import { titleOfScript } from './script-title.ts'
import { type ScriptLines } from './writing-text.ts'

type ExportButtonProps = { script: ScriptView; lines: ScriptLines }
type Opening =
  | { readonly is: 'shut' | 'fetching' }
  | { readonly is: 'open'; readonly Dialog: ComponentType<ExportDialogProps> }

/** Takes a script along: as a file, on paper, or copied. What that needs is fetched when it is first wanted. */
export function ExportButton({ script, lines }: ExportButtonProps) {
  const toast = useToast()
  const [opening, tell] = useState<Opening>({ is: 'shut' })
  const isAsked = useRef(false)

  async function open() {
    if (isAsked.current) return
    isAsked.current = true
    tell({ is: 'fetching' })
    try {
      const { ExportDialog } = await import('./export-dialog.tsx')
      tell({ is: 'open', Dialog: ExportDialog })
    } catch {
      toast.show('Network error. Please check your internet connection, then press Export again.')
      tell({ is: 'shut' })
    }
    isAsked.current = false
  }
  return (
    <>
      <Button
        tone="plain"
        busy={opening.is === 'fetching'}
        disabled={lines.flat(2).length === 0}
        onClick={() => void open()}
      >
        Export
      </Button>
      {opening.is === 'open' &&
        // Not within the row of buttons, whose looks are for its own.
        createPortal(
          <opening.Dialog
            script={{ ...script, title: titleOfScript(script, lines) }}
            lines={lines}
            onClose={() => tell({ is: 'shut' })}
          />,
          document.body,
        )}
    </>
  )
}
