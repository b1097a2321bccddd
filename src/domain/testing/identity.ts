import * as fc from 'fast-check'
import type { Email } from '../identity/email.ts'
import { type Password, PASSWORD_MINIMUM } from '../identity/password.ts'
import type { PasswordDraft, RegistrationDraft } from '../identity/registration.ts'

const word = fc.stringMatching(/^[a-zñé0-9]{1,12}$/)

/** A valid address: signs and letters of Spanish before the at sign, two labels or more after it. */
export const email: fc.Arbitrary<Email> = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('.', '+', '_', '-'),
    fc.array(word, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('cl', 'mx', 'com', 'com.mx', 'empresa'),
  )
  .map(([local, mark, labels, last]) => `${local.join(mark)}@${labels.join('.')}.${last}` as Email)

/** An address with one common typing error. */
export const nearMissEmail: fc.Arbitrary<string> = fc
  .tuple(email, fc.constantFrom('noAt', 'noDomain', 'twoDots', 'blank', 'comma', 'oneLabel', 'endsInDot'))
  .map(([text, fault]) => {
    const [local = '', domain = ''] = text.split('@')
    const wrong = {
      noAt: local + domain,
      noDomain: `${local}@`,
      twoDots: `${local}..a@${domain}`,
      blank: `${local} a@${domain}`,
      comma: `${local}@${domain},mx`,
      oneLabel: `${local}@${domain.replaceAll('.', '')}`,
      endsInDot: `${text}.`,
    }
    return wrong[fault]
  })

/** A valid new password: six characters or more, with blanks, accents and emoji, never blanks only. */
export const password: fc.Arbitrary<Password> = fc
  .tuple(
    fc.constantFrom('a', 'Ñ', '7', '🔑'),
    fc.string({ unit: 'grapheme', minLength: PASSWORD_MINIMUM - 1, maxLength: 40 }),
  )
  .map(([first, rest]) => (first + rest) as Password)

/** Form values that can be submitted. */
export const registrationDraft: fc.Arbitrary<RegistrationDraft> = fc
  .record({ email, password })
  .map((typed) => ({ ...typed, confirmPassword: typed.password, acceptsTerms: true }))

/** Form values that change the password: the new one is repeated exactly. */
export const passwordDraft: fc.Arbitrary<PasswordDraft> = fc
  .record({ current: password, password })
  .map((typed) => ({ ...typed, confirmPassword: typed.password }))
