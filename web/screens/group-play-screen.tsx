import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { GameTable } from '../pieces/game-table.tsx'
import { playSentence } from '../pieces/play-sentences.ts'
import { Redirect } from '../pieces/redirect.tsx'
import { TableFoot } from '../pieces/table-foot.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { useTitle } from '../ui/use-title.ts'
import { GroupPlayButtons } from './group-play-buttons.tsx'
import { useGroupPlay } from './group-play-hook.ts'
import { GroupPlayProgress } from './group-play-progress.tsx'
import styles from './group-play-screen.module.css'
import { GroupPlayScript } from './group-play-script.tsx'
import { isStoppable, problemOfGame } from './group-play-state.ts'
import { type GroupVisit, readGroupVisit } from './group-play-visit.ts'

export function GroupPlayScreen() {
  const { search, state } = useLocation()
  const visit = useMemo(() => readGroupVisit(search, state), [search, state])
  return visit ? <GroupPlayTable visit={visit} /> : <Redirect to="/groupplay-setup" />
}

function GroupPlayTable({ visit }: { visit: GroupVisit }) {
  useTitle('Group Play · Twisted Yarn')
  const { table, game, deck, moves } = useGroupPlay(visit)
  const problem = problemOfGame(game)
  useErrorToast(problem ? playSentence(problem.sentence) : '')
  if (table === 'none') return <Redirect to="/groupplay-setup" />

  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>Group Play</h1>
        {table.seats && <p className={styles.players}>Players: {table.seats.players.join(', ')}</p>}
      </header>
      <GameTable
        deck={deck}
        hand={table.hand}
        selected={table.selection}
        onSelect={moves.select}
        onReload={moves.reloadCards}
      />
      <TableFoot status={<GroupPlayProgress game={game} moves={moves} />} isBusy={isStoppable(game)}>
        <GroupPlayButtons game={game} table={table} canShuffle={deck.is === 'loaded'} moves={moves} />
      </TableFoot>
      <GroupPlayScript game={game} moves={moves} />
    </main>
  )
}
