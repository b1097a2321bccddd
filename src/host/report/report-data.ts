import * as E from 'fp-ts/Either'
import { firstDayOf } from '#domain/kernel/calendar-month.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { type Money, sum } from '#domain/kernel/money.ts'
import { costByMonth, type FinancingCost, financingCost, type MonthlyCost } from '#domain/orders/financing-cost.ts'
import {
  type Concentration,
  concentrationOf,
  type OpenAge,
  openByAge,
  openByState,
  type OpenPart,
} from '#domain/orders/open-portfolio.ts'
import { type LatePayer, latePayers } from '#domain/orders/late-payers.ts'
import { isInPeriod, periodBefore, type ReportPeriod, reportPeriod } from '#domain/orders/report-period.ts'
import { SIMPLIFIED_STATUSES, simplify, simplifiedLabel } from '#domain/orders/simplified-status.ts'
import type { TrackerState } from '#domain/orders/tracker.ts'
import type { Clock } from '../kernel/clock.ts'
import { country, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, sql } from '../database/sql.ts'
import {
  payerNames,
  reportFacts,
  type ReportedInvoice,
  type ReportedOrder,
  type ReportedTransfer,
} from './report-facts.ts'

/** The figures of a business in the report. */
export interface Report {
  readonly country: Country
  readonly name: string
  readonly identifier: string
  readonly today: CivilDate
  readonly period: ReportPeriod
  readonly before: ReportPeriod
  /** All orders, in any state, by status label in the order of the process. */
  readonly statuses: ReadonlyArray<StatusPart>
  /** The orders transferred in each month of the period, in the whole period, and in the one before. */
  readonly months: ReadonlyArray<MonthlyCost<ReportedTransfer>>
  readonly cost: FinancingCost
  readonly costBefore: FinancingCost
  /** The open portfolio: what payers still owe of transferred orders. */
  readonly ages: ReadonlyArray<OpenPart<OpenAge, ReportedInvoice>>
  readonly states: ReadonlyArray<OpenPart<TrackerState, ReportedInvoice>>
  readonly concentration: Concentration<ReportedInvoice>
  readonly latePayers: ReadonlyArray<LatePayer<ReportedInvoice>>
  /** The names of all payers above, by tax id. */
  readonly names: ReadonlyMap<string, string>
}

export interface StatusPart {
  readonly label: string
  readonly orders: ReadonlyArray<ReportedOrder>
  readonly total: Money
}

/** The months that were asked for; a part that is missing is the usual one. */
export type AskedPeriod = Parameters<typeof reportPeriod>[0]

/** Nothing for a business that is not there, or for a period that no report has. */
export const reportOf = async (
  queries: Queries,
  clock: Clock,
  id: BusinessId,
  asked: AskedPeriod,
): Promise<Report | undefined> => {
  const business = await optionalRow(
    queries,
    BusinessRow,
    sql`select country, name, identifier from business where id = ${id}`,
  )
  if (business === undefined) return undefined
  const today = clock.today(business.country)
  const period = reportPeriod(asked, today)
  if (E.isLeft(period)) return undefined
  const before = periodBefore(period.right)
  const { currency } = profileOf(business.country)
  const facts = await reportFacts(queries, { id, country: business.country }, { since: firstDayOf(before.from), today })
  const transferredIn = (months: ReportPeriod) =>
    facts.transferred.filter(({ transferredOn }) => isInPeriod(months, transferredOn))
  const concentration = concentrationOf(currency, facts.open)
  const late = latePayers(currency, facts, period.right)
  return {
    ...business,
    today,
    period: period.right,
    before,
    statuses: SIMPLIFIED_STATUSES.flatMap((status) => {
      const orders = facts.orders.filter((order) => simplify(order.status) === status)
      const total = sum(
        currency,
        orders.map((order) => order.total),
      )
      return orders.length === 0 ? [] : [{ label: simplifiedLabel(status), orders, total }]
    }),
    months: costByMonth(currency, period.right, facts.transferred),
    cost: financingCost(currency, transferredIn(period.right)),
    costBefore: financingCost(currency, transferredIn(before)),
    ages: openByAge(currency, facts.open),
    states: openByState(currency, facts.open),
    concentration,
    latePayers: late,
    names: await payerNames(queries, id, [
      ...concentration.payers.map(({ key }) => key),
      ...late.map(({ payer }) => payer),
    ]),
  }
}

const BusinessRow = rowCodec('BusinessRow', { country, name: text, identifier: text })
