import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { INBOX } from '#domain/payables/payable-state.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'

/** Issued on the first of November 2026 and `at` days before, over 1,000 pesos and `at` more, with ids from 1. */
export const aPayable = (at: number, instead: Partial<PayableInvoice> = {}): PayableInvoice => ({
  id: String(at + 1) as PayableId,
  folio: String(100 + at),
  supplier: { name: 'Papelera Austral', identifier: '76000000-K', hasBankAccount: true },
  assignee: undefined,
  payeeId: '31' as SupplierId,
  issueDate: addDays('2026-11-01' as CivilDate, -at),
  receivedOn: undefined,
  isUnanswered: false,
  isDeferred: false,
  paymentDate: addDays('2026-12-16' as CivilDate, -at),
  method: undefined,
  amount: money('CLP', 1_000 + at),
  documentAmount: undefined,
  confirmed: money('CLP', 0),
  obstacle: undefined,
  location: INBOX,
  isPossibleDuplicate: false,
  version: 1,
  payrollName: undefined,
  voucher: undefined,
  ...instead,
})

export const somePayables = (count: number): ReadonlyArray<PayableInvoice> =>
  Array.from({ length: count }, (_, at) => aPayable(at))

/** Ceded by its supplier, by a document that nothing proves. */
export const aCededPayable = (at: number): PayableInvoice =>
  aPayable(at, {
    assignee: { name: 'Factoring Andes SA', identifier: '96500000-4' },
    unconfirmedCession: { assignor: aPayable(at).supplier, on: '2026-11-05' as CivilDate },
    obstacle: 'PAYEE_IN_DOUBT',
  })
