import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { GameTable } from '../table/game-table.tsx'
import { playSentence } from '../sentences.ts'
import { Redirect } from '../../frame/redirect.tsx'
import { TableFoot } from '../table/foot.tsx'
import { problemOfScript, writingOf } from '../../script/state.ts'
import { WritingStatus } from '../../script/status.tsx'
import { useEcho } from '../../ui/use-echo.ts'
import { useErrorToast } from '../../ui/toast/use-error-toast.ts'
import { useTitle } from '../../ui/use-title.ts'
import { DuelButtons, ReasonToStay } from './buttons.tsx'
import { useDuel } from './use-duel.ts'
import { type KeptDuel, readKept } from './kept.ts'
import styles from './screen.module.css'
import { DuelScript } from './script.tsx'
import { DuelScripts } from './scripts.tsx'
import { SkipDialog } from './skip-dialog.tsx'
import { type Duel, isGenerating, isLast, playerOf } from './state.ts'
import { DuelVote } from './vote.tsx'

export function HeadToHeadGameScreen() {
  const { state } = useLocation()
  const kept = useMemo(() => readKept(state), [state])
  return kept ? <DuelTable kept={kept} /> : <Redirect to="/headtohead-setup" />
}

function DuelTable({ kept }: { kept: KeptDuel }) {
  useTitle('Head to Head · Twisted Yarn')
  const { duel, deck, selected, moves } = useDuel(kept)
  const [isSkipping, setSkipping] = useState(false)
  useEcho(`${duel.turn}/${duel.votes?.length}`)
  const problem = problemOfScript(duel.script)
  useErrorToast(problem ? playSentence(problem) : '')
  const cards = deck.is === 'loaded' ? deck.cards : null
  const isVoting = duel.votes !== null
  const scripts = <DuelScripts duel={duel} cards={cards} moves={moves} />
  return (
    <main className={styles.screen}>
      <Head duel={duel} />
      {duel.votes === null ? (
        <GameTable
          deck={deck}
          hand={duel.hand}
          selected={duel.selection}
          onSelect={moves.select}
          onReload={moves.reloadCards}
        />
      ) : (
        <DuelVote duel={duel} votes={duel.votes} cards={cards} moves={moves} />
      )}
      {isVoting && scripts}
      <DuelScript duel={duel} moves={moves} />
      {!isVoting && scripts}
      <TableFoot
        status={
          !isVoting && (
            <WritingStatus writing={duel.script.asking.is === 'asking' ? null : writingOf(duel.script)} />
          )
        }
        isBusy={isGenerating(duel)}
      >
        <DuelButtons
          duel={duel}
          deck={deck}
          selected={selected}
          moves={moves}
          onSkip={() => setSkipping(true)}
        />
      </TableFoot>
      <ReasonToStay duel={duel} />
      {isSkipping && <SkipDialog duel={duel} moves={moves} onClose={() => setSkipping(false)} />}
    </main>
  )
}

function Head({ duel }: { duel: Duel }) {
  const turn = useRef<HTMLParagraphElement>(null)
  const before = useRef(duel.turn)
  useEffect(() => {
    if (before.current === duel.turn) return
    before.current = duel.turn
    scrollTo(0, 0)
    turn.current?.focus({ preventScroll: true })
  }, [duel.turn])
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>Head to Head</h1>
      <p ref={turn} tabIndex={-1} className={styles.turn}>
        {duel.votes === null ? `${playerOf(duel)}'s turn` : 'The room decides'}
      </p>
      {duel.votes === null && (
        <p className={styles.promise}>
          {isLast(duel)
            ? 'The last turn. Then the room may vote for the funniest script.'
            : 'After the last turn the room votes for the funniest script.'}
        </p>
      )}
    </header>
  )
}
