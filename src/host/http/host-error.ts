import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { ErrorCode } from '#wire/error-codes.ts'

/** An error response, and nothing more. */
export interface HostError<C extends ErrorCode = ErrorCode> {
  readonly code: C
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
  /** The day and the hour of the company from which it goes, in words. */
  readonly availableFrom?: string
  /** The stored row, in the type of the response, when the request was based on an older version. */
  readonly current?: unknown
}

export const hostError = <const C extends ErrorCode>(code: C): HostError<C> => ({ code })

export const invalid = (fields: ReadonlyArray<string>): HostError<'ERROR_VALIDATION'> => ({
  code: 'ERROR_VALIDATION',
  fields,
})

/** These requested invoices are unavailable: missing, of another business, taken, or of another type. */
export const unavailable = (invoices: ReadonlyArray<InvoiceId>): HostError<'ERROR_INVOICE_NOT_AVAILABLE'> => ({
  code: 'ERROR_INVOICE_NOT_AVAILABLE',
  invoices,
})

/** The row changed since the caller read it. */
export const changedMeanwhile = (current: unknown): HostError<'ERROR_CONFLICT'> => ({ code: 'ERROR_CONFLICT', current })

export const retryLater = <const C extends ErrorCode>(code: C, retryAfterSeconds: number): HostError<C> => ({
  code,
  retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
})

/** The same for missing rows and those of others. */
export const NOT_FOUND = hostError('ERROR_NOT_FOUND')
export const UNAUTHORIZED = hostError('ERROR_AUTH_TOKEN_EXPIRED')
/** For calls that need a verified business. */
export const UNVERIFIED = hostError('ERROR_BUSINESS_UNVERIFIED')
export const FORBIDDEN = hostError('ERROR_AUTH_FORBIDDEN')
