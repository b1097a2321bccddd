import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'

export const anInvoice = (over: Partial<FinanceableInvoice> = {}): FinanceableInvoice => ({
  id: '1' as InvoiceId,
  folio: '1042',
  payer: { name: 'Comercial Ñuble Ltda.', identifier: '77123456-K' },
  issueDate: '2026-02-10' as CivilDate,
  dueDate: '2026-04-10' as CivilDate,
  amount: money('CLP', 1_250_000),
  creditNotes: money('CLP', 0),
  method: '33',
  extra: 'ACKNOWLEDGED',
  averageDaysLate: undefined,
  preselected: false,
  dueDateSource: 'DOCUMENT',
  signature: { status: 'VERIFIED' },
  ...over,
})

/** Invoices 1 to `count`, with payers that repeat every five and distinct amounts. */
export const someInvoices = (count: number): ReadonlyArray<FinanceableInvoice> =>
  Array.from({ length: count }, (_, at) =>
    anInvoice({
      id: String(at + 1) as InvoiceId,
      folio: String(1_000 + at),
      payer: { name: `Cliente ${'ABCDE'.charAt(at % 5)} Ltda.`, identifier: `7600000${at % 5}-${at % 5}` },
      amount: money('CLP', 100_000 + at * 137),
    }),
  )
