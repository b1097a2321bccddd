import * as E from 'fp-ts/Either'

/** A deliverable address, trimmed and otherwise as typed. */
export type Email = string & { readonly Email: unique symbol }

export type EmailError =
  | { readonly _tag: 'EmailEmpty' }
  | { readonly _tag: 'EmailBlank' }
  | { readonly _tag: 'EmailMalformed' }

/** RFC 5321: 254 characters in all, 64 before the at sign. */
const LONGEST = 254
const LONGEST_LOCAL = 64

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Dot-separated atoms, an at sign, and a domain of at least two labels whose last is not a number. */
export const parse = (text: string): E.Either<EmailError, Email> => {
  if (text === '') return E.left({ _tag: 'EmailEmpty' })
  const trimmed = text.trim()
  if (trimmed === '') return E.left({ _tag: 'EmailBlank' })
  return trimmed.length <= LONGEST && isAddress(trimmed)
    ? E.right(trimmed as Email)
    : E.left({ _tag: 'EmailMalformed' })
}

/** The account key: spellings with one key are the same account. */
export const keyOf = (email: Email): string => email.normalize('NFC').toLowerCase()

const isAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  const local = text.slice(0, Math.max(at, 0))
  return (
    local.length <= LONGEST_LOCAL &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
