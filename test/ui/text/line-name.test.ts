import { describe, expect, it } from 'vitest'
import { lineName } from '#ui/text/simulation.ts'

describe('lineName', () => {
  it('names the returned amount only where the country has a term for it', () => {
    expect(lineName('retention', 'CL')).toBe('Retención (excedentes)')
    expect(lineName('retention', 'MX')).toBe('Retención')
    expect(lineName('transfer', 'MX')).toBe(lineName('transfer', 'CL'))
  })
})
