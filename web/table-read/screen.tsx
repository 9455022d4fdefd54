import { Link, useParams } from 'react-router'
import { type Problem } from '../../game/problem.ts'
import { Notice } from '../frame/notice.tsx'
import { type ScriptMoves, useScript } from '../script/use-script.ts'
import { type Writing } from '../script/writing.ts'
import { useNotedLaughs } from '../show/tally/use-evening.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { TableReadEnd } from './end.tsx'
import { useLaughs } from './laughs/use-laughs.ts'
import { TableReadStage } from './stage/stage.tsx'
import { useReading } from './use-reading.ts'
import { useWayBack } from './use-way-back.ts'

export function TableReadScreen() {
  const { id = '' } = useParams()
  return <TableReadOf key={id} scriptId={id} />
}

function TableReadOf({ scriptId }: { scriptId: string }) {
  const { script, moves } = useScript(scriptId, ({ sentence }) => sentence)
  const { shown } = script
  if (shown.is === 'missing') return <Missing problem={shown.problem} moves={moves} />
  if (shown.is === 'open') return <OpenScript writing={shown.writing} moves={moves} />
  return (
    <main>
      <Loading text="Opening the script…" />
    </main>
  )
}

function OpenScript({ writing, moves }: { writing: Writing; moves: ScriptMoves }) {
  const { reading, go } = useReading(writing)
  const laughing = useLaughs(writing.script.id)
  const noteLaugh = useNotedLaughs(reading.writing.script, reading.writing.lines)
  const back = useWayBack(writing.script.id)
  return (
    <TableReadStage
      reading={reading}
      go={go}
      laughing={{
        ...laughing,
        laugh: (place) => {
          laughing.laugh(place)
          noteLaugh(place)
        },
      }}
      end={<TableReadEnd reading={reading} laughs={laughing.laughs} moves={{ ...moves, go }} />}
      onClose={back.leave}
    />
  )
}

function Missing({ problem, moves }: { problem: Problem; moves: ScriptMoves }) {
  const isGone = problem.code === 'not-found'
  return (
    <Notice
      title={isGone ? 'No Such Script' : 'No Signal'}
      text={
        isGone
          ? 'There is no script here, or it is not yours to read.'
          : `The script cannot be opened. ${problem.sentence}`
      }
    >
      {!isGone && <Button onClick={moves.reopen}>Try again</Button>}
      <Link className={buttonLook('plain')} to="/scripts">
        My Scripts
      </Link>
    </Notice>
  )
}
