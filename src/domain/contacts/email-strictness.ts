import type { Email } from '../identity/email.ts'

export type EmailWarning = { readonly _tag: 'EmailUnusual' }

/**
 * A representative in Chile: more than three labels in the domain, or a last one of more than three letters, is right but
 * rare, and worth a second look.
 */
export const warningsOf = (email: Email): ReadonlyArray<EmailWarning> => {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  const usual = labels.length <= MOST_LABELS && (labels.at(-1) ?? '').length <= LONGEST_LAST
  return usual ? [] : [{ _tag: 'EmailUnusual' }]
}

const MOST_LABELS = 3
const LONGEST_LAST = 3
