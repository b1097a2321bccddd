import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'

export const anExcludedInvoice = (at: number, over: Partial<ExcludedInvoice> = {}): ExcludedInvoice => ({
  id: String(at) as InvoiceId,
  folio: String(2_000 + at),
  payer: { name: 'Comercial Ñuble Ltda.', identifier: '77123456-K' },
  issueDate: `2026-02-${String((at % 28) + 1).padStart(2, '0')}` as CivilDate,
  dueDate: '2026-04-10' as CivilDate,
  amount: money('CLP', 1_000_000 + at),
  reasons: ['ALREADY_ASSIGNED'],
  orderId: undefined,
  ...over,
})

/** Number 7 is claimed and has the folio C-7. */
export const someExcludedInvoices = (count: number): ReadonlyArray<ExcludedInvoice> =>
  Array.from({ length: count }, (_, at) =>
    anExcludedInvoice(at + 1, at === 6 ? { folio: 'C-7', reasons: ['CLAIMED'] } : {}),
  )
