import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { type Premise, type ScriptView as Script } from '../../game/protocol.ts'
import { type Line, type LineKind } from '../../script/line.ts'
import { PremiseOf } from './premise.tsx'
import { useClaimed } from './claims/use-claims.ts'
import { CueOf, readersOf } from './readers.tsx'
import { ScriptHead, writersOf } from './view-head.tsx'
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

export function ScriptView({ script: told, lines, cast = 'at-the-head', action, children }: ScriptViewProps) {
  const script = useClaimed(told)
  const voices = useMemo(() => new Map(script && voicesOf(script)), [script])
  const look = [styles.script, paper.sheet, script?.state === 'writing' && styles.growing]
  return (
    <section className={look.filter(Boolean).join(' ')} aria-label="Script">
      <ScriptHead script={script} cast={cast} action={action} />
      <div className={`${styles.body} ${paper.body}`}>
        <div
          className={`${styles.page} ${paper.page}`}
          data-title={script ? titleOfScript(script, lines) : undefined}
          data-writers={script ? writersOf(script) : undefined}
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
      {writer !== undefined && <p>Written by {writer}</p>}
    </div>
  )
}

type Voice = {
  readonly strand: string | undefined
  readonly place: number
  readonly readers: readonly string[]
}
type ActProps = {
  lines: readonly Line[]
  voices: ReadonlyMap<string, Voice>
  premise: Premise | null
}

function voicesOf(script: Script): [string, Voice][] {
  return script.cast.map(({ name }, place) => [
    name,
    { strand: strandOf(place), place, readers: readersOf(script, name) },
  ])
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
      {textOf(line, voice)}
    </Tag>
  )
}

function textOf(line: Line, voice: Voice | undefined): ReactNode {
  if (line.kind === 'character') return <CueOf line={line} readers={voice?.readers ?? []} />
  return line.kind === 'parenthetical' ? `(${line.text})` : line.text
}

function voiceLook({ kind }: Line, voice: Voice | undefined): (string | undefined)[] {
  if (kind === 'character') return [voice?.strand]
  return voice && voice.readers.length > 0 ? [voice.strand, styles.read] : []
}
