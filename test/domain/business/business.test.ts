import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import {
  advance,
  IDLE,
  isNameEditable,
  type NameLookup,
  type NameLookupEvent,
  requestedName,
} from '#domain/business/name-lookup.ts'
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

describe('looking up the name of a business', () => {
  const typed = (identifier: string | undefined): NameLookupEvent => ({ _tag: 'Typed', identifier })
  const answered = (identifier: string, name: string): NameLookupEvent => ({
    _tag: 'Answered',
    identifier,
    known: { name, source: 'DOCUMENTS' },
  })
  const failed = (identifier: string): NameLookupEvent => ({ _tag: 'Failed', identifier })
  const run = (...events: ReadonlyArray<NameLookupEvent>): NameLookup => events.reduce(advance, IDLE)

  it('finds it, finds none, or fails, and locks the name while loading or found', () => {
    expect(run(typed('A'))).toEqual({ _tag: 'Pending', identifier: 'A' })
    expect(run(typed('A'), answered('A', ' Acme '))).toEqual({
      _tag: 'Found',
      identifier: 'A',
      name: 'Acme',
      source: 'DOCUMENTS',
    })
    expect(run(typed('A'), answered('A', ' '))).toEqual({ _tag: 'NotFound', identifier: 'A' })
    expect(run(typed('A'), failed('A'))).toEqual({ _tag: 'NotFound', identifier: 'A' })
    expect(
      [IDLE, run(typed('A')), run(typed('A'), answered('A', 'Acme')), run(typed('A'), failed('A'))].map(isNameEditable),
    ).toEqual([true, false, false, true])
  })

  it('is reset with the tax id and requests each tax id once', () => {
    expect(run(typed('A'), answered('A', 'Acme'), typed(undefined))).toEqual(IDLE)
    expect(run(typed('A'), answered('A', 'Acme'), typed('A'))).toEqual({
      _tag: 'Found',
      identifier: 'A',
      name: 'Acme',
      source: 'DOCUMENTS',
    })
    expect(requestedName(run(typed('A'), typed('B')))).toBe('B')
    expect(requestedName(run(typed('A'), failed('A')))).toBeUndefined()
    expect(run(answered('A', 'Acme'))).toEqual(IDLE)
    const found = run(typed('A'), answered('A', 'Acme'))
    expect(advance(found, answered('A', 'Another'))).toBe(found)
    expect(advance(found, failed('A'))).toBe(found)
  })

  it('shows the name of the latest tax id, in whatever order responses arrive', () => {
    const id = fc.constantFrom('A', 'B', 'C')
    const event = fc.oneof(
      fc.option(id, { nil: undefined }).map(typed),
      id.map((one) => answered(one, `Name of ${one}`)),
      id.map(failed),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const lookup = run(...events)
        const last = events.findLast(({ _tag }) => _tag === 'Typed')?.identifier
        expect(lookup._tag === 'Idle' ? undefined : lookup.identifier).toBe(last)
        if (lookup._tag === 'Found') expect(lookup.name).toBe(`Name of ${last}`)
        expect(requestedName(lookup)).toBe(lookup._tag === 'Pending' ? last : undefined)
      }),
    )
  })
})
