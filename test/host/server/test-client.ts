import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Conflict } from '#application/shared/conflict.ts'
import type { Failure } from '#application/shared/failure.ts'
import { browserScheduler } from '#infrastructure/browser/browser-scheduler.ts'
import {
  makeApiCall,
  type ApiCall,
  type CallArguments,
  type UncheckedArguments,
} from '#infrastructure/http/api-call.ts'
import { toResult } from '#infrastructure/http/response.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import type { Empty, Endpoint, EndpointShape } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { AHost, Company } from './a-host.ts'

type Endpoints = typeof endpoints
type Given<S extends EndpointShape> = CallArguments<
  Omit<S, 'params' | 'query'> & {
    params: RestOf<Omit<S['params'], 'businessId' | 'userId'>>
    query: S['query'] extends Empty ? Empty : Loose<S['query']>
  } & EndpointShape
>
/** A query without what it leaves open. */
type Loose<Q> = { readonly [K in keyof Q as undefined extends Q[K] ? K : never]?: Q[K] } & {
  readonly [K in keyof Q as undefined extends Q[K] ? never : K]: Q[K]
}
type RestOf<Params> = keyof Params extends never ? Record<string, never> : Params
type Arguments<S extends EndpointShape> = object extends Given<S> ? [given?: Given<S>] : [given: Given<S>]

interface TestCall<S extends EndpointShape> {
  /** Gives the decoded answer, and throws the code of a rejection with the path of the call. */
  (...given: Arguments<S>): Promise<S['answer']>
  readonly either: (...given: Arguments<S>) => Promise<E.Either<Failure | Conflict<S['answer']>, S['answer']>>
}

export type TestClient = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint<infer S> ? TestCall<S> : never
}

/**
 * The calls of the contract by their names, as a user of the company makes them. The company and the user are in the path where it names
 * one, and each request has a key of its own unless one is given.
 */
export const testClient = (
  host: Pick<AHost, 'request'>,
  { businessId, country, token, userId }: Company,
): TestClient => {
  const call = makeApiCall(
    {
      session: makeSessionHeader(token, country),
      send: async ({ body, isPublic, key, method, url, version }) => {
        const { headers, status, text } = await host.request(`${method} ${url}`, {
          token,
          body,
          keyless: true,
          headers: {
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
          },
        })
        return toResult({ status, text, retryAfter: headers['retry-after'] as string | undefined }, isPublic)
      },
    },
    browserScheduler,
  )
  const own = { businessId, userId }
  const calls = Object.entries(endpoints).map(([name, endpoint]) => {
    const either = ({ params, ...given }: UncheckedArguments = {}) => {
      const all = { key: randomUUID(), ...given, params: { ...own, ...Object(params) } }
      return (call as UncheckedCall)(endpoint, all)()
    }
    const orThrow = async (given?: UncheckedArguments) => {
      const answer = await either(given)
      if (E.isRight(answer)) return answer.right
      throw new Error(`${JSON.stringify(answer.left)} ${endpoint.method} ${endpoint.path}`)
    }
    return [name, Object.assign(orThrow, { either })]
  })
  return Object.fromEntries(calls) as TestClient
}

type UncheckedCall = (endpoint: object, given: UncheckedArguments) => ReturnType<ApiCall>
