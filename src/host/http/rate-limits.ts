import { createHash } from 'node:crypto'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { later, type HostError } from './host-error.ts'

/** Counts what a caller does. `undefined` lets it pass. */
export interface Limits {
  readonly read: (caller: string) => Promise<HostError | undefined>
  readonly write: (caller: string) => Promise<HostError | undefined>
  readonly simulate: (caller: string) => Promise<HostError | undefined>
  readonly upload: (caller: string) => Promise<HostError | undefined>
  /** Counts a try at a password before it is judged. */
  readonly signIn: (email: string, address: string) => Promise<HostError | undefined>
  /** The right password forgives the wrong ones before it. */
  readonly signedIn: (email: string) => Promise<void>
}

export interface Rates {
  readonly readsPerSecond: number
  readonly writesPerSecond: number
  readonly simulationsPerSecond: number
  readonly uploadsPerMinute: number
  readonly triesPerAccount: number
  readonly triesPerAddress: number
}

const QUARTER_HOUR = 15 * 60

export const STANDARD_RATES: Rates = {
  readsPerSecond: 75,
  writesPerSecond: 15,
  simulationsPerSecond: 5,
  uploadsPerMinute: 10,
  triesPerAccount: 10,
  triesPerAddress: 100,
}

export const makeLimits = (rates: Rates = STANDARD_RATES): Limits => {
  const reads = new RateLimiterMemory({ keyPrefix: 'read', points: rates.readsPerSecond, duration: 1 })
  const writes = new RateLimiterMemory({ keyPrefix: 'write', points: rates.writesPerSecond, duration: 1 })
  const uploads = new RateLimiterMemory({ keyPrefix: 'upload', points: rates.uploadsPerMinute, duration: 60 })
  const account = new RateLimiterMemory({ keyPrefix: 'account', points: rates.triesPerAccount, duration: QUARTER_HOUR })
  const address = new RateLimiterMemory({ keyPrefix: 'address', points: rates.triesPerAddress, duration: QUARTER_HOUR })
  const simulations = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'simulation', points: rates.simulationsPerSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'simulation-burst', points: rates.simulationsPerSecond * 4, duration: 10 }),
  )
  return {
    read: (caller) => pass(reads, caller, 'ERROR_RATE_LIMITED'),
    write: (caller) => pass(writes, caller, 'ERROR_RATE_LIMITED'),
    simulate: (caller) => pass(simulations, caller, 'ERROR_RATE_LIMITED'),
    upload: (caller) => pass(uploads, caller, 'ERROR_RATE_LIMITED'),
    signIn: async (email, from) =>
      (await pass(address, from, 'ERROR_AUTH_TOO_MANY_ATTEMPTS')) ??
      (await pass(account, accountKey(email), 'ERROR_AUTH_TOO_MANY_ATTEMPTS')),
    signedIn: async (email) => void (await account.delete(accountKey(email))),
  }
}

/** A digest, so that a long or hostile name costs no memory. */
const accountKey = (email: string): string => createHash('sha256').update(email).digest('base64url')

type Counter = Pick<RateLimiterMemory, 'consume'> | BurstyRateLimiter

const pass = async (
  counter: Counter, key: string, code: 'ERROR_RATE_LIMITED' | 'ERROR_AUTH_TOO_MANY_ATTEMPTS',
): Promise<HostError | undefined> => {
  try {
    await counter.consume(key)
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return later(code, refusal.msBeforeNext / 1000)
    throw refusal
  }
}
