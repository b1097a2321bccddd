import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAxis, moneyAxis } from '#host/report/axis.ts'

const texts = ({ ticks }: ReturnType<typeof countAxis>) => ticks.map(({ text }) => text)

describe('an axis', () => {
  it('counts in whole numbers', () => {
    expect(texts(countAxis(6, 'Facturas', 'CL'))).toEqual(['0', '2', '4', '6'])
    expect(texts(countAxis(1, 'Facturas', 'CL'))).toEqual(['0', '1'])
    expect(texts(countAxis(0, 'Facturas', 'CL'))).toEqual(['0', '1'])
    expect(texts(countAxis(4_100, 'Facturas', 'MX'))).toEqual(['0', '2,000', '4,000', '6,000'])
  })

  it('is in the largest unit of money that the highest amount reaches', () => {
    const pesos = moneyAxis(73_957_963, 'MXN', 'MX')
    expect([pesos.unit, ...texts(pesos)]).toEqual(['Miles de pesos', '0', '200', '400', '600', '800'])
    const millions = moneyAxis(2_300_000, 'CLP', 'CL')
    expect([millions.unit, ...texts(millions)]).toEqual(['Millones de pesos', '0', '1', '2', '3'])
    expect(moneyAxis(0, 'CLP', 'CL').unit).toBe('Pesos')
  })

  it('has two to six values from zero in equal steps, and reaches the highest amount within one step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (most) => {
        const values = moneyAxis(most, 'MXN', 'MX').ticks.map(({ value }) => value)
        const [first, step = 0] = values
        const last = values.at(-1) ?? 0
        expect(first).toBe(0)
        expect(values.length).toBeGreaterThanOrEqual(2)
        expect(values.length).toBeLessThanOrEqual(6)
        expect(last).toBeGreaterThanOrEqual(most)
        expect(last - Math.max(most, 1)).toBeLessThan(step)
      }),
    )
  })

  it('has different texts for its values', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (most) => {
        const all = texts(moneyAxis(most, 'CLP', 'CL'))
        expect(new Set(all).size).toBe(all.length)
      }),
    )
  })
})
