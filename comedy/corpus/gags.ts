import { absentGags } from './gags/absent.ts'
import { classicGags } from './gags/classics.ts'
import { evergreenGags } from './gags/evergreens.ts'
import { grownUpGags } from './gags/grown-ups.ts'
import { habitGags } from './gags/habits.ts'
import { thingGags } from './gags/things.ts'
import { type Gag } from './unit.ts'

/** Running gags: small things with a state, planted, echoed, escalated and paid off. */
export const gags: readonly Gag[] = [
  ...classicGags,
  ...evergreenGags,
  ...thingGags,
  ...absentGags,
  ...habitGags,
  ...grownUpGags,
]
