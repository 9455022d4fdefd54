import { type ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { MicrophoneIcon, MuteIcon, VoiceIcon, VoicesIcon } from '../icons.tsx'
import { type ListeningPlay } from '../ear/use-ear.ts'
import { type VoicesPlay } from './use-voices.ts'
import { isReading, readsPart, hasVoices } from './state.ts'
import styles from './tools.module.css'

type ToolsProps = { speaking: VoicesPlay; listening: ListeningPlay; onOpen: () => void }

export function TableReadVoicesTools({ speaking, listening, onOpen }: ToolsProps) {
  const { voices } = speaking
  const isOn = voices.play === 'on'
  const listens = listening.listening.is === 'starting' || listening.listening.is === 'on'
  return (
    <>
      <Tool name="Voices" onPress={onOpen}>
        <VoicesIcon />
      </Tool>
      {isReading(voices) && (
        <Tool
          name={isOn ? 'Pause voices' : 'Resume voices'}
          look={isOn ? 'on' : 'waiting'}
          onPress={speaking.hush}
        >
          {isOn ? <VoiceIcon /> : <MuteIcon />}
        </Tool>
      )}
      {listens && (
        <Tool
          name="Stop listening"
          look="listening"
          portion={listening.portion}
          onPress={() => listening.turn(false)}
        >
          <MicrophoneIcon />
        </Tool>
      )}
    </>
  )
}

type ToolProps = {
  name: string
  look?: 'on' | 'waiting' | 'listening'
  /** From 0 to 1. */
  portion?: number
  onPress: () => void
  children: ReactNode
}

function Tool({ name, look, portion, onPress, children }: ToolProps) {
  return (
    <IconButton
      label={name}
      title={name}
      className={styles.tool}
      data-look={look}
      style={portion === undefined ? undefined : ({ '--portion': portion } as React.CSSProperties)}
      onClick={onPress}
    >
      {children}
    </IconButton>
  )
}

export function PartVoiceButton({ speaking, part }: { speaking: VoicesPlay; part: string }) {
  const isMachine = readsPart(speaking.voices, part)
  if (!hasVoices(speaking.voices)) return null
  const name = isMachine ? `Take ${part} back from the machine` : `Let the machine read ${part}`
  return (
    <Tool
      name={name}
      {...(isMachine ? { look: 'on' } : {})}
      onPress={() => speaking.choose({ is: 'part', part, isMachine: !isMachine })}
    >
      <VoiceIcon />
    </Tool>
  )
}
