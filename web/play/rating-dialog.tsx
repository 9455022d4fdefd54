import { startTransition, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Rating, ratingLabels, ratings } from '../../game/rating.ts'
import { readCards } from '../api/cards.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SwitchField } from '../ui/fields/switch-field.tsx'
import { OpenRoomButton } from '../room/open/open-room-button.tsx'
import { type Begun, useAhead } from './ahead.tsx'
import styles from './rating-dialog.module.css'

export type QuickGameCode = { readonly beginGame: (rating: Rating) => Begun }

type RatingDialogProps = {
  title: string
  text: string
  fetchGame: () => Promise<QuickGameCode>
  onClose: () => void
}

export function RatingDialog({ title, text, fetchGame, onClose }: RatingDialogProps) {
  const navigate = useNavigate()
  const ahead = useAhead()
  useEffect(() => {
    void readCards() // to be dealt from at once
    const fetch = async () => {
      game.current = await fetchGame()
    }
    fetch().catch(() => {}) // the game itself asks again, and says what is wrong
  }, [fetchGame])
  const game = useRef<QuickGameCode>(null)
  const hasChosen = useRef(false)
  const [isForPhones, setForPhones] = useState(false)
  // The dialog stays until the game is there: the second press of a double click must not reach the page behind it.
  const play = (rating: Rating) => {
    if (hasChosen.current) return
    hasChosen.current = true
    if (game.current) ahead.put(game.current.beginGame(rating))
    startTransition(() => {
      onClose()
      void navigate('/quickgame', { state: { isExplicit: rating === 'r-rated' } })
    })
  }
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <div className={styles.ratings}>
        {ratings.map((rating) =>
          isForPhones ? (
            <OpenRoomButton key={rating} tone={tones[rating]} setup={{ mode: 'quick', rating }}>
              {ratingLabels[rating]}
            </OpenRoomButton>
          ) : (
            <Button key={rating} tone={tones[rating]} onClick={() => play(rating)}>
              {ratingLabels[rating]}
            </Button>
          ),
        )}
      </div>
      <SwitchField
        label="Everyone on their own phone"
        text="Opens a room that others join."
        isOn={isForPhones}
        onChange={setForPhones}
      />
    </Dialog>
  )
}

const tones = { 'family-friendly': 'aqua', 'r-rated': 'tomato' } as const
