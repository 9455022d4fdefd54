import { Link, useParams } from 'react-router'
import { Notice } from '../frame/notice.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { type ReadMoves, useTableRead } from './use-table-read.ts'
import { TableReadStage } from './stage/stage.tsx'
import { type TableRead } from './state.ts'

/** A script, read out loud from one screen. */
export function TableReadScreen() {
  const { id = '' } = useParams()
  return <TableReadOf key={id} scriptId={id} />
}

function TableReadOf({ scriptId }: { scriptId: string }) {
  const { read, moves } = useTableRead(scriptId)
  if (read.is === 'missing') return <Missing read={read} moves={moves} />
  if (read.is === 'open') return <TableReadStage reading={read} moves={moves} />
  return (
    <main>
      <Loading text="Opening the script…" />
    </main>
  )
}

type MissingProps = { read: TableRead & { is: 'missing' }; moves: ReadMoves }

function Missing({ read: { problem }, moves }: MissingProps) {
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
