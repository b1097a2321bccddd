import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Conflict } from '#application/shared/conflict.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'
import { wait } from '#application/shared/wait.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Codec } from '#wire/codec/map-codec.ts'
import { type Empty, type Endpoint, type EndpointShape, verdictOf } from '#wire/endpoint.ts'
import { buildUrl } from './url.ts'
import type { TransportResult, TransportError } from './response.ts'
import type { ApiClient, ApiRequest } from './api-client.ts'
import { decodeWith } from './decode.ts'

type Part<Name extends string, A> = [A] extends [Empty | undefined] ? unknown : { readonly [K in Name]: A }

/** The arguments of an endpoint: only the parts that it has. */
export type CallArguments<E extends EndpointShape> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Extras

interface Extras {
  /** The files of a multipart call. */
  readonly files?: FormData
  /** The key of one user intent, required for calls that create or move money. */
  readonly key?: string
  /** The version of the row that is replaced, required for a versioned call. */
  readonly version?: number
  /** Overrides the token of the session. */
  readonly token?: string
  readonly signal?: AbortSignal
  /** The sent part of the body, up to 1. */
  readonly onProgress?: (sent: number) => void
}

/** One call of the contract. A response is used only after the endpoint's codec has accepted it. */
export type ApiCall = <E extends EndpointShape>(endpoint: Endpoint<E>, given: CallArguments<E>) => Answer<E>

export type Answer<E extends EndpointShape> = TaskEither<FailureOf<E>, E['answer']>

/** A versioned call can also be rejected with the stored row. */
type FailureOf<E extends EndpointShape> = true extends E['versioned']
  ? Failure | Conflict<Exclude<E['answer'], Pending>>
  : Failure

export const makeApiCall =
  (api: ApiClient, scheduler: Scheduler): ApiCall =>
  <E extends EndpointShape>(endpoint: Endpoint<E>, given: CallArguments<E>): Answer<E> =>
  async () => {
    const codec = endpoint.response(api.session.country())
    const request = requestOf(endpoint, given, api.session.country())
    if (E.isLeft(request)) return E.left(request.left as FailureOf<E>)
    const attempt = await (endpoint.method === 'GET'
      ? withRetry(api, request.right, scheduler)
      : api.send(request.right))
    return pipe(
      attempt,
      E.mapLeft((fault): Failure | Conflict<E['answer']> =>
        endpoint.versioned ? conflictIn(codec, fault) : judged(endpoint, fault.failure),
      ),
      E.chainW(decodeWith(codec)),
      E.mapLeft((failure) => failure as FailureOf<E>),
    )
  }

/** A request with a key is repeated until its outcome is known. */
const judged = <E extends EndpointShape>(endpoint: Endpoint<E>, failure: Failure): Failure =>
  endpoint.idempotent && failure._tag === 'Rejected'
    ? { ...failure, verdict: verdictOf(endpoint, failure.code) }
    : failure

const conflictIn = <A>(codec: Codec<A>, { current, failure }: TransportError): Failure | Conflict<A> =>
  failure._tag !== 'Rejected' || failure.code !== 'ERROR_CONFLICT'
    ? failure
    : pipe(
        decodeWith(codec)(current),
        E.matchW(
          (undecodable) => undecodable,
          (stored): Conflict<A> => ({ _tag: 'Conflict', current: stored }),
        ),
      )

export type UncheckedArguments = Partial<Readonly<Record<'params' | 'query' | 'body', unknown>>> & Extras

const requestOf = <E extends EndpointShape>(
  endpoint: Endpoint<E>,
  given: CallArguments<E>,
  country: Country,
): E.Either<Failure, ApiRequest> => {
  const { params = {}, query = {}, body, files, key, onProgress, signal, token, version }: UncheckedArguments = given
  if (endpoint.idempotent && key === undefined) return E.left({ _tag: 'Undecodable', at: ['Idempotency-Key: missing'] })
  if (endpoint.versioned && version === undefined) return E.left({ _tag: 'Undecodable', at: ['If-Match: missing'] })
  return pipe(
    buildUrl(endpoint, params, query),
    E.map((url) => ({
      method: endpoint.method,
      url,
      body: endpoint.multipart ? files : body === undefined ? undefined : endpoint.body(country).encode(body),
      isPublic: endpoint.access === 'public',
      key: endpoint.idempotent ? key : undefined,
      version: endpoint.versioned ? version : undefined,
      token,
      isLarge: endpoint.carriesFile,
      signal,
      onProgress,
    })),
  )
}

/**
 * Retries reads twice, after a pause, when the transport failed. Never in another session: a request of one business
 * must not carry the token of the next.
 */
const withRetry = async (api: ApiClient, request: ApiRequest, scheduler: Scheduler): Promise<TransportResult> => {
  const token = api.session.token()
  let attempt = await api.send(request)
  for (const usual of PAUSES_MS) {
    if (E.isRight(attempt) || !attempt.left.isTransient) return attempt
    const pause = retryDelay(attempt.left, usual)
    if (pause === undefined) return attempt
    await wait(scheduler, pause)
    if (api.session.token() !== token) return attempt
    attempt = await api.send(request)
  }
  return attempt
}

const PAUSES_MS = [500, 1_500] as const
const MAX_RETRY_AFTER_SECONDS = 30

/** A retry time above half a minute is not awaited. The jitter spreads the retries of clients. */
const retryDelay = ({ retryAfterSeconds }: TransportError, usual: number): number | undefined => {
  if (retryAfterSeconds === undefined) return Math.round(usual * (1 + Math.random() / 2))
  return retryAfterSeconds > MAX_RETRY_AFTER_SECONDS ? undefined : Math.max(usual, retryAfterSeconds * 1_000)
}
