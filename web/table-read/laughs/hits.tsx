import { type LaughView, type ScriptView } from '../../../game/protocol.ts'
import { strandOf } from '../../script/strands.ts'
import { type ScriptLines } from '../../script/lines.ts'
import styles from './hits.module.css'
import { biggestLaughs, funniestPart, type Hit } from './laughs.ts'
import { placeOf, Portrait } from '../stage/portrait.tsx'
import { nameOf } from '../words.ts'

const most = 5

type HitsProps = { script: ScriptView; lines: ScriptLines; laughs: readonly LaughView[] }

export function TableReadHits({ script, lines, laughs }: HitsProps) {
  const hits = biggestLaughs(laughs, lines, most)
  const first = funniestPart(laughs, lines)
  if (hits.length === 0)
    return (
      <p className={styles.none}>No laughs were marked. Next time, press L or Laugh when the room does.</p>
    )
  return (
    <div className={styles.hits}>
      {first && (
        <p className={styles.first}>
          <Portrait script={script} part={first.part} />
          <span>
            <b>{nameOf(script, first.part)}</b> got the most laughs: {first.count}
          </span>
        </p>
      )}
      <h3 className={styles.title}>The biggest laughs</h3>
      <ol className={styles.list}>
        {hits.map((hit, n) => (
          <HitRow key={n} script={script} hit={hit} />
        ))}
      </ol>
    </div>
  )
}

function HitRow({ script, hit: { line, stranger, count } }: { script: ScriptView; hit: Hit }) {
  const strand = line.speaker === null ? '' : strandOf(Math.max(0, placeOf(script.cast, line.speaker)))
  return (
    <li className={`${styles.hit} ${strand}`}>
      <span className={styles.count}>
        {count}
        <span className={styles.unseen}>{count === 1 ? ' laugh' : ' laughs'}</span>
      </span>
      <span>
        <span className={styles.line}>{line.text}</span>
        <span className={styles.who}>
          {line.speaker === null ? 'Stage direction' : nameOf(script, line.speaker, stranger)}
        </span>
      </span>
    </li>
  )
}
