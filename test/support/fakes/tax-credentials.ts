import * as TE from 'fp-ts/TaskEither'
import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import type { TaxStatus } from '#domain/tax-credential/credential-prompt.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeTaxCredentials extends TaxCredentials {
  readonly faults: Faults
  readonly become: (status: Partial<TaxStatus>) => void
  readonly checks: () => number
}

export const GOOD_TAX_PASSWORD = 'clave-buena'

/** A tax authority that accepts one password; a linked credential queues its job. */
export const makeFakeTaxCredentials = (initial: Partial<TaxStatus> = {}): FakeTaxCredentials => {
  const faults = makeFaults()
  let checks = 0
  let status: TaxStatus = {
    hasCredential: false,
    isCredentialActive: false,
    jobState: undefined,
    jobProgress: 0,
    ...initial,
  }
  return {
    faults,
    checks: () => checks,
    become: (part) => {
      status = { ...status, ...part }
    },
    check: () =>
      faults.around(() => {
        checks += 1
        return TE.of(status)
      }),
    link: (_identifier, password) =>
      faults.around(() => {
        if (password !== GOOD_TAX_PASSWORD) return TE.left(rejected('ERROR_TAX_CREDENTIAL_INVALID'))
        status = { hasCredential: true, isCredentialActive: true, jobState: 'QUEUE', jobProgress: 0 }
        return TE.of(undefined)
      }),
  }
}
