import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { lineName } from '#ui/text/simulation.ts'

describe('lineName', () => {
  it('names the returned amount only where the country has a term for it', () => {
    expect(lineName('retention', 'CL')).toBe('Retención (excedentes)')
    expect(lineName('retention', 'MX')).toBe('Retención')
    expect(lineName('transfer', 'MX')).toBe(lineName('transfer', 'CL'))
  })

  it('names the payments where a customer paid a part', () => {
    expect(lineName('creditNotes', 'MX', {})).toBe('Notas de crédito')
    expect(lineName('creditNotes', 'MX', { paid: money('MXN', 1) })).toBe('Notas de crédito y pagos')
    expect(lineName('invoices', 'MX', { paid: money('MXN', 1) })).toBe('Monto de facturas')
  })
})
