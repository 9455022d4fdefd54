import { type Draw } from '../../game/card.ts'
import { CardStrip } from '../play/card-strip.tsx'
import styles from './example.module.css'

const drawn: Draw = {
  characters: {
    id: 'grandma-dynamite',
    name: 'Grandma Dynamite',
    image_url: '/cards/character-grandma-dynamite.svg',
  },
  programs: { id: 'bake-or-break', name: 'Bake or Break', image_url: '/cards/program-bake-or-break.svg' },
  settings: {
    id: 'haunted-laundromat',
    name: 'Haunted Laundromat',
    image_url: '/cards/setting-haunted-laundromat.svg',
  },
}

export function AboutExample() {
  return (
    <figure className={styles.example} aria-label="Three cards twisted into one script">
      <CardStrip drawn={drawn} />
      <div className={styles.strands} aria-hidden="true" />
      <div className={styles.script}>
        <p className={styles.heading}>INT. HAUNTED LAUNDROMAT - NIGHT</p>
        <p className={styles.character}>GRANDMA DYNAMITE</p>
        <p className={styles.parenthetical}>(to the tumble dryer, sternly)</p>
        <p className={styles.dialogue}>
          Forty minutes at a low heat, and no moaning. You are a ghost, dear. The soufflé is the one that may
          collapse.
        </p>
      </div>
    </figure>
  )
}
