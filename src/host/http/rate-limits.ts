import { createHash } from 'node:crypto'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { databaseTime, type TimeOf } from '../database/database-time.ts'
import type { Database } from '../database/database.ts'
import { makeAttemptLimiter } from './attempt-limiter.ts'
import { retryLater, type HostError } from './host-error.ts'
import { makeSharedCounter, type SharedCounter } from './shared-counter.ts'

/**
 * Counts what a caller does: an address, or a person through all sessions. `undefined` lets it pass. What protects accounts is counted
 * by all hosts together, in the database; what protects a process, by that process. Never called inside a transaction.
 */
export interface Limits {
  readonly read: (caller: string) => Promise<HostError<RateCode> | undefined>
  readonly write: (caller: string) => Promise<HostError<RateCode> | undefined>
  readonly simulate: (caller: string) => Promise<HostError<RateCode> | undefined>
  readonly upload: (caller: string) => Promise<HostError<RateCode> | undefined>
  /** Counts a try at a password before it is checked. */
  readonly signIn: (
    email: string,
    address: string,
  ) => Promise<HostError<RateCode | 'ERROR_AUTH_TOO_MANY_ATTEMPTS'> | undefined>
  /** The right password forgives the wrong ones of the account before it, and is no try of its address: an office has one address. */
  readonly signedIn: (email: string, address: string) => Promise<void>
  /** The account has a new password: the wrong ones before it are forgiven. */
  readonly passwordReset: (email: string) => Promise<void>
  /** Whether a rejected try from there is the first one of its window. */
  readonly isFirstRejection: (address: string) => Promise<boolean>
  readonly register: (address: string) => Promise<HostError<RateCode> | undefined>
  readonly checkEmail: (address: string) => Promise<HostError<RateCode> | undefined>
  /** Counts a try at a mailed link before it is checked. */
  readonly openLink: (address: string) => Promise<HostError<RateCode> | undefined>
  /** A link that was right is not counted. */
  readonly linkOpened: (address: string) => Promise<void>
  readonly lookUpName: (person: string) => Promise<HostError<RateCode> | undefined>
  readonly recordEvents: (person: string) => Promise<HostError<RateCode> | undefined>
}

export interface Rates {
  readonly readsPerSecond: number
  readonly writesPerSecond: number
  readonly simulationsPerSecond: number
  readonly uploadsPerMinute: number
  readonly triesPerAccount: number
  readonly triesPerAddress: number
  readonly registrationsPerHour: number
  readonly emailChecksPerMinute: number
  readonly linkTriesPerAddress: number
  readonly nameLookupsPerMinute: number
  readonly eventBatchesPerMinute: number
}

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE

export const STANDARD_RATES: Rates = {
  readsPerSecond: 75,
  writesPerSecond: 15,
  simulationsPerSecond: 5,
  uploadsPerMinute: 10,
  triesPerAccount: 10,
  triesPerAddress: 100,
  registrationsPerHour: 10,
  emailChecksPerMinute: 30,
  linkTriesPerAddress: 10,
  nameLookupsPerMinute: 20,
  eventBatchesPerMinute: 30,
}

export const makeLimits = (
  database: Pick<Database, 'query' | 'transaction'>,
  rates: Rates = STANDARD_RATES,
  timeOf: TimeOf = databaseTime,
): Limits => {
  const shared = (name: string, most: number, seconds: number): SharedCounter =>
    makeSharedCounter(database, { name, most, windowMs: seconds * 1000 }, timeOf)
  const reads = new RateLimiterMemory({ keyPrefix: 'read', points: rates.readsPerSecond, duration: 1 })
  const writes = new RateLimiterMemory({ keyPrefix: 'write', points: rates.writesPerSecond, duration: 1 })
  const uploads = new RateLimiterMemory({ keyPrefix: 'upload', points: rates.uploadsPerMinute, duration: MINUTE })
  const account = makeAttemptLimiter(database, rates.triesPerAccount, timeOf)
  const address = shared('address', rates.triesPerAddress, QUARTER_HOUR)
  const rejections = shared('refusal', 1, QUARTER_HOUR)
  const registrations = shared('register', rates.registrationsPerHour, 60 * MINUTE)
  const links = shared('link', rates.linkTriesPerAddress, QUARTER_HOUR)
  const emailChecks = new RateLimiterMemory({
    keyPrefix: 'email',
    points: rates.emailChecksPerMinute,
    duration: MINUTE,
  })
  const names = new RateLimiterMemory({ keyPrefix: 'name', points: rates.nameLookupsPerMinute, duration: MINUTE })
  const events = new RateLimiterMemory({ keyPrefix: 'events', points: rates.eventBatchesPerMinute, duration: MINUTE })
  const simulations = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'simulation', points: rates.simulationsPerSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'simulation-burst', points: rates.simulationsPerSecond * 4, duration: 10 }),
  )
  return {
    read: (caller) => pass(reads, caller, 'ERROR_RATE_LIMITED'),
    write: (caller) => pass(writes, caller, 'ERROR_RATE_LIMITED'),
    simulate: (caller) => pass(simulations, caller, 'ERROR_RATE_LIMITED'),
    upload: (caller) => pass(uploads, caller, 'ERROR_RATE_LIMITED'),
    signIn: async (email, from) => {
      const tooMany = await passShared(address, from, 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS')
      if (tooMany !== undefined) return tooMany
      const wait = await account.attempt(accountKey(email))
      return wait === undefined ? undefined : retryLater('ERROR_AUTH_TOO_MANY_ATTEMPTS', wait / 1000)
    },
    signedIn: async (email, from) => {
      await account.clear(accountKey(email))
      await address.takeBack(from)
    },
    passwordReset: (email) => account.clear(accountKey(email)),
    isFirstRejection: async (from) => (await rejections.count(from)) === undefined,
    register: (from) => passShared(registrations, from, 'ERROR_RATE_LIMITED'),
    checkEmail: (from) => pass(emailChecks, from, 'ERROR_RATE_LIMITED'),
    openLink: (from) => passShared(links, from, 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS'),
    linkOpened: (from) => links.takeBack(from),
    lookUpName: (person) => pass(names, person, 'ERROR_RATE_LIMITED'),
    recordEvents: (person) => pass(events, person, 'ERROR_RATE_LIMITED'),
  }
}

/** A digest, so that a long or hostile name takes no space, and the table contains no e-mail address. */
const accountKey = (email: string): string => createHash('sha256').update(email).digest('base64url')

type Counter = Pick<RateLimiterMemory, 'consume'> | BurstyRateLimiter
type RateCode = 'ERROR_RATE_LIMITED' | 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS'

const passShared = async (
  counter: SharedCounter,
  key: string,
  code: RateCode,
): Promise<HostError<RateCode> | undefined> => {
  const wait = await counter.count(key)
  return wait === undefined ? undefined : retryLater(code, wait / 1000)
}

const pass = async (counter: Counter, key: string, code: RateCode): Promise<HostError<RateCode> | undefined> => {
  try {
    await counter.consume(key)
    return undefined
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return retryLater(code, rejection.msBeforeNext / 1000)
    throw rejection
  }
}
