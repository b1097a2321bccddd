import { Resolver } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import { domainToASCII } from 'node:url'
import type { MailDomains, MailDomainVerdict } from './mail-domains.port.ts'

/** The limit of one check, in milliseconds. */
const LIMIT_MS = 2_000

/** Lookups at the same time; a further domain is `unknown` at once. */
const LOOKUPS_AT_ONCE = 50

/** How many domains are saved; the oldest is dropped first. */
const MAX_DOMAINS = 1_000

/** How long a verdict is saved, in milliseconds. An unknown one is kept so long that typing never waits twice. */
const KEPT_MS: Readonly<Record<MailDomainVerdict, number>> = { yes: 3_600_000, no: 300_000, unknown: 60_000 }

export interface DnsOptions {
  /** Addresses of resolvers, with an optional port; undefined for those of the system. */
  readonly servers?: ReadonlyArray<string> | undefined
  readonly now: () => number
}

/**
 * A domain receives mail when it has an MX record or, without any, an address (RFC 5321, 5.1). The null MX of RFC 7505
 * states that it receives none.
 */
export const makeDnsMailDomains = ({ now, servers }: DnsOptions): MailDomains => {
  const verdicts = new Map<string, Verdict>()
  let running = 0
  const lookUp = async (domain: string): Promise<MailDomainVerdict> => {
    if (running >= LOOKUPS_AT_ONCE) return 'unknown'
    running += 1
    const resolver = new Resolver({ timeout: LIMIT_MS, tries: 1 })
    if (servers !== undefined) resolver.setServers(servers)
    const limit = new AbortController()
    try {
      return await Promise.race([
        verdictOf(resolver, domain),
        setTimeout<MailDomainVerdict>(LIMIT_MS, 'unknown', { signal: limit.signal }),
      ])
    } finally {
      running -= 1
      limit.abort()
      resolver.cancel()
    }
  }
  return {
    receivesMail: (typed) => {
      const domain = domainToASCII(typed)
      if (domain === '') return Promise.resolve('no')
      const known = verdicts.get(domain)
      if (known !== undefined && now() < known.until) return known.verdict
      verdicts.delete(domain)
      const verdict = lookUp(domain)
      const entry = { verdict, until: Number.POSITIVE_INFINITY }
      verdicts.set(domain, entry)
      const [oldest] = verdicts.keys()
      if (verdicts.size > MAX_DOMAINS && oldest !== undefined) verdicts.delete(oldest)
      return verdict.then((found) => {
        entry.until = now() + KEPT_MS[found]
        return found
      })
    },
  }
}

interface Verdict {
  readonly verdict: Promise<MailDomainVerdict>
  until: number
}

const verdictOf = async (resolver: Resolver, domain: string): Promise<MailDomainVerdict> => {
  const exchanges = await recordsOf(resolver.resolveMx(domain))
  if (exchanges === 'unknown') return 'unknown'
  if (exchanges.some(({ exchange }) => !NULL_MX.has(exchange))) return 'yes'
  return exchanges.length > 0 ? 'no' : confirmed(resolver, await verdictOfAddresses(resolver, domain))
}

const verdictOfAddresses = async (resolver: Resolver, domain: string): Promise<MailDomainVerdict> => {
  const found = await Promise.all([recordsOf(resolver.resolve4(domain)), recordsOf(resolver.resolve6(domain))])
  if (found.some((records) => records !== 'unknown' && records.length > 0)) return 'yes'
  return found.includes('unknown') ? 'unknown' : 'no'
}

/** A resolver of an isolated network denies every name: its "no" counts only if it knows the root of the public names. */
const confirmed = async (resolver: Resolver, verdict: MailDomainVerdict): Promise<MailDomainVerdict> => {
  if (verdict !== 'no') return verdict
  const root = await recordsOf(resolver.resolveNs('.'))
  return root !== 'unknown' && root.length > 0 ? 'no' : 'unknown'
}

const NULL_MX: ReadonlySet<string> = new Set(['', '.'])

/** No records for a name that is missing or has none of this type; every other error says nothing about the name. */
const recordsOf = <A>(answer: Promise<ReadonlyArray<A>>): Promise<ReadonlyArray<A> | 'unknown'> =>
  answer.catch((error: unknown) =>
    error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')
      ? []
      : 'unknown',
  )
