import type { Email } from '../identity/email.ts'

/** The address is valid and unusual. */
export type EmailWarning = { readonly _tag: 'EmailUnusual' }

/**
 * For a representative in Chile: a domain of more than three labels, or a last label of more than three letters, is
 * valid but rare.
 *
 * @example
 * ```ts
 * import { warningsOf } from '@anticipo/domain/contacts/email-strictness'
 * import type { Email } from '@anticipo/domain/identity/email'
 *
 * warningsOf('ana@empresa.online' as Email) // [{ _tag: 'EmailUnusual' }]
 * warningsOf('ana@empresa.cl' as Email) // []
 * ```
 */
export const warningsOf = (email: Email): ReadonlyArray<EmailWarning> => {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  const usual = labels.length <= MAX_LABELS && (labels.at(-1) ?? '').length <= MAX_LAST_LENGTH
  return usual ? [] : [{ _tag: 'EmailUnusual' }]
}

const MAX_LABELS = 3
const MAX_LAST_LENGTH = 3
