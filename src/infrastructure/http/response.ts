import * as E from 'fp-ts/Either'
import type { Failure } from '#application/shared/failure.ts'
import {
  availableFromIn,
  changedIn,
  codeIn,
  currentIn,
  invoicesIn,
  keeperIn,
  requestIdIn,
  scheduledIn,
} from '#wire/error.codec.ts'

/** A failed attempt, and whether the transport, rather than the host, caused it. */
export interface TransportError {
  readonly failure: Failure
  readonly isTransient: boolean
  readonly retryAfterSeconds: number | undefined
  /** The stored row of a conflict, not validated. */
  readonly current?: unknown
}

/** The result of an attempt: parsed JSON, not validated. */
export type TransportResult = E.Either<TransportError, unknown>

export interface RawResponse {
  readonly status: number
  /** The unparsed body. */
  readonly text: unknown
  readonly retryAfter: string | undefined
}

/** A 401 of a public call is an ordinary error, because it has no session to end. */
export const toResult = ({ status, text, retryAfter }: RawResponse, isPublic: boolean): TransportResult => {
  const body = parseJson(text)
  if (status >= 200 && status < 300)
    return E.mapLeft(() => permanent({ _tag: 'Undecodable', at: ['body: JSON'] }))(body)
  if (status === 401 && !isPublic) return E.left(UNAUTHORIZED)
  const retryAfterSeconds = secondsIn(retryAfter)
  const said = E.isRight(body) ? body.right : undefined
  const [changed, invoices] = [changedIn(said), invoicesIn(said)]
  const [keeper, scheduled] = [keeperIn(said), scheduledIn(said)]
  const availableFrom = availableFromIn(said)
  const failure: Failure = {
    _tag: 'Rejected',
    code: codeIn(said),
    requestId: requestIdIn(said),
    retryAfterSeconds,
    ...(invoices === undefined ? {} : { invoices }),
    ...(keeper === undefined ? {} : { keeper }),
    ...(scheduled === undefined ? {} : { scheduled }),
    ...(changed === undefined ? {} : { changed }),
    ...(availableFrom === undefined ? {} : { availableFrom }),
  }
  const isTransient = TRANSIENT.has(status) && !isMaintenance(failure)
  return E.left({ failure, isTransient, retryAfterSeconds, current: currentIn(said) })
}

/** `isTooLarge`: the client aborted the response. */
export const toTransportError = (cause: unknown, isTooLarge: boolean): TransportError => {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (isTooLarge || code === 'ERR_BAD_RESPONSE') return permanent({ _tag: 'Undecodable', at: ['body: too large'] })
  if (code === 'ETIMEDOUT') return permanent({ _tag: 'TimedOut' })
  return { failure: { _tag: 'Unreachable' }, isTransient: true, retryAfterSeconds: undefined }
}

/** The host is in maintenance, so that requests must stop. */
export const isMaintenance = (failure: Failure): boolean =>
  failure._tag === 'Rejected' && failure.code === 'ERROR_MAINTENANCE'

/** The role of the user does not permit the call. */
export const isDenied = (failure: Failure): boolean =>
  failure._tag === 'Rejected' && failure.code === 'ERROR_AUTH_FORBIDDEN'

/** Too many requests, and statuses of a host or proxy that is temporarily unavailable. */
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504])

const permanent = (failure: Failure): TransportError => ({ failure, isTransient: false, retryAfterSeconds: undefined })

/** The host does not accept the token, or the session has ended meanwhile. */
export const UNAUTHORIZED = permanent({ _tag: 'Unauthorized' })

const parseJson = (text: unknown): E.Either<unknown, unknown> =>
  typeof text === 'string' && text !== '' ? E.tryCatch((): unknown => JSON.parse(text), String) : E.left('empty')

/** Seconds only; the header's date format is ignored and the default pause used. */
const secondsIn = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined
