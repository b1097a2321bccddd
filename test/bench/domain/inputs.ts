import * as fc from 'fast-check'
import { bankCalendar, holidaysOf } from '#domain/calendar/calendar.ts'
import type { PricedLine } from '#domain/financing/priced-cart.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { nearMissCurp } from '#domain/testing/broken-ids.ts'
import { clabeText, nearMissClabe, typedClabe } from '#domain/testing/banking.ts'
import { pricedLine } from '#domain/testing/financing.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import {
  curpText,
  nearMissRfc,
  nearMissRut,
  rfcText,
  rutText,
  typedCurp,
  typedRfc,
  typedRut,
} from '#domain/testing/tax-id.ts'

/** The same inputs in every run: 60 % valid, 30 % nearly valid, 10 % arbitrary. */

const COUNT = 2_000
const SEED = 20_260_302

const sample = <A>(arbitrary: fc.Arbitrary<A>): ReadonlyArray<A> => fc.sample(arbitrary, { seed: SEED, numRuns: COUNT })

const mixed = (valid: fc.Arbitrary<string>, nearMiss: fc.Arbitrary<string>): ReadonlyArray<string> =>
  sample(
    fc.oneof(
      { arbitrary: valid, weight: 6 },
      { arbitrary: nearMiss, weight: 3 },
      { arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }), weight: 1 },
    ),
  )

/** In the spelling of users. */
export const typed = {
  ruts: mixed(typedRut, nearMissRut),
  rfcs: mixed(typedRfc, nearMissRfc),
  curps: mixed(typedCurp, nearMissCurp),
  clabes: mixed(typedClabe, nearMissClabe),
}

/** In the one spelling that every package accepts, so that none is fast by rejecting valid input. */
export const canonical = {
  ruts: mixed(rutText, nearMissRut),
  rfcs: mixed(rfcText, nearMissRfc),
  curps: mixed(curpText, nearMissCurp),
  clabes: mixed(clabeText, nearMissClabe),
}

export const calendar = bankCalendar('CL')

/** Random days of twenty years. */
export const dates: ReadonlyArray<CivilDate> = sample(calendarDate.filter((date) => date >= '2020' && date < '2040'))

export const closed: ReadonlyArray<CivilDate> = Array.from({ length: 22 }, (_, at) => 2020 + at).flatMap((year) =>
  holidaysOf(year, calendar).map(({ date }) => date),
)

export const today = '2026-03-02' as CivilDate

export const lines: ReadonlyArray<PricedLine> = sample(pricedLine('CLP', today))
