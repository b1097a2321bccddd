import type { InvoiceId } from '#domain/kernel/id.ts'
import type { ErrorCode } from '#wire/error-codes.ts'

/** Why a call was refused: what its answer says, and nothing more. */
export interface HostError {
  readonly code: ErrorCode
  /** Paths of what was wrong in the request, never values. */
  readonly fields?: ReadonlyArray<string>
  /** Which of the invoices that were asked for it concerns. */
  readonly invoices?: ReadonlyArray<InvoiceId>
  readonly retryAfterSeconds?: number
}

export const hostError = (code: ErrorCode): HostError => ({ code })

export const invalid = (fields: ReadonlyArray<string>): HostError => ({ code: 'ERROR_VALIDATION', fields })

/** These invoices of the request cannot be had: not there, another business's, taken, or not of the type. */
export const unavailable = (invoices: ReadonlyArray<InvoiceId>): HostError => ({
  code: 'ERROR_INVOICE_NOT_AVAILABLE',
  invoices,
})

export const retryLater = (code: ErrorCode, retryAfterSeconds: number): HostError => ({
  code,
  retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
})

/** The same for what is not there and for what belongs to somebody else. */
export const NOT_FOUND: HostError = hostError('ERROR_NOT_FOUND')
export const UNAUTHORIZED: HostError = hostError('ERROR_AUTH_TOKEN_EXPIRED')
/** For calls that need a verified business. */
export const UNVERIFIED: HostError = hostError('ERROR_BUSINESS_UNVERIFIED')
export const FORBIDDEN: HostError = hostError('ERROR_AUTH_FORBIDDEN')
