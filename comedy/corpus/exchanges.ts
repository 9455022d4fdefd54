import { authorityExchanges } from './exchanges/authority.ts'
import { foodExchanges } from './exchanges/food.ts'
import { mishapExchanges } from './exchanges/mishaps.ts'
import { peopleExchanges } from './exchanges/people.ts'
import { phoneExchanges } from './exchanges/phone.ts'
import { placeExchanges } from './exchanges/place.ts'
import { quoteExchanges } from './exchanges/quotes.ts'
import { ratedBodyExchanges } from './exchanges/rated-bodies.ts'
import { ratedExchanges } from './exchanges/rated.ts'
import { sayingExchanges } from './exchanges/sayings.ts'
import { showExchanges } from './exchanges/show.ts'
import { timeExchanges } from './exchanges/time.ts'
import { type Unit } from './unit.ts'

/** Exchanges that fit any engine. */
export const exchanges: readonly Unit[] = [
  ...placeExchanges,
  ...mishapExchanges,
  ...foodExchanges,
  ...showExchanges,
  ...authorityExchanges,
  ...peopleExchanges,
  ...sayingExchanges,
  ...quoteExchanges,
  ...timeExchanges,
  ...phoneExchanges,
  ...ratedExchanges,
  ...ratedBodyExchanges,
]
