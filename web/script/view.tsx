import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { type Part } from '../../game/cast.ts'
import { type Premise, type ScriptView as Script } from '../../game/protocol.ts'
import { creditOf, joinWriters } from '../../script/credit.ts'
import { type Line, type LineKind } from '../../script/line.ts'
import { PremiseOf } from './premise.tsx'
import { ScriptHead } from './view-head.tsx'
import { titleOfScript } from './title.ts'
import { strandOf } from './strands.ts'
import styles from './view.module.css'
import paper from './view-paper.module.css'
import { type ScriptLines } from './lines.ts'

type ScriptViewProps = {
  script: Script | null
  lines: ScriptLines
  /** `elsewhere` when the screen itself shows who plays whom. */
  cast?: 'at-the-head' | 'elsewhere'
  action?: ReactNode
  children?: ReactNode
}

export function ScriptView({ script, lines, cast = 'at-the-head', action, children }: ScriptViewProps) {
  const parts = script?.cast
  const voices = useMemo(
    () => new Map(parts?.map((part, place) => [part.name, voiceOf(part, place)])),
    [parts],
  )
  const look = [styles.script, paper.sheet, script?.state === 'writing' && styles.growing]
  return (
    <section className={look.filter(Boolean).join(' ')} aria-label="Script">
      <ScriptHead script={script} cast={cast} action={action} />
      <div className={`${styles.body} ${paper.body}`}>
        <div
          className={`${styles.page} ${paper.page}`}
          data-title={script ? titleOfScript(script, lines) : undefined}
          data-writers={script ? joinWriters(script.chapters.map(({ writer }) => writer)) : undefined}
        >
          {lines.map((acts, chapter) => (
            <div key={chapter} className={paper.chapter}>
              {lines.slice(0, chapter).some(hasLines) && (
                <Divider writer={script?.chapters[chapter]?.writer} />
              )}
              {acts.map((act, n) => (
                <Act
                  key={n}
                  lines={act}
                  voices={voices}
                  premise={chapter === 0 && n === 0 ? (script?.premise ?? null) : null}
                />
              ))}
            </div>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}

/** A chapter whose writer failed before the first line is none to the reader. */
function hasLines(acts: readonly (readonly Line[])[]): boolean {
  return acts.some((act) => act.length > 0)
}

function Divider({ writer }: { writer: string | undefined }) {
  return (
    <div className={`${styles.divider} ${paper.divider}`}>
      <h2 className={styles.continued}>The story goes on</h2>
      {writer !== undefined && <p>{creditOf([writer])}</p>}
    </div>
  )
}

type Voice = { readonly strand: string | undefined; readonly place: number; readonly hasPlayer: boolean }
type ActProps = {
  lines: readonly Line[]
  voices: ReadonlyMap<string, Voice>
  premise: Premise | null
}

function voiceOf({ player }: Part, place: number): Voice {
  return { strand: strandOf(place), place, hasPlayer: player !== null }
}

// Settled lines never change and only ever get longer by further ones, so a line's place is its key.
const Act = memo(function Act({ lines, voices, premise }: ActProps) {
  return lines.map((line, n) => (
    <Fragment key={n}>
      <ScriptLine line={line} voice={voices.get(line.speaker ?? '')} />
      {n === 0 && line.kind === 'title' && premise && <PremiseOf premise={premise} />}
    </Fragment>
  ))
})

const tags: { readonly [K in LineKind]: 'h2' | 'h3' | 'p' } = {
  title: 'h2',
  act: 'h2',
  'scene-heading': 'h3',
  action: 'p',
  character: 'p',
  parenthetical: 'p',
  dialogue: 'p',
  transition: 'p',
}

function ScriptLine({ line, voice }: { line: Line; voice: Voice | undefined }) {
  const Tag = tags[line.kind]
  const onPaper = [paper.line, paper[line.kind]]
  const look = [styles.line, styles[line.kind], ...voiceLook(line, voice), ...onPaper]
    .filter(Boolean)
    .join(' ')
  return (
    <Tag className={look} data-part={voice?.place}>
      {line.kind === 'parenthetical' ? `(${line.text})` : line.text}
    </Tag>
  )
}

function voiceLook({ kind }: Line, voice: Voice | undefined): (string | undefined)[] {
  if (kind === 'character') return [voice?.strand]
  return voice?.hasPlayer ? [voice.strand, styles.read] : []
}
