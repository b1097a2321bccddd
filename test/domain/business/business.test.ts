import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { type ProfileDraft, validateProfile } from '#domain/business/profile-completion.ts'

const DRAFT: ProfileDraft = {
  fullName: ' Ana Núñez ',
  phone: '55 1234 5678',
  identifier: 'sat-970701-nn3',
  businessName: 'SAT',
}

const tags = (country: 'CL' | 'MX', changes: Partial<ProfileDraft>): ReadonlyArray<string> => {
  const read = validateProfile(country, { ...DRAFT, ...changes })
  return E.isLeft(read) ? read.left.map(({ field, error }) => `${field} ${error._tag}`) : []
}

describe('the features of a business', () => {
  it('are those listed and active; ten opens suppliers and payments', () => {
    expect(PAYABLES_FEATURE).toBe(10)
    expect(
      hasFeature(
        [
          { featureId: 9, active: true },
          { featureId: 10, active: true },
        ],
        10,
      ),
    ).toBe(true)
    expect(hasFeature([{ featureId: 10, active: false }], 10)).toBe(false)
    expect(hasFeature([{ featureId: 9, active: true }], 10)).toBe(false)
    expect(hasFeature([], 10)).toBe(false)
  })
})

describe('completing a profile', () => {
  it('accepts a person, a phone and a business of the country (SAT, SAT970701NN3; SII, 60.803.000-K)', () => {
    expect(validateProfile('MX', DRAFT)).toEqual(
      E.right({
        fullName: 'Ana Núñez',
        phone: '+525512345678',
        identifier: 'SAT970701NN3',
        businessName: 'SAT',
      }),
    )
    expect(validateProfile('CL', { ...DRAFT, phone: '961234567', identifier: '60.803.000-K' })).toMatchObject(
      E.right({ phone: '+56961234567', identifier: '60803000-K' }),
    )
  })

  it('reports every error in form order', () => {
    expect(tags('MX', { fullName: ' ', phone: '55', identifier: 'XAXX010101000', businessName: '' })).toEqual([
      'fullName TextBlank',
      'phone PhoneTooShort',
      'identifier RfcGeneric',
      'businessName TextEmpty',
    ])
    expect(tags('CL', { phone: '961234567' })).toEqual(['identifier RutMalformed'])
  })

  it('rejects each invalid field alone', () => {
    fc.assert(
      fc.property(fc.constantFrom<keyof ProfileDraft>('fullName', 'phone', 'identifier', 'businessName'), (field) => {
        expect(tags('MX', { [field]: '' }).map((problem) => problem.split(' ')[0])).toEqual([field])
      }),
    )
  })
})
