import { describe, expect, it } from 'vitest'
import { bandsWords, policyChanges } from '#domain/labels/policy-words.ts'
import { ofMajor } from '#domain/kernel/money.ts'
import { asksForNothing, defaultPolicy, suggestedBands, suggestedPolicy } from '#domain/team/approval-defaults.ts'
import { weakens } from '#domain/team/approval-policy.ts'

describe('bandsWords', () => {
  it('names people and amounts of each country', () => {
    expect(bandsWords('CL', suggestedBands('CL'))).toBe('1 persona desde $5.000.000, 2 personas desde $50.000.000')
    expect(bandsWords('MX', suggestedBands('MX'))).toBe('1 persona desde $100,000.00, 2 personas desde $1,000,000.00')
    expect(bandsWords('CL', [{ from: ofMajor('CLP', 0), approvers: 2 }])).toBe('2 personas')
    expect(bandsWords('CL', [{ from: ofMajor('CLP', 0), approvers: 0 }])).toBe('Sin autorización')
  })
})

describe('policyChanges', () => {
  it('names what differs, and nothing of equal policies', () => {
    const before = defaultPolicy('CL', 2)
    const after = { ...before, bands: { ...before.bands, MEMBER: [] }, expiryDays: 1, coolingHours: 0 as const }
    expect(policyChanges('CL', before, after)).toEqual([
      { about: 'Personas que pueden autorizar', before: '1 persona', after: 'Sin autorización' },
      { about: 'Plazo para autorizar', before: '7 días', after: '1 día' },
      { about: 'Espera de una cuenta nueva', before: '24 horas', after: 'Sin espera' },
    ])
    expect(policyChanges('CL', before, defaultPolicy('CL', 3))).toEqual([])
  })
})

describe('the suggested policy', () => {
  it.each(['CL', 'MX'] as const)(
    'of %s asks for more than the default, which asks for more than nothing',
    (country) => {
      const [one, two, suggested] = [defaultPolicy(country, 1), defaultPolicy(country, 2), suggestedPolicy(country)]
      expect([one, two, suggested].map(asksForNothing)).toEqual([true, false, false])
      expect([weakens(two, suggested), weakens(suggested, two), weakens(two, one)]).toEqual([false, true, true])
    },
  )
})
