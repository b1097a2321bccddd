import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'

const emailRejection = (text: string): string | undefined => {
  const parsed = Email.parse(text)
  return E.isLeft(parsed) ? parsed.left._tag : undefined
}

describe('an e-mail address', () => {
  // RFC 5321 4.1.2: dot-string local part, domain of labels; RFC 5322 3.2.3: atext.
  it.each([
    'ana@empresa.cl',
    'ana.perez+facturas@sub.empresa.com.mx',
    "o'higgins@correo.cl",
    'x@a.io',
    'josé@peñalolén.cl',
    'a_b-c@x-y.travel',
  ])('can be %s', (text) => {
    expect(Email.parse(` ${text}\n`)).toEqual(E.right(text))
  })

  it.each([
    'ana',
    'ana@',
    '@empresa.cl',
    'ana@empresa',
    'ana@@empresa.cl',
    'ana @empresa.cl',
    '.ana@empresa.cl',
    'ana.@empresa.cl',
    'a..b@empresa.cl',
    'ana@-empresa.cl',
    'ana@empresa-.cl',
    'ana@empresa..cl',
    'ana@127.0.0.1',
    'ana@empresa.cl.',
    'ana,b@empresa.cl',
    '<ana@empresa.cl>',
    `${'a'.repeat(65)}@empresa.cl`,
    `ana@${'a'.repeat(64)}.cl`,
    `ana@${'a.'.repeat(130)}cl`,
    'ana\r\nbcc:b@empresa.cl',
  ])('cannot be %j', (text) => {
    expect(emailRejection(text)).toBe('EmailMalformed')
  })

  it('has at most 254 characters, 64 of them before the at sign (RFC 5321 4.5.3.1)', () => {
    const addressOf = (length: number): string =>
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.cl`
    expect([addressOf(254).length, emailRejection(addressOf(254)), emailRejection(addressOf(255))]).toEqual([
      254,
      undefined,
      'EmailMalformed',
    ])
  })

  it('may end in a label with digits in it, not in a number', () => {
    expect(['ana@empresa.c1', 'ana@empresa.1c', 'ana@empresa.1', 'ana@empresa.12'].map(emailRejection)).toEqual([
      undefined,
      undefined,
      'EmailMalformed',
      'EmailMalformed',
    ])
    for (const text of ['ana@1.cl', 'ana@a.1.cl']) expect(emailRejection(text)).toBeUndefined()
  })

  it('reports an empty text before a malformed one', () => {
    expect(emailRejection('')).toBe('EmailEmpty')
    expect(emailRejection(' \t')).toBe('EmailBlank')
  })

  it('is one account in any combination of capitals', () => {
    const keys = ['Ana@Empresa.CL', 'ana@empresa.cl'].map((text) => {
      const parsed = Email.parse(text)
      return E.isRight(parsed) ? Email.keyOf(parsed.right) : ''
    })
    expect(keys).toEqual(['ana@empresa.cl', 'ana@empresa.cl'])
  })

  it('accepts its own output unchanged, and never a text that breaks a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = Email.parse(text)
        if (E.isLeft(parsed)) return
        expect(Email.parse(parsed.right)).toEqual(parsed)
        expect(/[\s<>,;:"()[\]\\]/.test(parsed.right)).toBe(false)
      }),
    )
  })

  it('accepts commonly generated addresses', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        fc.pre(text.length <= 254)
        expect(E.isRight(Email.parse(text))).toBe(true)
      }),
    )
  })
})

describe('a password', () => {
  const rejection = (parsed: E.Either<Password.PasswordError, Password.Password>): string | undefined =>
    E.isLeft(parsed) ? parsed.left._tag : undefined

  it('is only required to sign in, and has a minimum length when new', () => {
    expect(rejection(Password.parse(''))).toBe('PasswordEmpty')
    expect(rejection(Password.parse('   '))).toBe('PasswordBlank')
    expect(rejection(Password.parse('abc'))).toBeUndefined()
    expect(rejection(Password.parseNew('      '))).toBe('PasswordBlank')
    expect(Password.parseNew('abcde')).toEqual(E.left({ _tag: 'PasswordTooShort', minimum: 6 }))
    expect(rejection(Password.parseNew('abcdef'))).toBeUndefined()
  })

  it('counts user-perceived characters', () => {
    expect(rejection(Password.parseNew('🔒🔒🔒'))).toBe('PasswordTooShort')
    expect(rejection(Password.parseNew('🔒🔒🔒🔒🔒🔒'))).toBeUndefined()
  })

  it('is case-sensitive', () => {
    const parsed = Password.parseNew('Secreto')
    if (E.isLeft(parsed)) return expect.unreachable()
    return expect(Password.validateConfirmation(parsed.right, 'secreto')).toEqual(E.left({ _tag: 'PasswordsDiffer' }))
  })

  it('is confirmed by the exact text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.string(), (text, other) => {
        const parsed = Password.parseNew(text)
        if (E.isLeft(parsed)) return
        expect(parsed.right).toBe(text)
        expect(E.isRight(Password.validateConfirmation(parsed.right, text))).toBe(true)
        expect(E.isRight(Password.validateConfirmation(parsed.right, other))).toBe(text === other)
      }),
    )
  })
})
