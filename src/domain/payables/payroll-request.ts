import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import { type DateRejected, validatePaymentDate } from '../financing/payment-date.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { TextError } from '../kernel/form.ts'
import { add, type Money } from '../kernel/money.ts'
import {
  owedOf,
  payeeOf,
  type PayableId,
  type PayableInvoice,
  type PayableSupplier,
  type PayeeAccountName,
} from './payable-invoice.ts'
import { parsePayrollName } from './payroll-name.ts'

/** The request to schedule a list, without amounts, because the host reads them itself. */
export interface PayrollRequest {
  readonly name: string
  readonly paymentDate: CivilDate
  readonly invoiceIds: ReadonlyArray<PayableId>
}

/** Why a list cannot be scheduled: it is empty, or its name or its date is rejected. */
export type PayrollRequestError =
  | { readonly _tag: 'PayrollRequestEmpty' }
  | { readonly _tag: 'PayrollRequestNameRejected'; readonly error: TextError }
  | { readonly _tag: 'PayrollRequestDateRejected'; readonly rejected: DateRejected }

/** One bank transfer per payee, however many invoices. */
export interface SupplierTransfer {
  readonly payee: PayableSupplier
  readonly account: PayeeAccountName | undefined
  readonly invoiceIds: ReadonlyArray<PayableId>
  readonly total: Money
}

/**
 * The request with distinct invoices and a trimmed name, or the first error. The date follows `validatePaymentDate`
 * without notice.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { payrollRequestOf } from '@anticipo/domain/payables/payroll-request'
 *
 * const draft = { name: 'Marzo', paymentDate: civilDate('2026-03-31'), invoiceIds: [] }
 * payrollRequestOf(draft, civilDate('2026-03-02'), bankCalendar('MX')) // { _tag: 'Left', left: { _tag: 'PayrollRequestEmpty' } }
 * ```
 */
export const payrollRequestOf = (
  draft: PayrollRequest,
  today: CivilDate,
  calendar: Calendar,
): E.Either<PayrollRequestError, PayrollRequest> => {
  const invoiceIds = [...new Set(draft.invoiceIds)]
  if (invoiceIds.length === 0) return E.left({ _tag: 'PayrollRequestEmpty' })
  const name = parsePayrollName(draft.name)
  if (E.isLeft(name)) return E.left({ _tag: 'PayrollRequestNameRejected', error: name.left })
  const paymentDate = validatePaymentDate(draft.paymentDate, { today }, calendar)
  if (E.isLeft(paymentDate)) return E.left({ _tag: 'PayrollRequestDateRejected', rejected: paymentDate.left })
  return E.right({ name: name.right, paymentDate: paymentDate.right, invoiceIds })
}

/**
 * One transfer for each payee and currency of the documents, in invoice order, with the sum of its invoices.
 *
 * @example
 * ```ts
 * import { transfersOf } from '@anticipo/domain/payables/payroll-request'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * transfersOf([samplePayable('1'), samplePayable('2')]).map(({ invoiceIds, total }) => [invoiceIds.length, total.minor]) // [[2, 200000]]
 * ```
 */
export const transfersOf = (
  invoices: ReadonlyArray<
    Pick<PayableInvoice, 'id' | 'supplier' | 'assignee' | 'payeeAccount' | 'amount' | 'documentAmount'>
  >,
): ReadonlyArray<SupplierTransfer> => {
  const transfers = new Map<string, OpenTransfer>()
  for (const { id, supplier, assignee, payeeAccount: account, amount, documentAmount } of invoices) {
    const payee = { ...payeeOf({ assignee, supplier }), hasBankAccount: supplier.hasBankAccount }
    const owed = owedOf({ amount, documentAmount })
    const key = `${payee.identifier} ${owed.currency}`
    const known = transfers.get(key)
    if (known === undefined) transfers.set(key, { payee, account, invoiceIds: [id], total: owed })
    else {
      known.invoiceIds.push(id)
      known.total = add(known.total, owed)
    }
  }
  return [...transfers.values()]
}

interface OpenTransfer extends SupplierTransfer {
  readonly invoiceIds: Array<PayableId>
  total: Money
}
