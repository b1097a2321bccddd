import type { CivilDate } from '../kernel/civil-date.ts'
import type { Currency } from '../kernel/money.ts'
import type { PayableInvoice, PayrollId } from './payable-invoice.ts'

/** The fields of a received invoice that sums over what is owed read. */
export type OwedInvoice = Pick<PayableInvoice, 'amount' | 'documentAmount' | 'paymentDate' | 'obstacle' | 'location'>

/** The payment dates of the payrolls for which the company has to send the money, as of `awaitsMoney`. */
export type ListDates = ReadonlyMap<PayrollId, CivilDate>

/** Sums over owed invoices depend on these besides them. */
export interface OwedOptions {
  /** That of the country, which is listed first. */
  readonly currency: Currency
  readonly today: CivilDate
  readonly listDates: ListDates
}

/**
 * The day on which an owed invoice is due: its payment date in the inbox, that of its payroll once it is in one. Undefined for one
 * that is not owed: paid, archived, with an obstacle, or in a payroll that is financed or whose money was sent.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueOn } from '@anticipo/domain/payables/owed-invoice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * dueOn(samplePayable('1'), new Map()) // '2026-03-31'
 * dueOn(samplePayable('1', { obstacle: 'CANCELLED' }), new Map()) // undefined
 * ```
 */
export const dueOn = (
  { location, obstacle, paymentDate }: OwedInvoice,
  listDates: ListDates,
): CivilDate | undefined => {
  if (obstacle !== undefined) return undefined
  if (location._tag === 'Inbox') return paymentDate
  return location._tag === 'Scheduled' ? listDates.get(location.payrollId) : undefined
}
