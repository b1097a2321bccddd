import { describe, expect, it } from 'vitest'
import { formatMoney } from '#domain/kernel/format.ts'
import { type Money, ofMajor } from '#domain/kernel/money.ts'
import { loweredText } from '#ui/financing/lowered-text.ts'

const write = (value: Money): string => formatMoney(value, 'MX')
const pesos = (major: number): Money => ofMajor('MXN', major)

describe('what lowers an invoice', () => {
  it('is nothing without credit notes and payments', () => {
    expect(loweredText({ amount: pesos(1_160), creditNotes: pesos(0) }, write)).toBeUndefined()
  })

  it('is a credit note', () => {
    expect(loweredText({ amount: pesos(1_160), creditNotes: pesos(160) }, write)).toBe(
      'Nota de crédito por $160.00: se financia $1,000.00',
    )
  })

  it('is what the customer paid, with what is left', () => {
    const invoice = { amount: pesos(1_160), creditNotes: pesos(1_000), paid: pesos(1_000) }
    expect(loweredText(invoice, write)).toBe('Quedan $160.00 de $1,160.00: tu cliente pagó $1,000.00')
  })

  it('names both where there are both', () => {
    const invoice = { amount: pesos(1_160), creditNotes: pesos(1_100), paid: pesos(1_000) }
    expect(loweredText(invoice, write)).toBe(
      'Quedan $60.00 de $1,160.00: tu cliente pagó $1,000.00 y rebajaste $100.00 con notas de crédito',
    )
  })
})
