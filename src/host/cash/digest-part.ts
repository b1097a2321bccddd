import { type CashSoon, cashSoon } from '#domain/cash/soon.ts'
import type { Calendar } from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import { repaymentsOf } from './orders.ts'

/** Makes the part of a digest about the financed payments that a company has to repay: until the seventh day, and the overdue. */
export const makeRepaymentsPart =
  () =>
  async (
    queries: Queries,
    business: Business,
    { calendar, today }: { readonly calendar: Calendar; readonly today: CivilDate },
  ): Promise<CashSoon> =>
    cashSoon(await repaymentsOf(queries, business, { calendar, country: business.country, today }), today)
