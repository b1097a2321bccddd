import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counted, plural } from '#ui/text/plural.ts'

describe('plural', () => {
  it('uses one form for one and the other for zero and many', () => {
    expect(plural(1, 'factura', 'facturas')).toBe('factura')
    expect(plural(0, 'factura', 'facturas')).toBe('facturas')
    expect(plural(2, 'factura', 'facturas')).toBe('facturas')
  })

  it('formats the number for the country, also with four digits', () => {
    expect(counted(1284, 'CL', 'factura', 'facturas')).toBe('1.284 facturas')
    expect(counted(1284, 'MX', 'factura', 'facturas')).toBe('1,284 facturas')
  })

  it('puts "de" after whole millions, as the Spanish academy requires', () => {
    expect(counted(1_000_000, 'MX', 'factura', 'facturas')).toBe('1,000,000 de facturas')
    expect(counted(1_000_001, 'MX', 'factura', 'facturas')).toBe('1,000,001 facturas')
    expect(counted(0, 'CL', 'factura', 'facturas')).toBe('0 facturas')
  })

  it('always ends in one of its two forms, and in the singular only for one', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(counted(count, 'CL', 'factura', 'facturas').endsWith(' factura')).toBe(count === 1)
      }),
    )
  })
})
