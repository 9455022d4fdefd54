import { writingOf } from '../../script/state.ts'
import { Trouble, WaysOn } from '../../script/trouble.tsx'
import { Button } from '../../ui/button.tsx'
import { type Moves } from './use-quick-game.ts'
import { isStuck, type QuickGame, sentencesOf } from './game.ts'

export function QuickGameNotice({ game, moves }: { game: QuickGame; moves: Moves }) {
  const writing = writingOf(game.script)
  return (
    <Trouble sentences={sentencesOf(game)}>
      {isStuck(game) && <Button onClick={moves.retry}>Try again</Button>}
      {!isStuck(game) && writing && <WaysOn writing={writing} goOn={moves.goOn} />}
    </Trouble>
  )
}
