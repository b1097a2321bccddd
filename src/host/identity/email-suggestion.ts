import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { MailDomains, MailDomainVerdict } from './mail-domains.port.ts'

/**
 * The probably intended address: the same local part with a common domain one typing error away (an extra, missing,
 * wrong or swapped letter). Undefined where the domain is known or no common one is near.
 */
export const suggestionFor = (email: Email.Email): Email.Email | undefined => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (REAL.has(domain) || COMMON.includes(domain)) return undefined
  const meant = COMMON.find((common) => isOneSlip(domain, common))
  return meant === undefined ? undefined : (`${email.slice(0, at + 1)}${meant}` as Email.Email)
}

/** Common mail domains of both countries, most frequent first. */
const COMMON: ReadonlyArray<string> = [
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
]

/** Existing domains that resemble a typing error. */
const REAL: ReadonlySet<string> = new Set([
  'ymail.com',
  'email.com',
  'mail.com',
  'gmail.cl',
  'hotmail.co',
  'yahoo.cl',
  'me.com',
])

/** From the first difference on, one of the four errors explains the rest. */
const isOneSlip = (typed: string, meant: string): boolean => {
  let at = 0
  while (at < typed.length && typed.charAt(at) === meant.charAt(at)) at += 1
  const swapped = typed.charAt(at) === meant.charAt(at + 1) && typed.charAt(at + 1) === meant.charAt(at)
  return (
    typed.slice(at + 1) === meant.slice(at + 1) ||
    typed.slice(at + 1) === meant.slice(at) ||
    typed.slice(at) === meant.slice(at + 1) ||
    (swapped && typed.slice(at + 2) === meant.slice(at + 2))
  )
}

/** Checks the form and the domain alone: the answer never says whether an address has an account. */
export const checkEmail = async (
  { mailDomains }: { readonly mailDomains: MailDomains },
  typed: string,
): Promise<{ readonly receivesMail: MailDomainVerdict; readonly suggestion: string | undefined }> => {
  const email = Email.parse(typed)
  if (E.isLeft(email)) return { receivesMail: 'no', suggestion: undefined }
  const domain = email.right.slice(email.right.lastIndexOf('@') + 1)
  return { receivesMail: await mailDomains.receivesMail(domain), suggestion: suggestionFor(email.right) }
}
