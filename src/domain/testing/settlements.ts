import * as fc from 'fast-check'
import { type CivilDate, FIRST_DATE } from '../kernel/civil-date.ts'
import { type Currency, money } from '../kernel/money.ts'
import type { InvoiceSurplusEntry, SettledInvoice } from '../orders/order-settlement.ts'
import type { OrderInvoiceId } from '../orders/attachment.ts'
import { settlementMovements } from '../wallet/order-movements.ts'
import { id } from './kernel.ts'
import { paidInvoiceOnDay } from './wallet.ts'

/** The invoices of a company with the entries of their settlements, and payouts between them. */
export interface SettledCompany {
  readonly invoices: ReadonlyArray<SettledInvoice>
  readonly entries: ReadonlyArray<InvoiceSurplusEntry>
  readonly today: CivilDate
}

/** Up to six invoices, settled one after the other; after some of them a part of the balance, or more than it, is paid out. */
export const settledCompany = (currency: Currency): fc.Arbitrary<SettledCompany> =>
  fc
    .array(fc.record({ one: paidInvoiceOnDay(currency), orderId: id<'Order'>(), payout: fc.nat({ max: 1e9 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((paid) => {
      const invoices = paid.map(({ one }, at) => ({
        ...one.invoice,
        ...nameOf(at),
        payer: { name: 'Pagador de prueba', identifier: '76418205-7' },
        payments: one.payments.map((payment) => ({ ...payment, paidBy: undefined, correctedOn: undefined })),
      }))
      const entries = paid.flatMap(({ one, orderId, payout }, at) => {
        const { folio, id: lineId } = nameOf(at)
        const target = { orderId, folio, lineId, account: undefined }
        const settled = settlementMovements(one.invoice, one.payments)
          .filter(({ type }) => type !== 'DEFAULT_INTEREST')
          .map((movement) => ({ ...movement, ...target }))
        const sent = { type: 'SURPLUS_PAID', amount: money(currency, payout), on: one.today, ...target } as const
        return payout === 0 ? settled : [...settled, sent]
      })
      const days = paid.map(({ one }) => one.today).toSorted()
      return {
        invoices,
        entries: entries.map((entry, at) => ({ ...entry, id: at + 1 })),
        today: days.at(-1) ?? FIRST_DATE,
      }
    })

const nameOf = (at: number): Pick<SettledInvoice, 'folio' | 'id'> => ({
  id: String(at + 1) as OrderInvoiceId,
  folio: String(at + 100),
})
