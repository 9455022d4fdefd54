import styles from './strands.module.css'

const strands = [styles.tomato, styles.aqua, styles.gold, styles.violet, styles.leaf, styles.sky]

/** The class that gives a part its colour, by its place in the cast. */
export function strandOf(place: number): string | undefined {
  return strands[place % strands.length]
}
