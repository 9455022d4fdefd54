import { type LaughView, type ScriptView } from '../../../game/protocol.ts'
import { countByPart, sceneStealers } from '../../../game/scene-stealer.ts'
import { PartFace } from '../../script/part-face.tsx'
import { readersOf } from '../../script/readers.tsx'
import { strandOf } from '../../script/strands.ts'
import { ShareLaughButton } from '../../show/share-laugh-button.tsx'
import { type SharedLaugh } from '../../show/share-laugh.ts'
import { SceneStealers } from '../../show/stealers.tsx'
import { isEverybody } from '../../../script/everybody.ts'
import { type ScriptLines } from '../../../script/growing-text.ts'
import styles from './hits.module.css'
import { biggestLaughs, type Hit } from './laughs.ts'
import { placeOf } from '../stage/portrait.tsx'
import { nameOf } from '../words.ts'

type HitsProps = {
  script: ScriptView
  lines: ScriptLines
  laughs: readonly LaughView[]
  /** How many lines are told. */
  most?: number
  /** To whoever is signed in and may read the script. */
  isShareable?: boolean
}

export function TableReadHits({ script, lines, laughs, most = 5, isShareable = false }: HitsProps) {
  const hits = biggestLaughs(laughs, lines, most)
  if (hits.length === 0)
    return (
      <p className={styles.none}>No laughs were marked. Next time, press L or Laugh when the room does.</p>
    )
  const [biggest, ...others] = hits
  return (
    <div className={styles.hits}>
      {biggest && <Quotation script={script} hit={biggest} isShareable={isShareable} />}
      <SceneStealers
        stealers={sceneStealers(countByPart(lines, laughs)).map((one) => ({
          ...one,
          readers: readersOf(script, one.part),
          face: <PartFace script={script} part={one.part} />,
        }))}
      />
      {others.length > 0 && (
        <>
          <h3 className={styles.title}>More big laughs</h3>
          <ol className={styles.list}>
            {others.map((hit, n) => (
              <HitRow key={n} script={script} hit={hit} />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** The biggest laugh, to be said once more. */
function Quotation({ script, hit, isShareable }: { script: ScriptView; hit: Hit; isShareable: boolean }) {
  const { count, audience } = hit
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.quoted}>{quoted(hit)}</blockquote>
      <figcaption className={styles.who}>
        {speakerOf(script, hit)} · {countOf(count)}
        {audience > 0 && ` · ${audience} from the audience`}
      </figcaption>
      {isShareable && <ShareLaughButton laugh={toShare(script, hit)} />}
    </figure>
  )
}

function quoted({ line: { kind, text } }: Hit): string {
  return kind === 'dialogue' ? `“${text}”` : text
}

function toShare(script: ScriptView, hit: Hit): SharedLaugh {
  const { place, line, stranger } = hit
  const readers = line.speaker === null ? [] : readersOf(script, line.speaker)
  return {
    scriptId: script.id,
    title: script.title,
    place,
    words: quoted(hit),
    who: speakerOf(script, hit),
    reader: stranger !== null && isEverybody(stranger) ? 'everyone' : readers.join(' & '),
  }
}

function HitRow({ script, hit }: { script: ScriptView; hit: Hit }) {
  const { line, count } = hit
  const strand = line.speaker === null ? '' : strandOf(Math.max(0, placeOf(script.cast, line.speaker)))
  return (
    <li className={`${styles.hit} ${strand}`}>
      <span className={styles.count}>{countOf(count)}</span>
      <span>
        <span className={styles.line}>{line.text}</span>
        <span className={styles.who}>{speakerOf(script, hit)}</span>
      </span>
    </li>
  )
}

function speakerOf(script: ScriptView, { line: { speaker }, stranger }: Hit): string {
  return speaker === null ? 'Stage direction' : nameOf(script, speaker, stranger)
}

function countOf(laughs: number): string {
  return laughs === 1 ? '1 laugh' : `${laughs} laughs`
}
