import { buttons, plainButtons } from './buttons.ts'
import { engines } from './engines.ts'
import { sequelExchanges } from './exchanges/sequel.ts'
import { exchanges } from './exchanges.ts'
import { gags } from './gags.ts'
import { openings, plainSequelOpenings, sequelOpenings } from './openings.ts'
import { twists } from './twists.ts'
import { type Unit } from './unit.ts'

/** Every unit of the corpus, for checks that hold for all. A stage of a gag has the gag's rating. */
export const allUnits: readonly Unit[] = [
  ...engines.flatMap(({ acts, exchanges: bound }) => [...acts.map(({ scene }) => scene), ...bound]),
  ...gags.flatMap(({ rating, plant, echo, escalate, payoff }) =>
    [plant, echo, escalate, payoff].map((unit) => (rating === undefined ? unit : { ...unit, rating })),
  ),
  ...twists.flatMap(({ plant, reveal }) => [plant, reveal]),
  ...openings,
  ...sequelOpenings,
  ...plainSequelOpenings,
  ...buttons,
  ...plainButtons,
  ...exchanges,
  ...sequelExchanges,
]
