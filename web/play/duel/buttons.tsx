import { type Drawn, isWhole } from '../../../game/deal.ts'
import { type Deck } from '../table/use-cards.ts'
import { writingOf } from '../../script/state.ts'
import { isBeingWritten } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { type DuelMoves } from './use-duel.ts'
import {
  type Duel,
  electionOf,
  hasScript,
  isDecided,
  isGenerating,
  isIdle,
  isLast,
  playerOf,
} from './state.ts'

type PartProps = { duel: Duel; moves: DuelMoves }
type DuelButtonsProps = PartProps & { deck: Deck; selected: Drawn; onSkip: () => void }

export function DuelButtons({ duel, deck, selected, moves, onSkip }: DuelButtonsProps) {
  if (duel.votes !== null) return <BallotButtons duel={duel} moves={moves} />
  return (
    <>
      <StopButton duel={duel} moves={moves} />
      <GenerateButton duel={duel} selected={selected} moves={moves} />
      {isLast(duel) && (
        <Button tone="aqua" disabled={!isIdle(duel) || !electionOf(duel)} onClick={moves.openBallot}>
          Vote
        </Button>
      )}
      {isLast(duel) ? (
        <Button tone="plain" disabled={!isIdle(duel)} onClick={hasScript(duel) ? moves.finish : onSkip}>
          Finish
        </Button>
      ) : (
        <NextButton duel={duel} moves={moves} />
      )}
      <Button tone="plain" disabled={deck.is !== 'loaded'} onClick={moves.shuffle}>
        Shuffle Cards
      </Button>
      {!isLast(duel) && !hasScript(duel) && (
        <Button tone="plain" aria-haspopup="dialog" disabled={!isIdle(duel)} onClick={onSkip}>
          Skip Turn
        </Button>
      )}
    </>
  )
}

function BallotButtons({ duel, moves }: PartProps) {
  return (
    <>
      {isDecided(duel) && <Button onClick={moves.rematch}>Rematch</Button>}
      <Button tone="plain" onClick={moves.closeBallot}>
        Back to the Cards
      </Button>
      <Button tone="plain" onClick={moves.finish}>
        Finish
      </Button>
    </>
  )
}

/** Pressed too early, it says what is missing: no player is passed over by a press too many. */
function NextButton({ duel, moves }: PartProps) {
  const toasts = useToast()
  const isReady = hasScript(duel)
  return (
    <Button
      tone="aqua"
      disabled={!isIdle(duel)}
      aria-disabled={!isReady || undefined}
      aria-describedby={isReady ? undefined : reasonId}
      onClick={() => (isReady ? moves.next() : toasts.show(reasonToStay(duel)))}
    >
      Next Player
    </Button>
  )
}

const reasonId = 'reason-to-stay'

function reasonToStay(duel: Duel): string {
  return `${playerOf(duel)} has no script yet. Generate one, or skip this turn.`
}

/** Outside of the row of buttons, which counts its children. */
export function ReasonToStay({ duel }: { duel: Duel }) {
  return (
    <p id={reasonId} hidden>
      {reasonToStay(duel)}
    </p>
  )
}

function StopButton({ duel, moves }: PartProps) {
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
      tone={hasScript(duel) && !generating ? 'plain' : 'tomato'}
      busy={generating}
      disabled={duel.script.shown.is === 'opening'}
      aria-disabled={!isReady || undefined}
      onClick={() => (isReady ? moves.generate() : toasts.show('Please select one card from each category'))}
    >
      {generating ? 'Generating...' : 'Generate Script'}
    </Button>
  )
}
