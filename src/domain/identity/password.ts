import * as E from 'fp-ts/Either'

/** A password. It is never trimmed: spaces are characters. */
export type Password = string & { readonly Password: unique symbol }

export type PasswordError =
  | { readonly _tag: 'PasswordEmpty' }
  | { readonly _tag: 'PasswordBlank' }
  | { readonly _tag: 'PasswordTooShort'; readonly minimum: number }

export type ConfirmationError = { readonly _tag: 'PasswordsDiffer' }

export const PASSWORD_MINIMUM = 6

/** For signing in: any non-empty text, because old passwords may not meet the present rule. */
export const parse = (text: string): E.Either<PasswordError, Password> => {
  if (text === '') return E.left({ _tag: 'PasswordEmpty' })
  return text.trim() === '' ? E.left({ _tag: 'PasswordBlank' }) : E.right(text as Password)
}

/** A new password has at least six user-perceived characters: an emoji is one. No composition rule. */
export const parseNew = (text: string): E.Either<PasswordError, Password> => {
  const parsed = parse(text)
  const beginning = text.slice(0, MOST_CODE_UNITS)
  return E.isRight(parsed) && [...beginning].length < PASSWORD_MINIMUM
    ? E.left({ _tag: 'PasswordTooShort', minimum: PASSWORD_MINIMUM })
    : parsed
}

/** Exact comparison. */
export const validateConfirmation = (password: Password, again: string): E.Either<ConfirmationError, Password> =>
  password === again ? E.right(password) : E.left({ _tag: 'PasswordsDiffer' })

/** A character has at most two code units, so that longer text need not be counted. */
const MOST_CODE_UNITS = PASSWORD_MINIMUM * 2
