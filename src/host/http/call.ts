import type { Either } from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Access, Method } from '#wire/endpoint.ts'
import type { Database, Queries, Transactions } from '../database/database.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'
import type { HostError } from './host-error.ts'

export type HandlerResult<A> = Promise<Either<HostError, A>>
export type Effect = () => void | Promise<void>

/** What a handler is given: everything is decoded, and every id that the call names belongs to the caller. */
export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly requestId: string
  /** Where it comes from, to count by. */
  readonly address: string
  /** The `User-Agent` header as sent. */
  readonly userAgent: string | undefined
  /** For reading the rows of the caller's company: it refuses statements that write. */
  readonly db: Queries
  /** For what belongs to no company: files to delete, the trail of refused passwords. Without row security. */
  readonly acrossCompanies: Database
}

export interface Writes {
  /** Does all of `work`, together with the audit row of an operator, or nothing: a Left undoes it, and so does an exception. */
  readonly transaction: <A>(work: (tx: Queries) => HandlerResult<A>) => HandlerResult<A>
  /** For messages and mail: runs once the surrounding transaction is committed, or never. A failing effect is logged. */
  readonly afterCommit: (effect: Effect) => void
}

/** The transaction gives the answer of the call, which is stored with it and replayed to a copy of the request. */
export interface WritesOnce<A> extends Pick<Writes, 'afterCommit'> {
  readonly transaction: (work: (tx: Queries) => HandlerResult<A>) => HandlerResult<A>
}

interface OfUser {
  readonly session: Session
}
interface OfTenant extends OfUser {
  readonly business: Business
}
interface WithVersion {
  /** The version of the row that the caller read. */
  readonly version: number
}
interface WithFiles {
  readonly files: ReadonlyArray<UploadedFile>
  /** The rows of the caller's company. */
  readonly database: Transactions
}

/** The part of a call that a command needs to change rows of a company, to audit it and to tell others. */
export interface TenantCall extends OfTenant, Pick<Writes, 'afterCommit'> {
  readonly requestId: string
}

type Caller<X extends Access> = X extends 'tenant' ? OfTenant : X extends 'user' ? OfUser : unknown

/** A GET cannot write. An upload opens its transactions itself. */
type Abilities<A, M extends Method, F extends boolean, I extends boolean> = M extends 'GET'
  ? unknown
  : F extends true
    ? WithFiles
    : I extends true
      ? WritesOnce<A>
      : Writes

/** The call of an endpoint: what it offers follows from who may call, the method and the flags. */
export type CallOf<
  P,
  Q,
  B,
  A,
  X extends Access,
  M extends Method,
  F extends boolean,
  I extends boolean,
  V extends boolean,
> = Call<P, Q, B> & Caller<X> & Abilities<A, M, F, I> & (V extends true ? WithVersion : unknown)

/** A request as it arrived. */
export interface RequestContext {
  readonly params: unknown
  readonly query: unknown
  readonly readBody: () => Promise<unknown>
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly ifMatch: string | undefined
  readonly requestId: string
  readonly address: string
  readonly userAgent: string | undefined
  readonly readFiles: () => Promise<ReadonlyArray<UploadedFile>>
  /** Called as soon as the session is known, for the log. */
  readonly setSubject: (session: Session) => void
  /** Logs an effect that failed after the commit. */
  readonly onEffectError: (error: unknown) => void
  /** The company has as many bytes of files as it may. */
  readonly onStorageFull: (businessId: BusinessId, stored: number) => void
}
