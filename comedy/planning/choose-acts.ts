import { type Brief } from '../beat-sheet.ts'
import { drawFrom } from '../draw.ts'

/**
 * Which of an engine's five scenes each act of the chapter plays: none of them where it plays exchanges alone. Five
 * minutes have room for the first scene, the last, and one of the middle: so two scripts of one engine are not one
 * script.
 */
export function chooseActs(brief: Brief): number[][] {
  const { acts, minutes } = brief.length
  const spread = spreadActs(acts)
  if (acts !== 5 || minutes.to >= secondPlot) return spread
  const middle = 1 + drawFrom(brief).number('interval', 3)
  return spread.map((scenes, act) => ([0, middle, 4].includes(act) ? scenes : []))
}

/** Minutes from which on a chapter has two plots, and room for all their scenes. */
const secondPlot = 10

/** A shorter chapter loses the middle or doubles up. */
function spreadActs(acts: number): number[][] {
  switch (acts) {
    case 1:
      return [[0, 1, 2, 3, 4]]
    case 2:
      return [
        [0, 1, 2],
        [3, 4],
      ]
    case 3:
      return [[0, 1], [2, 3], [4]]
    case 4:
      return [[0], [1], [3], [4]]
    default:
      return Array.from({ length: acts }, (_, act) => (act < 4 ? [act] : act === acts - 1 ? [4] : []))
  }
}
