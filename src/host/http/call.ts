import type { Queries } from '../database/database.ts'
import type { UploadedFile } from '../financing/invoice-importer.port.ts'
import type { Business, Session } from '../identity/session.ts'

/** What a handler is given: everything decoded, everybody known. */
export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly requestId: string
  /** Where it comes from, to count by. */
  readonly address: string
}

/** Every user that the call names is the session's own. */
export interface UserCall<P, Q, B> extends Call<P, Q, B> {
  readonly session: Session
}

/** All that the call names belongs to `business`. */
export interface TenantCall<P, Q, B> extends UserCall<P, Q, B> {
  readonly business: Business
}

/** Happens in one transaction with the memory of its answer. */
export interface MoneyCall<P, Q, B> extends TenantCall<P, Q, B> {
  readonly tx: Queries
}

export interface UploadCall<P, Q> extends TenantCall<P, Q, undefined> {
  readonly files: ReadonlyArray<UploadedFile>
}

/** A request as it arrived. */
export interface RequestContext {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly requestId: string
  readonly address: string
  readonly readFiles: () => Promise<ReadonlyArray<UploadedFile>>
  /** Told as soon as it is known, for the log. */
  readonly setSubject: (session: Session) => void
}
