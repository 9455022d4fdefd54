import { Button } from '../../ui/button.tsx'
import { type RoundProps } from './round-props.ts'

/** Ends a wait of the whole room: the host alone may. */
export function GoOnButton({ shown: { you, asked }, moves }: RoundProps) {
  if (!you.isHost) return null
  return (
    <Button busy={asked.some(({ is }) => is === 'hurry')} onClick={() => moves.make({ is: 'hurry' })}>
      Go on
    </Button>
  )
}
