import { Trouble, WaysOn } from '../../script/trouble.tsx'
import { Button } from '../../ui/button.tsx'
import { type Moves } from './use-quick-game.ts'
import { type QuickGame, sentencesOf } from './state.ts'

/** What keeps the game from going on. */
export function QuickGameNotice({ game, moves }: { game: QuickGame; moves: Moves }) {
  return (
    <Trouble sentences={sentencesOf(game)}>
      {game.is === 'stuck' && <Button onClick={moves.retry}>Try again</Button>}
      {game.is === 'open' && <WaysOn writing={game.writing} goOn={moves.goOn} />}
    </Trouble>
  )
}
