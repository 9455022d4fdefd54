import { Trouble, WaysOn } from '../pieces/trouble.tsx'
import { Button } from '../ui/button.tsx'
import { type Moves } from './quick-game-hook.ts'
import { type QuickGame, sentencesOf } from './quick-game-state.ts'

/** What keeps the game from going on. */
export function QuickGameNotice({ game, moves }: { game: QuickGame; moves: Moves }) {
  return (
    <Trouble sentences={sentencesOf(game)}>
      {game.is === 'stuck' && <Button onClick={moves.retry}>Try again</Button>}
      {game.is === 'open' && <WaysOn writing={game.writing} goOn={moves.goOn} />}
    </Trouble>
  )
}
