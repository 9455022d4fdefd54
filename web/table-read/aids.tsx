import { useEffect, useState } from 'react'
import { usePageShown } from './use-page-shown.ts'
import { useSilence } from '../show/sound/use-sound.ts'
import { useToast } from '../ui/toast/toast.tsx'
import { type StageAids, type StageCues } from './cues.ts'
import { useListening } from './ear/use-ear.ts'
import { usePace } from './pace.ts'
import { useVoices } from './voices/use-voices.ts'
import type { TableReadVoicesPanel } from './voices/panel.tsx'
import { readsAllParts, readsNow } from './voices/state.ts'
import { PartVoiceButton, TableReadVoicesTools } from './voices/tools.tsx'
import { silenceOf, troubleOf } from './voices/troubles.ts'

export function useStageAids(cues: StageCues): StageAids {
  const { script, step } = cues
  const { Panel, open, close } = usePanel()
  const isShown = usePageShown()
  const isCovered = Panel !== null || cues.isCovered
  const isHeld = !isShown || isCovered
  const speaking = useVoices(cues, isHeld)
  // Under a dialog recognition stays on, so that the browser asks for permission at once, but has no effect.
  const listening = useListening(
    isCovered ? { ...cues, step: null } : cues,
    !isShown || (speaking.isSpeaking && !isCovered),
  )
  const listens = listening.listening.is === 'on'
  useSilence(speaking.isSpeaking || listens || listening.listening.is === 'starting')
  const parts = script.cast.map(({ name }) => name)

  // A step without a reader's words passes by itself when the stage is hands-free.
  const isSilent = step !== null && (step.speaker === null || step.words === 0)
  const isFree = listens || (speaking.voices.play === 'on' && readsAllParts(speaking.voices, parts))
  const passes = isSilent && isFree && !speaking.isSpeaking
  usePace(step, cues.wordsPerMinute, passes && !isHeld && listening.portion === 0, cues.advance)

  const toasts = useToast()
  const trouble = silenceOf(speaking.voices) ?? troubleOf(listening.listening)
  useEffect(() => {
    if (trouble !== null) toasts.show(trouble)
  }, [trouble, toasts])

  return {
    controls: <TableReadVoicesTools speaking={speaking} listening={listening} onOpen={open} />,
    sheet: Panel && <Panel script={script} speaking={speaking} listening={listening} onClose={close} />,
    isMachines: (step) => readsNow(speaking.voices, step, cues),
    forPart: (part) => <PartVoiceButton speaking={speaking} part={part} />,
    keepsTime: isHeld || speaking.isSpeaking || listens || passes,
    isSpeaking: speaking.isSpeaking,
    choose: open,
    hush: speaking.hush,
  }
}

type PanelKind = typeof TableReadVoicesPanel

function usePanel() {
  const [Panel, setPanel] = useState<{ readonly of: PanelKind } | null>(null)
  const toasts = useToast()
  const open = async () => {
    const code = await import('./voices/panel.tsx').catch(() => null)
    if (code) setPanel({ of: code.TableReadVoicesPanel })
    else toasts.show('The voices could not be fetched. Check your internet connection, then try again.')
  }
  return { Panel: Panel?.of ?? null, open: () => void open(), close: () => setPanel(null) }
}
