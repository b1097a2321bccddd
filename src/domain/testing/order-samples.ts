import { civilDate } from '../kernel/civil-date.ts'
import { money } from '../kernel/money.ts'
import { basisPoints } from '../kernel/rate.ts'
import type { OrderInvoiceId } from '../orders/attachment.ts'
import type { SettledInvoice } from '../orders/order-settlement.ts'

/** An open Chilean invoice of an order: 150,000 pesos, 45,000 of them retained, to be paid on Tuesday 31 March 2026. */
export const sampleSettledInvoice = (id: string, changes: Partial<SettledInvoice> = {}): SettledInvoice => ({
  id: id as OrderInvoiceId,
  folio: id,
  payer: { name: 'Comercial Alto Quilén SpA', identifier: '76418205-7' },
  amount: money('CLP', 150_000),
  creditNotes: money('CLP', 0),
  retention: money('CLP', 45_000),
  rate: basisPoints(280),
  paymentDate: civilDate('2026-03-31'),
  payments: [],
  ...changes,
})
