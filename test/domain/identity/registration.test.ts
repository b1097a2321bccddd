import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { campaignFrom, mergeCampaigns, NO_CAMPAIGN } from '#domain/identity/campaign.ts'
import * as Email from '#domain/identity/email.ts'
import { suggestionFor } from '#domain/identity/email-suggestion.ts'
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

describe('the suggested address', () => {
  it.each<readonly [string, string | undefined, string]>([
    ['ana@gmial.com', 'ana@gmail.com', 'two swapped'],
    ['ana@gmail.con', 'ana@gmail.com', 'one wrong'],
    ['ana@gmai.com', 'ana@gmail.com', 'one missing'],
    ['ana@hotmaill.com', 'ana@hotmail.com', 'one too many'],
    ['ana@GMIAL.com', 'ana@gmail.com', 'capitals'],
    ['ana@yahoo.com.m', 'ana@yahoo.com.mx', 'the last missing'],
    ['ana@gmail.com', undefined, 'right'],
    ['ana@ymail.com', undefined, 'real'],
    ['ana@mail.com', undefined, 'real'],
    ['ana@Gmail.Com', undefined, 'right in capitals'],
    ['ana@empresa.cl', undefined, 'nothing near'],
    ['ana@gml.com', undefined, 'two slips'],
    ['ana@gmixl.com', undefined, 'half a swap'],
    ['ana@gxmil.com', undefined, 'the other half'],
    ['ana@gmxl.com', undefined, 'two for one'],
    ['ana@hmial.com', undefined, 'the first and two more'],
  ])('of %s is %s (Damerau 1964: four slips; %s)', (typed, meant) => {
    expect(suggestionFor(typed as Email.Email)).toBe(meant)
  })

  it.each([
    'gmail.com',
    'hotmail.com',
    'outlook.com',
    'yahoo.com',
    'icloud.com',
    'live.com',
    'hotmail.es',
    'yahoo.es',
    'outlook.es',
    'yahoo.com.mx',
    'live.com.mx',
    'prodigy.net.mx',
    'outlook.cl',
    'hotmail.cl',
    'live.cl',
  ])('is at %s when the dot was typed twice', (domain) => {
    expect(suggestionFor(`ana@${domain.replace('.', '..')}` as Email.Email)).toBe(`ana@${domain}`)
  })

  it.each(['ymail.com', 'email.com', 'mail.com', 'gmail.cl', 'hotmail.co', 'yahoo.cl', 'me.com'])(
    'is none for %s, which is real and looks like a slip',
    (domain) => {
      expect(suggestionFor(`ana@${domain}` as Email.Email)).toBeUndefined()
    },
  )

  it('differs by one typing error and has no further suggestion', () => {
    const domain = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'prodigy.net.mx', 'live.cl')
    fc.assert(
      fc.property(
        domain,
        fc.nat({ max: 13 }),
        fc.constantFrom('', 'x', '.', 'm'),
        fc.nat({ max: 1 }),
        (of, at, added, removed) => {
          const typed = `ana@${of.slice(0, at)}${added}${of.slice(at + removed)}` as Email.Email
          const meant = suggestionFor(typed)
          if (meant === undefined) return
          expect(E.isRight(Email.parse(meant))).toBe(true)
          expect(meant.startsWith('ana@')).toBe(true)
          expect(suggestionFor(meant)).toBeUndefined()
          expect(Math.abs(meant.length - typed.length) <= 1).toBe(true)
        },
      ),
    )
  })

  it('is undefined for an address far from every common one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{14,20}$/),
        (name) => suggestionFor(`ana@${name}.cl` as Email.Email) === undefined,
      ),
    )
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
