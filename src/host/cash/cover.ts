import type { TypeOf } from 'io-ts'
import { coverWeek } from '#domain/cash/cover.ts'
import { openingTotals } from '#domain/cash/opening.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { CashCoverQuery } from '#wire/cash-cover.codec.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { candidatesFor } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'
import { entriesOf } from './entries.ts'
import { entryOf } from './entry.ts'
import { openingOf } from './opening.ts'

/** The need of a week, and the invoices that would bring it at the terms that the host offers. */
export const coverOf = async (
  queries: Queries,
  business: Business,
  { included = [], orderType, week }: TypeOf<typeof CashCoverQuery>,
  today: CivilDate,
) => {
  const { country, id } = business
  const facts = {
    openings: openingTotals((await openingOf(queries, id)).accounts),
    items: await entriesOf(queries, business, today),
    invoices: await candidatesFor(queries, business, orderType),
    terms: standardTerms(profileOf(country).currency),
  }
  const context = { today, calendar: await bankCalendarOf(queries, country), country }
  const cover = coverWeek({ week, type: orderType, includesNoticed: included.includes('NOTICED') }, facts, context)
  return {
    ...cover,
    proposals: cover.proposals.map((proposal) => ({
      ...proposal,
      added: proposal.added.map((item) => entryOf(item)),
    })),
  }
}
