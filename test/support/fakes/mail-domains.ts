import type { MailDomains, MailDomainVerdict } from '#host/identity/mail-domains.port.ts'

/** `example.invalid` receives no mail (RFC 2606), no resolver answers for `example.test`, and others receive mail. */
export const verdictOn = (domain: string): MailDomainVerdict => {
  if (domain.endsWith('.invalid')) return 'no'
  return domain.endsWith('.test') ? 'unknown' : 'yes'
}

export const fakeMailDomains: MailDomains = { receivesMail: async (domain) => verdictOn(domain) }
