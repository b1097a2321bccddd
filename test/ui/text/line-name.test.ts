import { describe, expect, it } from 'vitest'
import { lineName } from '#ui/text/simulation.ts'

describe('lineName', () => {
  it('names what comes back only where the country has a word for it', () => {
    expect(lineName('retention', 'CL')).toBe('Retención (excedentes)')
    expect(lineName('retention', 'MX')).toBe('Retención')
    expect(lineName('transfer', 'MX')).toBe(lineName('transfer', 'CL'))
  })
})
