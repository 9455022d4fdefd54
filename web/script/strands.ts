import styles from './strands.module.css'

const strands = [styles.tomato, styles.aqua, styles.gold, styles.violet, styles.leaf, styles.sky]

export function strandOf(place: number): string | undefined {
  return strands[place % strands.length]
}
