import type { TaskEither } from 'fp-ts/TaskEither'
import type { Certificate } from '#domain/tax-credential/certificate.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** `certificate` is undefined while none is registered. */
export interface CertificateStatus {
  readonly certificate: Certificate | undefined
}

/** The digital certificate (.PFX) of the business. It can be registered, never read back. */
export interface Certificates {
  readonly check: () => TaskEither<Failure, CertificateStatus>
  /** Replaces an earlier certificate; with one of another person a valid one only when `isConfirmed`. */
  readonly register: (
    file: Uint8Array,
    password: string,
    isConfirmed: boolean,
  ) => TaskEither<Failure, CertificateStatus>
}
export const Certificates = token<Certificates>('Certificates')
