import type { Either } from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Access, Endpoint, EndpointShape } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import type { ErrorCode, GeneralError } from '#wire/error-codes.ts'
import type { Database, Queries, Transactions } from '../database/database.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'
import type { HostError } from './host-error.ts'

type Endpoints = typeof endpoints

/** The answer of a call, or one of `GENERAL_ERRORS` or of the named ones. */
export type Result<A, C extends ErrorCode = never> = Either<HostError<C | GeneralError>, A>
export type HandlerResult<A, C extends ErrorCode = never> = Promise<Result<A, C>>
/** A result of code that does not look at the errors. */
export type AnyResult<A> = HandlerResult<A, ErrorCode>
export type Effect = () => void | Promise<void>

/** The argument of a handler: everything is decoded, and every id that the call names belongs to the caller. */
export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly requestId: string
  /** Where it comes from, to count by. */
  readonly address: string
  /** The `User-Agent` header as sent. */
  readonly userAgent: string | undefined
  /** For reading the rows of the caller's company: it rejects statements that write. */
  readonly db: Queries
  /** For what belongs to no company: files to delete, the trail of rejected passwords. Without row security. */
  readonly acrossCompanies: Database
}

type Work<A, C extends ErrorCode> = (tx: Queries) => Promise<Either<HostError<C>, A>>

export interface Writes {
  /** Does all of `work`, together with the audit row of an operator, or nothing: a Left undoes it, and so does an exception. */
  readonly transaction: <A, C extends ErrorCode = never>(work: Work<A, C>) => HandlerResult<A, C>
  /** For messages and mail: runs once the surrounding transaction is committed, or never. A failing effect is logged. */
  readonly afterCommit: (effect: Effect) => void
}

/** The transaction gives the answer of the call, which is stored with it and replayed to a copy of the request. */
export interface WritesOnce<A> extends Pick<Writes, 'afterCommit'> {
  readonly transaction: <C extends ErrorCode = never>(work: Work<A, C>) => HandlerResult<A, C>
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
type Abilities<E extends EndpointShape> = E['method'] extends 'GET'
  ? unknown
  : E['multipart'] extends true
    ? WithFiles
    : E['idempotent'] extends true
      ? WritesOnce<E['answer']>
      : Writes

/** The call of an endpoint: what it offers follows from who may call, the method and the flags. */
export type CallOf<E extends EndpointShape> = Call<E['params'], E['query'], E['body']> &
  Caller<E['access']> &
  Abilities<E> &
  (E['versioned'] extends true ? WithVersion : unknown)

type ShapeOf<Name extends keyof Endpoints> = Endpoints[Name] extends Endpoint<infer E> ? E : never

/** The calls of the endpoint of this name. */
export type CallTo<Name extends keyof Endpoints> = CallOf<ShapeOf<Name>>

type ResultOf<E extends EndpointShape> = HandlerResult<E['answer'], E['errors']>

/** Answers the calls of an endpoint with the services `S`. */
export type Handler<S, Name extends keyof Endpoints> = (services: S, call: CallTo<Name>) => ResultOf<ShapeOf<Name>>

/** Answers the calls of an endpoint inside their transaction. */
export type UseCase<S, Name extends keyof Endpoints> = (
  services: S,
  tx: Queries,
  call: CallTo<Name>,
) => ResultOf<ShapeOf<Name>>

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
