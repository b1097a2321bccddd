import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { ErrorCode } from '#wire/error-codes.ts'

/** An error response, and nothing more. */
export interface HostError {
  readonly code: ErrorCode
  /** Paths of the invalid request fields, never values. */
  readonly fields?: ReadonlyArray<string>
  /** The reason within the code, for developers; the sentence of the code is enough for a user. */
  readonly detail?: string
  /** The requested invoices that caused it. */
  readonly invoices?: ReadonlyArray<InvoiceId>
  /** The payroll that already has a requested invoice. */
  readonly scheduled?: { readonly folio: string; readonly payroll: string }
  /** Who already has the account, of those that the company knows. */
  readonly keeper?: AccountKeeper
  /** The amount that the caller read, and what it is now. */
  readonly changed?: { readonly before: Money; readonly after: Money }
  readonly retryAfterSeconds?: number
  /** The stored row, in the type of the response, when the request was based on an older version. */
  readonly current?: unknown
}

export const hostError = (code: ErrorCode): HostError => ({ code })

export const invalid = (fields: ReadonlyArray<string>): HostError => ({ code: 'ERROR_VALIDATION', fields })

/** These requested invoices are unavailable: missing, of another business, taken, or of another type. */
export const unavailable = (invoices: ReadonlyArray<InvoiceId>): HostError => ({
  code: 'ERROR_INVOICE_NOT_AVAILABLE',
  invoices,
})

/** The row changed since the caller read it. */
export const changedMeanwhile = (current: unknown): HostError => ({ code: 'ERROR_CONFLICT', current })

export const retryLater = (code: ErrorCode, retryAfterSeconds: number): HostError => ({
  code,
  retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
})

/** The same for missing rows and those of others. */
export const NOT_FOUND: HostError = hostError('ERROR_NOT_FOUND')
export const UNAUTHORIZED: HostError = hostError('ERROR_AUTH_TOKEN_EXPIRED')
/** For calls that need a verified business. */
export const UNVERIFIED: HostError = hostError('ERROR_BUSINESS_UNVERIFIED')
export const FORBIDDEN: HostError = hostError('ERROR_AUTH_FORBIDDEN')
