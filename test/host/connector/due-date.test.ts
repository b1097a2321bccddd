import { describe, expect, it } from 'vitest'
import { daysNamed } from '#host/tax-authority/due-date.ts'

describe('the days of credit in a text', () => {
  it.each([
    ['30 DIAS', 30],
    ['Crédito a 60 días', 60],
    ['NET15', 15],
    ['NETO 45', 45],
    ['Contado', 0],
    ['90 DÍAS NATURALES', 90],
    ['1 dia', 1],
  ])('%s is %i', (text, days) => {
    expect(daysNamed(text)).toBe(days)
  })

  it.each([undefined, '', 'CONDICIONES', 'PAGO EN PARCIALIDADES', '2030 DIAS', '999 DIAS', 'FACTURA 30'])(
    '%s contains none',
    (text) => {
      expect(daysNamed(text)).toBeUndefined()
    },
  )
})
