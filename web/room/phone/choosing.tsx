import { type Category, type Collections } from '../../../game/card.ts'
import { CardTable } from '../../play/table/card-table.tsx'
import { type Selection } from '../../play/table/hand.ts'
import { ChoosingFoot, type ChoosingProps } from '../cards/choosing-foot.tsx'
import { RoundPage } from '../round/page.tsx'
import { type RoomShown } from '../state.ts'
import styles from './choosing.module.css'

/** Of the room's cards, or in a duel of one's own. */
export function PhoneChoosing({ shown, moves, phase, deal }: ChoosingProps & { deal: Collections }) {
  const chosen = choiceOf(shown)
  const { title, open, done } = words[phase.is]
  const isDone = Object.values(chosen).every((card) => card !== null)
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={title}
      text={isDone ? done : open}
      foot={<ChoosingFoot shown={shown} moves={moves} phase={phase} />}
    >
      <div className={styles.table}>
        <h2 className={styles.unseen}>The cards</h2>
        <CardTable
          hand={deal}
          selected={chosen}
          onSelect={(category, card) => moves.make({ is: 'choose', category, card })}
        />
      </div>
    </RoundPage>
  )
}

const words = {
  choosing: {
    title: 'Choose your cards',
    open: 'Tap one of each. What most of you tap is played.',
    done: 'All three are chosen. You may still change your mind.',
  },
  hands: {
    title: 'Make your hand',
    open: 'Only you see it. Tap one of each.',
    done: 'Only you see it. You may still change it.',
  },
} as const

/** With what was tapped and is still on its way. */
export function choiceOf({ you, asked }: Pick<RoomShown, 'you' | 'asked'>): Selection {
  const tapped = (category: Category) =>
    asked.findLast((move) => move.is === 'choose' && move.category === category)
  const cardOf = (category: Category) => {
    const move = tapped(category)
    return move?.is === 'choose' ? move.card : (you.choice[category] ?? null)
  }
  return { characters: cardOf('characters'), programs: cardOf('programs'), settings: cardOf('settings') }
}
