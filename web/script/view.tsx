import { Fragment, memo, useMemo, useRef, useState, type ReactNode } from 'react'
import { type ChapterView, type Premise, type ScriptView as Script } from '../../game/protocol.ts'
import { creditOf, joinWriters } from '../../script/credit.ts'
import { type Line, type LineKind } from '../../script/line.ts'
import { PremiseOf } from './premise.tsx'
import { useClaimed } from './claims/use-claims.ts'
import { CueOf, readersOf } from './readers.tsx'
import { ScriptHead } from './view-head.tsx'
import { titleOfScript } from './title.ts'
import { strandOf } from './strands.ts'
import styles from './view.module.css'
import paper from './view-paper.module.css'
import { type ScriptLines } from '../../script/growing-text.ts'
import { useLanding } from './use-landing.ts'
import { Loading } from '../ui/loading.tsx'

type ScriptViewProps = {
  script: Script | null
  lines: ScriptLines
  /** `elsewhere` when the screen itself shows who plays whom. */
  cast?: 'at-the-head' | 'elsewhere'
  /** The next chapter is asked for here: its heading stands at once, and whoever asked is taken to it. */
  isContinuing?: boolean
  action?: ReactNode
  children?: ReactNode
}

export function ScriptView({
  script: told,
  lines,
  cast = 'at-the-head',
  isContinuing = false,
  action,
  children,
}: ScriptViewProps) {
  const script = useClaimed(told)
  const voices = useMemo(() => new Map(script && voicesOf(script)), [script])
  const known = script?.chapters ?? []
  const chapters = isContinuing ? [...known, null] : known
  const section = useRef<HTMLElement>(null)
  const landed = useLanding(section, isContinuing, known.length)
  return (
    <section ref={section} className={`${styles.script} ${paper.sheet}`} aria-label="Script">
      <ScriptHead script={script} cast={cast} action={action} />
      <div className={`${styles.body} ${paper.body}`}>
        <div
          className={`${styles.page} ${paper.page}`}
          data-title={script ? titleOfScript(script, lines) : undefined}
          data-writers={script ? joinWriters(script.chapters.map(({ writer }) => writer)) : undefined}
        >
          {Array.from({ length: Math.max(lines.length, chapters.length) }, (_, n) => (
            <div key={n} className={n === landed ? `${paper.chapter} ${styles.landed}` : paper.chapter}>
              {lines.slice(0, n).some(hasLines) && (hasLines(lines[n]) || isComing(chapters[n])) && (
                <Divider writer={chapters[n]?.writer} isAwaited={!hasLines(lines[n])} />
              )}
              {lines[n]?.map((act, place) => (
                <Act
                  key={place}
                  lines={act}
                  voices={voices}
                  premise={n === 0 && place === 0 ? (script?.premise ?? null) : null}
                  isGrowing={script?.state === 'writing'}
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
function hasLines(acts: ScriptLines[number] = []): boolean {
  return acts.some((act) => act.length > 0)
}

/** Null while it is asked for. */
function isComing(chapter: ChapterView | null | undefined): boolean {
  return chapter === null || chapter?.state === 'writing' || chapter?.state === 'written'
}

function Divider({ writer, isAwaited }: { writer: string | undefined; isAwaited: boolean }) {
  return (
    <div className={`${styles.divider} ${paper.divider}`}>
      <h2 tabIndex={-1} className={styles.continued}>
        The story goes on
      </h2>
      {writer !== undefined && <p>{creditOf([writer])}</p>}
      {isAwaited && <Loading place="inline" text="The next lines are on their way…" />}
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
  isGrowing: boolean
}

function voicesOf(script: Script): [string, Voice][] {
  return script.cast.map(({ name }, place) => [
    name,
    { strand: strandOf(place), place, readers: readersOf(script, name) },
  ])
}

// Settled lines never change and only ever get longer by further ones, so a line's place is its key.
const Act = memo(function Act({ lines, voices, premise, isGrowing }: ActProps) {
  return lines.map((line, n) => (
    <Fragment key={n}>
      <ScriptLine line={line} voice={voices.get(line.speaker ?? '')} isGrowing={isGrowing} />
      {n === 0 && line.kind === 'title' && premise && <PremiseOf premise={premise} folds />}
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

type ScriptLineProps = { line: Line; voice: Voice | undefined; isGrowing: boolean }

function ScriptLine({ line, voice, isGrowing }: ScriptLineProps) {
  const Tag = tags[line.kind]
  // What stands already stays as it is when the script goes on.
  const [hasCome] = useState(isGrowing)
  const onPaper = [paper.line, paper[line.kind]]
  const look = [styles.line, styles[line.kind], hasCome && styles.come, ...voiceLook(line, voice), ...onPaper]
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
