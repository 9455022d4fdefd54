import { twistsAboutPeople } from './twists/people.ts'
import { twistsAboutPlaces } from './twists/places.ts'
import { type Twist } from './unit.ts'

/**
 * A twist keeps its roles A, B and C from plant to reveal: each is the same part in both. S and L are as everywhere.
 * The variants of plant and reveal are drawn apart, so a reveal takes up only what every variant of its plant says.
 */
export const twists: readonly Twist[] = [...twistsAboutPeople, ...twistsAboutPlaces]
