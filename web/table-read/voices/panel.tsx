import { useId, type ReactNode } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { strandOf } from '../../script/strands.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { type ListeningPlay } from '../ear/use-ear.ts'
import { type VoicesPlay } from './use-voices.ts'
import styles from './panel.module.css'
import { hasVoices, readsAllParts, readsPart } from './state.ts'
import { silenceOf } from './troubles.ts'
import { farVoices, listeningSentence, narratorOf, noVoices, readerOf, whereSentence } from './words.ts'
import { readerOf as readerOfPart } from '../words.ts'

type PanelProps = {
  script: ScriptView
  speaking: VoicesPlay
  listening: ListeningPlay
  onClose: () => void
}

export function TableReadVoicesPanel({ script, speaking, listening, onClose }: PanelProps) {
  return (
    <Dialog title="Voices" onClose={onClose}>
      <Section title="Let the machine read">
        {hasVoices(speaking.voices) ? (
          <Readers script={script} speaking={speaking} />
        ) : (
          <output className={styles.text}>
            {speaking.voices.found === 'awaited' ? 'Looking for the voices of this browser…' : noVoices}
          </output>
        )}
      </Section>
      <Section title="Follow the reader">
        <Ear listening={listening} />
      </Section>
      <Button tone="gold" className={styles.done} onClick={onClose}>
        Back to the reading
      </Button>
    </Dialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function Readers({ script, speaking }: Pick<PanelProps, 'script' | 'speaking'>) {
  const { voices, cast: sounds, choose } = speaking
  const parts = script.cast.map(({ name }) => name)
  const readsAll = readsAllParts(voices, parts) && voices.choices.narrator
  const silence = silenceOf(voices)
  const isFar = [sounds.narrator, ...sounds.parts].some(({ voice }) => voice?.localService === false)
  return (
    <>
      {silence !== null && <p className={styles.trouble}>{silence}</p>}
      <Button tone="aqua" onClick={() => choose(readsAll ? { is: 'nothing' } : { is: 'everything', parts })}>
        {readsAll ? 'Let the room read everything' : 'Let the machine read everything'}
      </Button>
      <ul className={styles.parts}>
        {script.cast.map(({ name }, place) => (
          <li key={name} className={strandOf(place)}>
            <SwitchField
              label={name}
              text={readerOf(
                readerOfPart(script, name),
                readsPart(voices, name),
                sounds.parts[place] ?? sounds.narrator,
              )}
              isOn={readsPart(voices, name)}
              className={styles.part}
              onChange={(isMachine) => choose({ is: 'part', part: name, isMachine })}
            />
          </li>
        ))}
        <li>
          <SwitchField
            label="Stage directions"
            text={narratorOf(voices.choices.narrator, sounds.narrator)}
            isOn={voices.choices.narrator}
            className={styles.part}
            onChange={(isMachine) => choose({ is: 'narrator', isMachine })}
          />
        </li>
      </ul>
      {isFar && <p className={styles.text}>{farVoices}</p>}
    </>
  )
}

function Ear({ listening: { listening, where, turn } }: { listening: ListeningPlay }) {
  const sentence = listeningSentence(listening, where)
  if (listening.is === 'impossible') return <p className={styles.text}>{sentence}</p>
  return (
    <>
      <SwitchField
        label="Go on when a speech has been said"
        text={whereSentence(where)}
        isOn={listening.is === 'starting' || listening.is === 'on'}
        onChange={turn}
      />
      <output className={listening.is === 'trouble' ? styles.trouble : styles.text}>{sentence}</output>
      {listening.is === 'trouble' && <Button onClick={() => turn(true)}>Try again</Button>}
    </>
  )
}
