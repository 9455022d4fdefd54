import { type Drawn, isWhole } from '../../../game/deal.ts'
import { type Deck } from '../table/use-cards.ts'
import { writingOf } from '../../script/state.ts'
import { isBeingWritten } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type DuelMoves } from './use-duel.ts'
import { type Duel, electionOf, isGenerating, isIdle, isLast } from './state.ts'

type DuelButtonsProps = { duel: Duel; deck: Deck; selected: Drawn; moves: DuelMoves }

export function DuelButtons({ duel, deck, selected, moves }: DuelButtonsProps) {
  if (duel.votes !== null) {
    return (
      <>
        <Button tone="plain" onClick={moves.closeBallot}>
          Back to the Cards
        </Button>
        <Button tone="plain" onClick={moves.finish}>
          Finish
        </Button>
      </>
    )
  }
  return (
    <>
      <StopButton duel={duel} moves={moves} />
      <GenerateButton duel={duel} selected={selected} moves={moves} />
      {isLast(duel) && (
        <Button tone="aqua" disabled={!isIdle(duel) || !electionOf(duel)} onClick={moves.openBallot}>
          Vote
        </Button>
      )}
      <Button tone={isLast(duel) ? 'plain' : 'aqua'} disabled={!isIdle(duel)} onClick={moves.next}>
        {isLast(duel) ? 'Finish' : 'Next Player'}
      </Button>
      <Button tone="plain" disabled={deck.is !== 'loaded'} onClick={moves.shuffle}>
        Shuffle Cards
      </Button>
    </>
  )
}

function StopButton({ duel, moves }: { duel: Duel; moves: DuelMoves }) {
  const writing = writingOf(duel.script)
  if (duel.script.asking.is === 'asking' || !writing || !isBeingWritten(writing)) return null
  if (writing.now.is !== 'following') return null
  return (
    <Button tone="plain" busy={writing.now.stopping} onClick={moves.stop}>
      Stop
    </Button>
  )
}

type GenerateButtonProps = { duel: Duel; selected: Drawn; moves: DuelMoves }

/** Pressed too early, it says what is missing (spec §5): so it can be reached, and is only called disabled. */
function GenerateButton({ duel, selected, moves }: GenerateButtonProps) {
  const toasts = useToast()
  const generating = isGenerating(duel)
  const isReady = isWhole(selected)
  return (
    <Button
      busy={generating}
      disabled={duel.script.shown.is === 'opening'}
      aria-disabled={!isReady || undefined}
      onClick={() => (isReady ? moves.generate() : toasts.show('Please select one card from each category'))}
    >
      {generating ? 'Generating...' : 'Generate Script'}
    </Button>
  )
}
