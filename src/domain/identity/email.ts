import * as E from 'fp-ts/Either'

/** A deliverable address, trimmed and otherwise as typed. */
export type Email = string & { readonly Email: unique symbol }

/** The text is empty, only blanks, or no address. */
export type EmailError =
  | { readonly _tag: 'EmailEmpty' }
  | { readonly _tag: 'EmailBlank' }
  | { readonly _tag: 'EmailMalformed' }

/** RFC 5321: 254 characters in all, 64 before the at sign. */
const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/**
 * An address without blanks at its ends: dot-separated atoms, an at sign, and a domain of at least two labels whose
 * last is not a number, at most 254 characters (RFC 5321). Errors: `EmailEmpty`, `EmailBlank`, `EmailMalformed`.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/identity/email'
 *
 * parse(' Ana@empresa.cl ') // { _tag: 'Right', right: 'Ana@empresa.cl' }
 * parse('ana@empresa') // { _tag: 'Left', left: { _tag: 'EmailMalformed' } }
 * ```
 */
export const parse = (text: string): E.Either<EmailError, Email> => {
  if (text === '') return E.left({ _tag: 'EmailEmpty' })
  const trimmed = text.trim()
  if (trimmed === '') return E.left({ _tag: 'EmailBlank' })
  return trimmed.length <= MAX_LENGTH && isAddress(trimmed)
    ? E.right(trimmed as Email)
    : E.left({ _tag: 'EmailMalformed' })
}

/**
 * The account key: in lower case and Unicode form NFC. Spellings with one key are the same account.
 *
 * @example
 * ```ts
 * import { keyOf, parse } from '@anticipo/domain/identity/email'
 *
 * const email = parse('Ana@Empresa.cl')
 * if (email._tag === 'Right') keyOf(email.right) // 'ana@empresa.cl'
 * ```
 */
export const keyOf = (email: Email): string => email.normalize('NFC').toLowerCase()

const isAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  const local = text.slice(0, Math.max(at, 0))
  return (
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
