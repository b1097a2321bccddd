import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Email } from '#domain/identity/email.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { civilStatusesOf } from '#domain/legal/civil-status.ts'
import { ageOn } from '#domain/legal/person-fields.ts'
import type { ChileanDraft, MexicanDraft } from '#domain/legal/stakeholder.ts'
import {
  validateChilean,
  validateMexican,
  validateStakeholder,
  warningsOfChilean,
  warningsOfMexican,
} from '#domain/legal/validate-stakeholder.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import { regionAndCommune } from '#domain/testing/geography.ts'
import { calendarDate, country } from '#domain/testing/kernel.ts'
import { aChileanDraft, aMexicanDraft } from '#domain/testing/samples.ts'

const TODAY = '2026-11-20' as CivilDate
const tags = (
  read: E.Either<ReadonlyArray<{ readonly field: string; readonly error: { readonly _tag: string } }>, unknown>,
) => (E.isLeft(read) ? read.left.map(({ field, error }) => `${field} ${error._tag}`) : [])
const chilean = (changes: Partial<ChileanDraft>) => tags(validateChilean(aChileanDraft(changes), TODAY))
const mexican = (changes: Partial<MexicanDraft>) => tags(validateMexican(aMexicanDraft(changes), TODAY))

describe('a representative in Chile', () => {
  it('is read from a form, the RUT and the telephone in their canonical forms (SII; SUBTEL)', () => {
    expect(validateChilean(aChileanDraft(), TODAY)).toMatchObject(
      E.right({
        identifier: '12345678-5',
        phone: '+56961234567',
        postalCode: undefined,
        region: 'XIII',
        commune: 'Providencia',
      }),
    )
    expect(chilean({ postalCode: '  ' })).toEqual([])
    expect(validateChilean(aChileanDraft({ postalCode: ' 7500000 ' }), TODAY)).toMatchObject(
      E.right({ postalCode: '7500000' }),
    )
  })

  it('requires every field except the postal code and the last name of the mother', () => {
    for (const field of Object.keys(aChileanDraft()) as Array<keyof ChileanDraft>)
      expect(chilean({ [field]: '' }).map((problem) => problem.split(' ')[0])).toEqual(
        field === 'postalCode' || field === 'motherLastName'
          ? []
          : field === 'region'
            ? ['region', 'commune']
            : [field],
      )
  })

  it('reports an empty field as missing', () => {
    const blank = { birthday: '', gender: '', citizenship: '', civilStatus: '', region: '', commune: '' }
    expect(chilean(blank)).toEqual([
      'birthday TextEmpty',
      'gender ChoiceMissing',
      'citizenship ChoiceMissing',
      'civilStatus ChoiceMissing',
      'region ChoiceMissing',
      'commune ChoiceMissing',
    ])
  })

  it('reports errors in form order', () => {
    expect(
      chilean({
        identifier: '12345678-4',
        birthday: '2026-02-30',
        gender: 'Otro',
        citizenship: 'XX',
        civilStatus: 'CONCUBINATO',
        phone: '1',
        email: 'ana',
        postalCode: '75000',
        region: 'XVII',
        commune: 'Providencia',
      }),
    ).toEqual([
      'identifier RutCheckDigitMismatch',
      'birthday CivilDateImpossible',
      'gender ChoiceUnknown',
      'citizenship ChoiceUnknown',
      'civilStatus ChoiceUnknown',
      'phone PhoneTooShort',
      'email EmailMalformed',
      'postalCode PostalCodeMalformed',
      'region ChoiceUnknown',
      'commune CommuneOfOtherRegion',
    ])
    expect(chilean({ region: 'V' })).toEqual(['commune CommuneOfOtherRegion'])
    expect(chilean({ commune: '' })).toEqual(['commune ChoiceMissing'])
    for (const postalCode of ['750000A', 'A500000', '75 0000'])
      expect(chilean({ postalCode })).toEqual(['postalCode PostalCodeMalformed'])
  })

  it('lives in any commune, of its own region only', () => {
    fc.assert(
      fc.property(regionAndCommune, regionAndCommune, ([region, commune], [other]) => {
        expect(chilean({ region: region.number, commune })).toEqual([])
        expect(chilean({ region: other.number, commune })).toEqual(
          other === region ? [] : ['commune CommuneOfOtherRegion'],
        )
      }),
    )
  })

  it('may have an unusual e-mail, with a warning', () => {
    expect(warningsOfChilean({ email: 'ana@empresa.info' as Email })).toEqual([{ _tag: 'EmailUnusual' }])
    expect(chilean({ email: 'ana@empresa.info' })).toEqual([])
  })
})

describe('a representative in Mexico', () => {
  it('is read from a form with RFC and CURP (RENAPO, HEGG560427MVZRRL04)', () => {
    expect(validateMexican(aMexicanDraft(), TODAY)).toMatchObject(
      E.right({
        identifier: 'HEGG560427AB1',
        curp: 'HEGG560427MVZRRL04',
        phone: '+525512345678',
        postalCode: '06600',
      }),
    )
  })

  it('requires every field except the inside number and the last name of the mother', () => {
    for (const field of Object.keys(aMexicanDraft()) as Array<keyof MexicanDraft>)
      expect(mexican({ [field]: '' }).map((problem) => problem.split(' ')[0])).toEqual(
        field === 'insideNumber' || field === 'motherLastName' ? [] : [field],
      )
    expect(validateMexican(aMexicanDraft({ insideNumber: ' ', motherLastName: '' }), TODAY)).toMatchObject(
      E.right({ insideNumber: undefined, motherLastName: undefined }),
    )
  })

  it('has names of up to 120 characters and a street of up to 200', () => {
    const names = ['name', 'fatherLastName', 'motherLastName', 'profession'] as const
    for (const field of names) {
      expect(mexican({ [field]: '🙂'.repeat(120) })).toEqual([])
      expect(mexican({ [field]: 'ñ'.repeat(121) })).toEqual([`${field} TextTooLong`])
    }
    expect(mexican({ street: 'a'.repeat(200) })).toEqual([])
    expect(mexican({ street: 'a'.repeat(201) })).toEqual(['street TextTooLong'])
    expect(chilean({ address: 'a'.repeat(201) })).toEqual(['address TextTooLong'])
  })

  it('is read by the rules of the country', () => {
    const draft = { ...aMexicanDraft(), address: '', commune: '', region: '' }
    expect(validateStakeholder('MX', draft, TODAY)).toEqual(validateMexican(draft, TODAY))
    expect(validateStakeholder('CL', draft, TODAY)).toEqual(validateChilean(draft, TODAY))
  })

  it('is a person, not a company or a generic RFC', () => {
    expect(mexican({ identifier: 'SAT970701NN3' })).toEqual(['identifier StakeholderIsCompany'])
    expect(mexican({ identifier: 'XAXX010101000' })).toEqual(['identifier RfcGeneric'])
    expect(mexican({ curp: 'HEGG560427MVZRRL05', postalCode: '6600', civilStatus: 'SEPARADO' })).toEqual([
      'curp CurpCheckDigitMismatch',
      'civilStatus ChoiceUnknown',
      'postalCode PostalCodeMalformed',
    ])
  })

  it('has a warning for an RFC and a CURP with different birth dates, and is still valid', () => {
    const read = validateMexican(aMexicanDraft({ identifier: 'HEGG560428AB1' }), TODAY)
    if (E.isLeft(read)) return expect.unreachable()
    expect(warningsOfMexican(read.right)).toContainEqual({ _tag: 'CurpDateDiffersFromRfc' })
    const same = validateMexican(aMexicanDraft(), TODAY)
    expect(E.map(warningsOfMexican)(same)).toEqual(E.right([{ _tag: 'RfcCheckCharacterUnexpected' }]))
  })

  it('has a warning for a birthday that its RFC or its CURP contradicts', () => {
    const warnings = (changes: Partial<MexicanDraft>) =>
      E.map(warningsOfMexican)(validateMexican(aMexicanDraft(changes), TODAY))
    expect(warnings({ birthday: '1956-04-28' })).toMatchObject(E.right([{}, { _tag: 'BirthdayDiffersFromCurp' }]))
    /* The CURP contains the century too. */
    const born2006 = 'HEGG060427MVZRRLA'
    expect(
      warnings({
        birthday: '1906-04-27',
        identifier: 'HEGG060427AB1',
        curp: born2006 + Curp.checkDigit(born2006),
      }),
    ).toMatchObject(E.right([{}, { _tag: 'BirthdayDiffersFromCurp' }]))
    expect(warnings({ identifier: 'HEGG560428AB1', birthday: '1956-04-28' })).toMatchObject(
      E.right([{}, { _tag: 'CurpDateDiffersFromRfc' }, { _tag: 'BirthdayDiffersFromCurp' }]),
    )
  })
})

describe('the age of a representative', () => {
  it('is eighteen on the day (Código Civil de Chile art. 26; Código Civil Federal art. 646)', () => {
    expect(chilean({ birthday: '2008-11-20' })).toEqual([])
    expect(chilean({ birthday: '2008-11-21' })).toEqual(['birthday StakeholderTooYoung'])
    expect(chilean({ birthday: '2026-11-21' })).toEqual(['birthday StakeholderNotBorn'])
    expect(chilean({ birthday: '2026-11-20' })).toEqual(['birthday StakeholderTooYoung'])
    expect(chilean({ birthday: '20/11/1980' })).toEqual(['birthday CivilDateMalformed'])
    expect(ageOn('2008-02-29' as CivilDate, { today: '2026-02-28' as CivilDate })).toBe(17)
    expect(ageOn('2008-02-29' as CivilDate, { today: '2026-03-01' as CivilDate })).toBe(18)
  })

  it('never falls as days pass, and rises once a year', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat({ max: 20_000 }), (birthday, days) => {
        const today = addDays(birthday, days)
        const step = ageOn(birthday, { today: addDays(today, 1) }) - ageOn(birthday, { today })
        expect(step === 0 || step === 1).toBe(true)
        expect(Math.abs(ageOn(birthday, { today }) - days / 365.2425)).toBeLessThan(1.01)
      }),
    )
  })
})

describe('the civil statuses', () => {
  it('are six in each country, a conjugal community in Chile, a concubinage in Mexico', () => {
    expect(civilStatusesOf('CL')).toEqual(['SOLTERO', 'CASADO_CONYUGAL', 'CASADO', 'DIVORCIADO', 'SEPARADO', 'VIUDO'])
    expect(civilStatusesOf('MX')).toEqual([
      'SOLTERO',
      'CASADO',
      'VIUDO',
      'SEPARACION_EN_PROCESO_JUDICIAL',
      'DIVORCIADO',
      'CONCUBINATO',
    ])
  })

  it('are accepted in their own country', () => {
    fc.assert(
      fc.property(country, fc.constantFrom(...civilStatusesOf('CL'), ...civilStatusesOf('MX')), (of, civilStatus) => {
        const fits = civilStatusesOf(of).includes(civilStatus)
        expect(of === 'CL' ? chilean({ civilStatus }) : mexican({ civilStatus })).toEqual(
          fits ? [] : ['civilStatus ChoiceUnknown'],
        )
      }),
    )
  })
})
