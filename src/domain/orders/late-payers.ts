import { latenessByPayer, type PaidInvoice, type PayerLateness } from '../financing/payer-lateness.ts'
import { type Currency, type Money, sum } from '../kernel/money.ts'
import { grouped, type OpenInvoice } from './open-portfolio.ts'
import { isInPeriod, periodBefore, type ReportPeriod } from './report-period.ts'

/** A payer who owes something after its day, or who usually pays after it. */
export interface LatePayer<I extends OpenInvoice = OpenInvoice> {
  readonly payer: string
  /** The invoices that are late now, the latest first, and their sum. */
  readonly late: ReadonlyArray<I>
  readonly overdue: Money
  /** The mean delay of all its paid invoices; undefined where few are known. */
  readonly usual: number | undefined
  /** The mean delay of the financed invoices that it paid in the period, and in the one before. */
  readonly now: PayerLateness | undefined
  readonly before: PayerLateness | undefined
}

/** The facts on payers. `usual`: the mean delays by tax id; `paid`: the financed invoices that were paid. */
export interface PayerFacts<I extends OpenInvoice = OpenInvoice> {
  readonly open: ReadonlyArray<I>
  readonly usual: ReadonlyMap<string, number>
  readonly paid: ReadonlyArray<PaidInvoice>
}

/** The payers who pay late: who owes most after its day first, then who usually pays latest. Means are those of `latenessByPayer`. */
export const latePayers = <I extends OpenInvoice>(
  currency: Currency,
  { open, paid, usual }: PayerFacts<I>,
  period: ReportPeriod,
): ReadonlyArray<LatePayer<I>> => {
  const late = grouped(
    open.filter(({ daysLate }) => daysLate > 0),
    ({ payer }) => payer,
  )
  const meansIn = (months: ReportPeriod) => latenessByPayer(paid.filter(({ paidOn }) => isInPeriod(months, paidOn)))
  const [now, before] = [meansIn(period), meansIn(periodBefore(period))]
  return [...new Set([...late.keys(), ...usual.keys(), ...now.keys()])]
    .map((payer) => {
      const found = (late.get(payer) ?? []).toSorted((one, other) => other.daysLate - one.daysLate)
      return {
        payer,
        late: found,
        overdue: sum(
          currency,
          found.map(({ due }) => due),
        ),
        usual: usual.get(payer),
        now: now.get(payer),
        before: before.get(payer),
      }
    })
    .filter((one) => one.overdue.minor > 0 || delayOf(one) > 0)
    .toSorted(
      (one, other) =>
        other.overdue.minor - one.overdue.minor || delayOf(other) - delayOf(one) || (one.payer < other.payer ? -1 : 1),
    )
}

const delayOf = ({ now, usual }: Pick<LatePayer, 'now' | 'usual'>): number =>
  Math.max(usual ?? 0, now?.averageDaysLate ?? 0)
