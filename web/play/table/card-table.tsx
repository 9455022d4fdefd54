import { useId } from 'react'
import { type Card, type Category, categories, type Collections } from '../../../game/card.ts'
import look from '../card-look.module.css'
import styles from './card-table.module.css'
import { type Selection } from './hand.ts'

type CardTableProps = {
  hand: Collections | null
  selected: Selection
  onSelect: (category: Category, id: string) => void
}

export function CardTable({ hand, selected, onSelect }: CardTableProps) {
  return (
    <div className={styles.space}>
      <div className={styles.table}>
        {categories.map((category) => (
          <Column
            key={category}
            category={category}
            cards={hand?.[category] ?? null}
            selected={selected[category]}
            onSelect={(id) => onSelect(category, id)}
          />
        ))}
      </div>
    </div>
  )
}

const titles: { readonly [K in Category]: string } = {
  characters: 'Characters',
  programs: 'Programs',
  settings: 'Settings',
}

type ColumnProps = {
  category: Category
  cards: readonly Card[] | null
  selected: string | null
  onSelect: (id: string) => void
}

function Column({ category, cards, selected, onSelect }: ColumnProps) {
  const id = useId()
  // A card that lies in the next hand too is dealt again with it.
  const deal = cards?.map((card) => card.id).join()
  return (
    <div className={`${styles.column} ${look[category]}`} role="radiogroup" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {titles[category]}
      </h3>
      <div className={styles.cards}>
        {cards === null &&
          backs.map((n) => <span key={n} className={`${styles.back} ${look.back}`} aria-hidden="true" />)}
        {cards?.map((card) => (
          <label key={`${deal}/${card.id}`} className={styles.place}>
            <input
              type="radio"
              className={styles.choice}
              name={id}
              checked={card.id === selected}
              onChange={() => onSelect(card.id)}
            />
            <span className={`${styles.card} ${look.dealt}`}>
              <img
                className={`${styles.picture} ${look.back} ${look.face}`}
                src={card.image_url}
                alt=""
                width="480"
                height="600"
              />
              <span className={`${styles.name} ${look.face}`} title={card.name}>
                {card.name}
              </span>
            </span>
          </label>
        ))}
        {cards?.length === 0 && <p className={styles.none}>No cards</p>}
      </div>
    </div>
  )
}

const backs = [0, 1, 2]
