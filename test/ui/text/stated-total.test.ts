import { describe, expect, it } from 'vitest'
import { statedTotalText } from '#ui/text/stated-total.ts'
import { dryRunText } from '#ui/text/dry-run.ts'
import { exclusionText } from '#ui/text/invoice-notices.ts'
import { paymentsText } from '#ui/text/payables.ts'

/* SAT, Anexo 20: Total is a t_Importe, a decimal with up to six decimals. */
describe('a total without a value in pesos', () => {
  it.each([
    ['EUR', '1000.00', 'EUR 1,000.00'],
    ['USD', '1234567.5', 'USD 1,234,567.50'],
    ['JPY', '120000', 'JPY 120,000'],
    ['KWD', '12.345000', 'KWD 12.345'],
  ])('in %s of %s is %s', (currency, total, shown) => {
    expect(statedTotalText({ currency, total }, 'MX')).toBe(shown)
  })
})

describe('why an invoice has no value in pesos', () => {
  it('is said where it is not financed', () => {
    expect(exclusionText('CURRENCY_NOT_SUPPORTED', 'MX').explanation).toBe(
      'Está en otra moneda: solo financiamos pesos y dólares.',
    )
    expect(exclusionText('NO_EXCHANGE_RATE', 'MX').explanation).toContain('no dice el tipo de cambio')
  })

  it('is said where it is not paid, also before an action on many', () => {
    expect(paymentsText.obstacle('CURRENCY_NOT_SUPPORTED').long).toContain('está en otra moneda')
    expect(dryRunText.detail(1, ['CURRENCY_NOT_SUPPORTED', 'NO_EXCHANGE_RATE'], 'MX')).toBe(
      '1 de 3: 1 está en otra moneda que pesos y dólares y 1 no dice su tipo de cambio.',
    )
  })
})
