import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { documentRates } from '#ui/text/document-rates.ts'

const invoice = (pesos: number, dollars: number | undefined, issueDate = '2026-10-15') => ({
  amount: money('MXN', pesos),
  documentAmount: dollars === undefined ? undefined : money('USD', dollars),
  issueDate: issueDate as CivilDate,
})

describe('the rates at which invoices in dollars are counted in pesos', () => {
  it('are named with the day of the invoice: 1,000.00 dollars that are 18,500.00 pesos', () => {
    expect(documentRates([invoice(1_850_000, 100_000)], 'MX')).toEqual([
      'A $18.50 por dólar, tipo de cambio de la factura del 15/10/2026.',
    ])
  })

  it('have the four decimals of the document: 1,000.00 dollars at 18.4567', () => {
    expect(documentRates([invoice(1_845_670, 100_000)], 'MX')).toEqual([
      'A $18.4567 por dólar, tipo de cambio de la factura del 15/10/2026.',
    ])
    expect(documentRates([invoice(1_840_070, 100_000)], 'MX')[0]).toContain('A $18.4007 por dólar')
  })

  it('are named once for each rate and day, and not for invoices in pesos', () => {
    const dollars = invoice(1_850_000, 100_000)
    const others = [invoice(370_000, 20_000), invoice(1_850_000, 100_000, '2026-10-16'), invoice(1_000, undefined)]
    expect(documentRates([dollars, ...others], 'MX')).toHaveLength(2)
    expect(documentRates([invoice(1_000, undefined)], 'MX')).toEqual([])
  })
})
