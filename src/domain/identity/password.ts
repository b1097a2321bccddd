import * as E from 'fp-ts/Either'

/** A password. It is never trimmed: spaces are characters. */
export type Password = string & { readonly Password: unique symbol }

/** The text is empty, only blanks, or shorter than `minimum` characters. */
export type PasswordError =
  | { readonly _tag: 'PasswordEmpty' }
  | { readonly _tag: 'PasswordBlank' }
  | { readonly _tag: 'PasswordTooShort'; readonly minimum: number }

/** The repeated password is another one. */
export type ConfirmationError = { readonly _tag: 'PasswordsDiffer' }

/** The fewest characters of a new password. */
export const PASSWORD_MINIMUM = 6

/**
 * A password for signing in: any text that is not blank, because old passwords may not meet the present rule. Errors:
 * `PasswordEmpty`, `PasswordBlank`.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/identity/password'
 *
 * parse('corta') // { _tag: 'Right', right: 'corta' }
 * parse('   ') // { _tag: 'Left', left: { _tag: 'PasswordBlank' } }
 * ```
 */
export const parse = (text: string): E.Either<PasswordError, Password> => {
  if (text === '') return E.left({ _tag: 'PasswordEmpty' })
  return text.trim() === '' ? E.left({ _tag: 'PasswordBlank' }) : E.right(text as Password)
}

/**
 * A new password has at least `PASSWORD_MINIMUM` code points, so that most emoji count as one character. No
 * composition rule. Errors: those of `parse`, and `PasswordTooShort`.
 *
 * @example
 * ```ts
 * import { parseNew } from '@anticipo/domain/identity/password'
 *
 * parseNew('corta') // { _tag: 'Left', left: { _tag: 'PasswordTooShort', minimum: 6 } }
 * parseNew('más larga') // { _tag: 'Right', right: 'más larga' }
 * ```
 */
export const parseNew = (text: string): E.Either<PasswordError, Password> => {
  const parsed = parse(text)
  const beginning = text.slice(0, MAX_CODE_UNITS)
  return E.isRight(parsed) && [...beginning].length < PASSWORD_MINIMUM
    ? E.left({ _tag: 'PasswordTooShort', minimum: PASSWORD_MINIMUM })
    : parsed
}

/**
 * The password when it was repeated exactly, else `PasswordsDiffer`.
 *
 * @example
 * ```ts
 * import { validateConfirmation, parseNew } from '@anticipo/domain/identity/password'
 *
 * const password = parseNew('más larga')
 * if (password._tag === 'Right') validateConfirmation(password.right, 'mas larga') // { _tag: 'Left', left: { _tag: 'PasswordsDiffer' } }
 * ```
 */
export const validateConfirmation = (password: Password, again: string): E.Either<ConfirmationError, Password> =>
  password === again ? E.right(password) : E.left({ _tag: 'PasswordsDiffer' })

/** A character has at most two code units, so that longer text need not be counted. */
const MAX_CODE_UNITS = PASSWORD_MINIMUM * 2
