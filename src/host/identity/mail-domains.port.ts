/** Tells whether a domain can receive mail. */
export interface MailDomains {
  /** Resolves within the limit of the adapter and never rejects. */
  readonly receivesMail: (domain: string) => Promise<MailDomainVerdict>
}

/** `unknown`: no answer in time, no resolver, or an answer that says nothing about the domain. */
export type MailDomainVerdict = 'yes' | 'no' | 'unknown'

/** For a host that must not send names of domains to a resolver. */
export const NO_DOMAIN_CHECK: MailDomains = { receivesMail: async () => 'unknown' }
