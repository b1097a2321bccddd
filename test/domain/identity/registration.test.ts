import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
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
      'email EmailMalformed',
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
