import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { confirmedPayments, loweredBy } from '#domain/tax-documents/lowered.ts'
import { cfdi, documentsOf, pago, SELLER_RFC, uuidOf } from '#test/host/tax-authority/samples.ts'

const read = (...contents: ReadonlyArray<string>) =>
  documentedInvoices(
    { identifier: SELLER_RFC, country: 'MX' },
    documentsOf(...contents).map((document) => ({ document, proof: 'NONE' })),
  ).invoices

const receipt = (paid: string, outstanding: string): string =>
  pago([{ uuid: uuidOf(1), installment: 1, paid, outstanding }], { uuid: uuidOf(2) })
const note = (total: string): string =>
  cfdi({ uuid: uuidOf(3), kind: 'E', total, related: [uuidOf(1)], relation: '01' })
const mxn = (minor: number) => ({ currency: 'MXN', minor })

/* SAT, complement of payments 2.0: ImpPagado and ImpSaldoInsoluto; c_TipoRelacion 01 is a credit note. */
describe('what lowers an invoice', () => {
  it('is its credit notes and payments together, and the payments apart', () => {
    expect(read(cfdi(), note('160.00'), receipt('500.00', '500.00')).map(loweredBy)).toEqual([
      { total: mxn(66_000), paid: mxn(50_000) },
    ])
    expect(read(cfdi(), receipt('1000.00', '160.00')).map(loweredBy)).toEqual([
      { total: mxn(100_000), paid: mxn(100_000) },
    ])
  })

  it('has no payments where the notes reach the total', () => {
    expect(read(cfdi(), note('1160.00')).map(loweredBy)).toEqual([{ total: mxn(116_000), paid: mxn(0) }])
  })

  it('is the total with what is confirmed and what is owed', () => {
    expect(read(cfdi(), note('160.00'), receipt('500.00', '500.00')).map(confirmedPayments)).toEqual([mxn(50_000)])
    expect(read(cfdi(), note('1160.00')).map(confirmedPayments)).toEqual([mxn(0)])
  })

  it('adds up with what can be financed to the total, whatever was credited and paid', () => {
    const cents = fc.integer({ min: 0, max: 150_000 })
    const decimal = (minor: number): string => (minor / 100).toFixed(2)
    fc.assert(
      fc.property(cents, cents, (credited, paid) => {
        const left = decimal(Math.max(0, 116_000 - credited - paid))
        for (const invoice of read(cfdi(), note(decimal(credited)), receipt(decimal(paid), left))) {
          const { paid: payments, total } = loweredBy(invoice)
          expect(total.minor + invoice.financeable.minor).toBe(116_000)
          expect(payments.minor).toBeLessThanOrEqual(total.minor)
          expect(payments.minor).toBeLessThanOrEqual(Math.max(0, 116_000 - credited))
        }
      }),
    )
  })
})
