import * as E from 'fp-ts/Either'
import {
  counterpartStatement,
  type CounterpartStatement,
  type StatedInvoice,
} from '#domain/cash/counterpart-statement.ts'
import { statementRange } from '#domain/cash/statement-range.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import type { HandlerResult } from '../http/call.ts'
import { invalid, NOT_FOUND } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'

/** An invoice with the day on which it is overdue if its expected rest is not paid. */
export interface OpenInvoice extends StatedInvoice {
  readonly expectedOn: CivilDate | undefined
}

export interface Facts extends Pick<
  CounterpartStatement,
  'averageDaysLate' | 'financed' | 'identifier' | 'name' | 'retained'
> {
  readonly invoices: ReadonlyArray<OpenInvoice>
}

interface Days {
  readonly from: CivilDate | undefined
  readonly to: CivilDate | undefined
}

/** The statement of these days, which must be in their order, and none of them to come. */
export const counterpartOf = async (
  { clock }: { readonly clock: Clock },
  { country }: Business,
  days: Days,
  read: (today: CivilDate) => Promise<Facts | undefined>,
): HandlerResult<CounterpartStatement> => {
  const today = clock.today(country)
  const { currency } = profileOf(country)
  const range = statementRange(days, today)
  if (range.to > today) return E.left(invalid(['to']))
  if (range.from > range.to) return E.left(invalid(['from']))
  const found = await read(today)
  if (found === undefined) return E.left(NOT_FOUND)
  const { invoices, ...facts } = found
  const late = invoices.filter(({ expectedOn }) => expectedOn !== undefined && expectedOn < today)
  return E.right({
    ...facts,
    ...range,
    blocks: counterpartStatement(currency, invoices, range),
    open: sumsOf(invoices, currency),
    overdue: sumsOf(late, currency),
  })
}

const sumsOf = (invoices: ReadonlyArray<OpenInvoice>, currency: Currency): ReadonlyArray<Money> =>
  owedTotals(
    invoices.map(({ expected }) => ({ amount: expected })),
    currency,
  )
