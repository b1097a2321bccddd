import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import type { TaxCheck, TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeTaxCredentials extends TaxCredentials {
  readonly faults: Faults
  readonly update: (status: Partial<TaxCheck>) => void
  readonly checks: () => number
  /** The job that is under way succeeds. */
  readonly finishJob: (arrivals?: number) => void
  /** The tax authority answers nothing from now on. */
  readonly breakDown: () => void
  /** The keys of requested refreshes, in order. */
  readonly refreshes: () => ReadonlyArray<string>
}

export const GOOD_TAX_PASSWORD = 'clave-buena'

/** Noon in Santiago, on 20 November 2026. */
const LOADED_AT = Date.UTC(2026, 10, 20, 15)

/** A tax authority that accepts one password; a linked credential queues its job. */
export const makeFakeTaxCredentials = (initial: Partial<TaxCheck> = {}): FakeTaxCredentials => {
  const faults = makeFaults()
  const refreshes: Array<string> = []
  let checks = 0
  let wrongTries = 0
  let isBroken = false
  let status: TaxCheck = {
    hasCredential: false,
    isCredentialActive: false,
    jobState: undefined,
    jobProgress: 0,
    refreshState: undefined,
    refreshProgress: 0,
    refreshArrivals: 0,
    updatedAt: undefined,
    ...initial,
  }
  return {
    faults,
    checks: () => checks,
    breakDown: () => void (isBroken = true),
    refreshes: () => refreshes,
    finishJob: (arrivals = 0) => {
      const updatedAt = LOADED_AT
      status =
        status.refreshState === undefined
          ? { ...status, jobState: 'SUCCESS', jobProgress: 100, updatedAt }
          : { ...status, refreshState: 'SUCCESS', refreshProgress: 100, refreshArrivals: arrivals, updatedAt }
    },
    update: (part) => {
      status = { ...status, ...part }
    },
    check: () =>
      faults.around(() => {
        checks += 1
        return TE.of(status)
      }),
    link: (_identifier, password) =>
      faults.around(() => {
        if (wrongTries === 3) return TE.left(rejectedBy(endpoints.taxLink, 'ERROR_AUTH_TOO_MANY_ATTEMPTS'))
        if (isBroken) return TE.left(rejectedBy(endpoints.taxLink, 'ERROR_TAX_AUTHORITY_UNAVAILABLE'))
        if (password !== GOOD_TAX_PASSWORD) {
          wrongTries += 1
          return TE.left(rejectedBy(endpoints.taxLink, 'ERROR_TAX_CREDENTIAL_INVALID'))
        }
        status = { ...status, hasCredential: true, isCredentialActive: true, jobState: 'QUEUE', jobProgress: 0 }
        return TE.of(undefined)
      }),
    refresh: (key) =>
      faults.around(() => {
        refreshes.push(key)
        if (!status.isCredentialActive) return TE.left(rejectedBy(endpoints.taxRefresh, 'ERROR_TAX_CREDENTIAL_INVALID'))
        status = { ...status, refreshState: 'QUEUE', refreshProgress: 0, refreshArrivals: 0 }
        return TE.of(undefined)
      }),
  }
}
