import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { campaignFrom, mergeCampaigns, NO_CAMPAIGN } from '#domain/identity/campaign.ts'
import { type RegistrationDraft, validatePasswordChange, validateRegistration } from '#domain/identity/registration.ts'

const DRAFT: RegistrationDraft = {
  email: ' ana@empresa.cl',
  password: 'abcdef',
  confirmPassword: 'abcdef',
  acceptsTerms: true,
}

const tags = (
  read: E.Either<ReadonlyArray<{ readonly field: string; readonly error: { readonly _tag: string } }>, unknown>,
) => (E.isLeft(read) ? read.left.map(({ field, error }) => `${field} ${error._tag}`) : [])

describe('registering', () => {
  it('requires an address, a password twice and the terms (NIST SP 800-63B 5.1.1.2: no rule of composition)', () => {
    expect(validateRegistration(DRAFT)).toEqual(E.right({ ...DRAFT, email: 'ana@empresa.cl' }))
  })

  it('reports every error in form order', () => {
    expect(
      tags(validateRegistration({ email: 'ana', password: 'abc', confirmPassword: 'abd', acceptsTerms: false })),
    ).toEqual([
      'email EmailInvalid',
      'password PasswordTooShort',
      'confirmPassword PasswordsDiffer',
      'acceptsTerms TermsNotAccepted',
    ])
    expect(tags(validateRegistration({ ...DRAFT, password: 'abc', confirmPassword: 'abc' }))).toEqual([
      'password PasswordTooShort',
    ])
    expect(tags(validateRegistration({ ...DRAFT, acceptsTerms: false }))).toEqual(['acceptsTerms TermsNotAccepted'])
  })

  it('is rejected exactly where the two passwords differ, when all else is valid', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.string(), fc.boolean(), (password, other, same) => {
        fc.pre(password.trim() !== '' && [...password].length >= 6)
        const confirmPassword = same ? password : other
        expect(E.isRight(validateRegistration({ ...DRAFT, password, confirmPassword }))).toBe(
          confirmPassword === password,
        )
      }),
    )
  })
})

describe('changing a password', () => {
  it('requires the old password without validating it', () => {
    expect(validatePasswordChange({ current: 'x', password: 'abcdef', confirmPassword: 'abcdef' })).toMatchObject({
      _tag: 'Right',
    })
    expect(tags(validatePasswordChange({ current: '', password: '', confirmPassword: 'a' }))).toEqual([
      'current PasswordEmpty',
      'password PasswordEmpty',
      'confirmPassword PasswordsDiffer',
    ])
    expect(tags(validatePasswordChange({ current: 'x', password: 'abcde', confirmPassword: 'abcde' }))).toEqual([
      'password PasswordTooShort',
    ])
  })
})

describe('the campaign of a registration', () => {
  const query = (values: Record<string, string>) => campaignFrom((name) => values[name])

  it('is read from the query parameters (Urchin tracking modules)', () => {
    expect(query({ utm_campaign: ' otoño ', utm_medium: 'mail', utm_source: 'boletin', referral_code: 'A1' })).toEqual({
      campaign: 'otoño',
      medium: 'mail',
      source: 'boletin',
      referralCode: 'A1',
    })
    expect(query({ utm_campaign: ' ', utm_source: '' })).toEqual(NO_CAMPAIGN)
    expect(query({ utm_campaign: `${'x'.repeat(99)}🎉` }).campaign).toBe('x'.repeat(99))
    expect(query({ utm_source: 'a'.repeat(101) }).source).toHaveLength(100)
  })

  it('retains values that a later visit omits', () => {
    const value = fc.option(fc.constantFrom('a', 'b'), { nil: undefined })
    const campaign = fc.record({ campaign: value, medium: value, source: value, referralCode: value })
    fc.assert(
      fc.property(campaign, campaign, campaign, (a, b, c) => {
        expect(mergeCampaigns(a, NO_CAMPAIGN)).toEqual(a)
        expect(mergeCampaigns(NO_CAMPAIGN, a)).toEqual(a)
        expect(mergeCampaigns(mergeCampaigns(a, b), c)).toEqual(mergeCampaigns(a, mergeCampaigns(b, c)))
      }),
    )
    const kept = { campaign: 'a', medium: 'a', source: 'a', referralCode: 'a' }
    expect(mergeCampaigns(kept, { ...NO_CAMPAIGN, source: 'b' })).toEqual({ ...kept, source: 'b' })
  })
})
