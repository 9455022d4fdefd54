import { useNavigate } from 'react-router'
import { missingCategories } from '../../../game/deal.ts'
import { type ScriptState } from '../../script/state.ts'
import { Button } from '../../ui/button.tsx'
import { type GroupMoves } from './use-circle.ts'
import { canGoOn, isIdle, workOf } from './state.ts'
import { type GroupVisit } from './visit.ts'

type GroupPlayButtonsProps = {
  game: ScriptState
  table: GroupVisit
  canShuffle: boolean
  moves: GroupMoves
}

export function GroupPlayButtons({ game, table, canShuffle, moves }: GroupPlayButtonsProps) {
  const navigate = useNavigate()
  const work = workOf(game)
  return (
    <>
      <Button
        tone={canGoOn(game) ? 'plain' : 'tomato'}
        busy={work === 'generating'}
        disabled={!isIdle(game) || missingCategories(table.selection).length > 0}
        onClick={moves.generate}
      >
        {work === 'generating' ? 'Generating...' : 'Generate Script'}
      </Button>
      <Button busy={work === 'continuing'} disabled={!canGoOn(game)} onClick={() => moves.goOn('default')}>
        {work === 'continuing' ? 'Continuing...' : 'Continue Script'}
      </Button>
      <Button tone="plain" disabled={!canShuffle} onClick={moves.shuffle}>
        Shuffle Cards
      </Button>
      <Button tone="plain" onClick={() => void navigate('/')}>
        Finish
      </Button>
    </>
  )
}
