import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { type InvoiceSurplusEntry, type SettledInvoice, settledLines } from '#domain/orders/order-settlement.ts'
import { settledCompany } from '#domain/testing/settlements.ts'

const DUE = civilDate('2026-03-31')
const [LATE, NEXT] = ['1' as OrderInvoiceId, '2' as OrderInvoiceId]

const invoice = (id: OrderInvoiceId, folio: string, daysLate: number): SettledInvoice => ({
  id,
  folio,
  payer: { name: 'Cliente', identifier: '76418205-7' },
  amount: money('CLP', 150_000),
  creditNotes: money('CLP', 0),
  retention: money('CLP', 45_000),
  rate: basisPoints(280),
  paymentDate: DUE,
  payments: [{ amount: money('CLP', 150_000), on: addDays(DUE, daysLate), paidBy: undefined, correctedOn: undefined }],
})

const entry = (
  id: number,
  type: InvoiceSurplusEntry['type'],
  minor: number,
  lineId: OrderInvoiceId,
): InvoiceSurplusEntry => ({
  id,
  type,
  amount: money('CLP', minor),
  on: DUE,
  account: { bank: 'BCI', lastDigits: '1234' },
  orderId: (lineId === LATE ? '32' : '33') as OrderId,
  folio: lineId === LATE ? '4558' : '4560',
  lineId,
})

const total = (all: ReadonlyArray<{ readonly amount: { readonly minor: number } }>): number =>
  all.reduce((sum, { amount }) => sum + amount.minor, 0)

describe('the settlement of the invoices of an order', () => {
  it('names the invoice whose debt of $4.000 a release of $45.000 paid, and the account that got the rest', () => {
    const [late, next] = settledLines(
      [invoice(LATE, '4558', 500), invoice(NEXT, '4560', 0)],
      [
        entry(1, 'DEFAULT_DEBT', 4_000, LATE),
        entry(2, 'RELEASE', 45_000, NEXT),
        entry(3, 'SURPLUS_PAID', 41_000, NEXT),
      ],
      addDays(DUE, 600),
    )
    expect(late).toMatchObject({ owed: money('CLP', 0), interest: money('CLP', 49_000) })
    expect(late?.coveredBy).toEqual([{ orderId: '33', folio: '4560', amount: money('CLP', 4_000) }])
    expect(next?.charged).toEqual([{ orderId: '32', folio: '4558', amount: money('CLP', 4_000) }])
    expect(next?.transferred).toEqual([
      { on: DUE, amount: money('CLP', 41_000), account: { bank: 'BCI', lastDigits: '1234' } },
    ])
  })

  it('leaves a corrected payment out of what was paid', () => {
    const [payment] = invoice(LATE, '4558', 0).payments
    if (payment === undefined) return expect.fail('no payment')
    const corrected = { ...invoice(LATE, '4558', 0), payments: [{ ...payment, correctedOn: DUE }] }
    expect(settledLines([corrected], [], DUE)).toMatchObject([
      { due: money('CLP', 150_000), paid: money('CLP', 0), pending: money('CLP', 45_000) },
    ])
  })

  it('splits each release and each debt whole, whatever was paid out', () => {
    fc.assert(
      fc.property(settledCompany('CLP'), ({ entries, invoices, today }) => {
        for (const line of settledLines(invoices, entries, today)) {
          expect(total(line.transferred) + total(line.charged) + line.inBalance.minor).toBe(line.released.minor)
          const debts = entries.filter(({ lineId, type }) => lineId === line.id && type === 'DEFAULT_DEBT')
          expect(total(debts)).toBe(line.debt.minor)
          expect(total(line.coveredBy)).toBeLessThanOrEqual(line.debt.minor)
        }
      }),
    )
  })
})
