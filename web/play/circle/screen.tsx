import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { problemOfScript } from '../../script/state.ts'
import { GameTable } from '../table/game-table.tsx'
import { playSentence } from '../sentences.ts'
import { Redirect } from '../../frame/redirect.tsx'
import { TableFoot } from '../table/foot.tsx'
import { Names } from '../../ui/names.tsx'
import { useErrorToast } from '../../ui/toast/use-error-toast.ts'
import { useTitle } from '../../ui/use-title.ts'
import { GroupPlayButtons } from './buttons.tsx'
import { useGroupPlay } from './use-circle.ts'
import { GroupPlayProgress } from './progress.tsx'
import styles from './screen.module.css'
import { GroupPlayScript } from './script.tsx'
import { isStoppable } from './state.ts'
import { type GroupVisit, readGroupVisit } from './visit.ts'

export function GroupPlayScreen() {
  const { search, state } = useLocation()
  const visit = useMemo(() => readGroupVisit(search, state), [search, state])
  return visit ? <GroupPlayTable visit={visit} /> : <Redirect to="/groupplay-setup" />
}

function GroupPlayTable({ visit }: { visit: GroupVisit }) {
  useTitle('Group Play · Twisted Yarn')
  const { table, game, deck, moves } = useGroupPlay(visit)
  const problem = problemOfScript(game)
  useErrorToast(problem ? playSentence(problem) : '')
  if (table === 'none') return <Redirect to="/groupplay-setup" />

  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>Group Play</h1>
        {table.seats && (
          <p className={styles.players}>
            Players: <Names names={table.seats.players} />
          </p>
        )}
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
      <GroupPlayScript game={game} players={table.seats?.players ?? []} moves={moves} />
    </main>
  )
}
