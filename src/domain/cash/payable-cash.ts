import { owedOf, type PayableInvoice } from '../payables/payable-invoice.ts'
import { awaitsMoney, type Payroll } from '../payables/payroll.ts'
import type { CashItem } from './cash-item.ts'

/** The fields of a received invoice that its item reads. */
export type CashPayable = Pick<
  PayableInvoice,
  'amount' | 'documentAmount' | 'id' | 'location' | 'obstacle' | 'paymentDate'
>

/**
 * The item of an invoice in the inbox that can be paid: its balance in the currency of the document, on its payment date.
 * Undefined for one that is scheduled, paid or archived, has an obstacle, or a balance of zero.
 *
 * @example
 * ```ts
 * import { payableItem } from '@anticipo/domain/cash/payable-cash'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * payableItem(samplePayable('1'))?.expected // '2026-03-31'
 * payableItem(samplePayable('1', { obstacle: 'CLAIMED' })) // undefined
 * ```
 */
export const payableItem = (invoice: CashPayable): CashItem | undefined => {
  const { id, location, obstacle, paymentDate } = invoice
  const amount = owedOf(invoice)
  if (location._tag !== 'Inbox' || obstacle !== undefined || amount.minor <= 0) return undefined
  return { key: `PAYABLE ${id}`, kind: 'PAYABLE', direction: 'OUT', amount, expected: paymentDate, reason: undefined }
}

/** The fields of a payroll that its items read. */
export interface CashPayroll extends Pick<Payroll, 'id' | 'owed' | 'paymentDate' | 'status' | 'totals'> {
  /** An order that is not rejected finances it: what leaves the company is the repayment. */
  readonly isFinanced: boolean
}

/**
 * The items of a payroll for which the company still has to send the money, one for each currency, on its payment date.
 *
 * @example
 * ```ts
 * import { payrollItems } from '@anticipo/domain/cash/payable-cash'
 * import { sampleCashPayroll } from '@anticipo/domain/testing/samples'
 *
 * payrollItems(sampleCashPayroll('5')).map(({ key }) => key) // ['PAYROLL 5 MXN']
 * payrollItems(sampleCashPayroll('5', { status: 'PAID' })) // []
 * ```
 */
export const payrollItems = (payroll: CashPayroll): ReadonlyArray<CashItem> =>
  awaitsMoney(payroll)
    ? (payroll.owed ?? payroll.totals)
        .filter(({ minor }) => minor > 0)
        .map((amount) => ({
          key: `PAYROLL ${payroll.id} ${amount.currency}`,
          kind: 'PAYROLL',
          direction: 'OUT',
          amount,
          expected: payroll.paymentDate,
          reason: undefined,
        }))
    : []
