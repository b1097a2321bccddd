import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Codec } from './codec/mapped.ts'

/**
 * Who may call. `public`: anyone. `user`: anyone signed in. `tenant`: only who acts for the business that the
 * address, or the row it names, belongs to.
 */
export type Access = 'public' | 'user' | 'tenant'

/** What travels may depend on the country of the business: money has other decimals. */
export type ByCountry<A> = (country: Country) => Codec<A>

/** One call of the contract. The client's adapters and the host's routes are both derived from it, so a path is written once. */
export interface Endpoint<P, Q, B, A> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` stands for a parameter of `params`. */
  readonly path: `/api/${string}`
  readonly params: t.Type<P, Record<string, unknown>, unknown>
  readonly query: t.Type<Q, Record<string, unknown>, unknown>
  readonly body: ByCountry<B>
  readonly response: ByCountry<A>
  readonly access: Access
  /** Creates or moves money: carries an `Idempotency-Key`, and happens once per key. */
  readonly idempotent: boolean
  /** The body is files, not JSON. */
  readonly multipart: boolean
  /** Takes several transactions, because it waits for other work. Files do in any case. */
  readonly inSteps: boolean
  /** Only by the user's own hand: refused to an operator who acts as somebody else. */
  readonly deniedToOperators: boolean
  /** Also for an unverified business. Tenant calls need a verified one unless they say so. */
  readonly unverified: boolean
}

interface Given<P, Q, B, A> {
  readonly method: Endpoint<P, Q, B, A>['method']
  readonly path: `/api/${string}`
  readonly access: Access
  readonly params?: t.Type<P, Record<string, unknown>, unknown>
  readonly query?: t.Type<Q, Record<string, unknown>, unknown>
  readonly body?: ByCountry<B>
  readonly response: ByCountry<A>
  readonly idempotent?: boolean
  readonly multipart?: boolean
  readonly inSteps?: boolean
  readonly deniedToOperators?: boolean
  readonly unverified?: boolean
}

const Nothing = t.strict({})
export type Nothing = Record<string, never>
const nobody = t.undefined as t.Type<unknown, unknown, unknown>
const nothing = Nothing as t.Type<Nothing, Record<string, unknown>, unknown>

/** The same in both countries. */
export const everywhere =
  <A>(codec: Codec<A>): ByCountry<A> =>
  () =>
    codec

/** Fills what most calls leave out: no parameters, no query, no body, no money. */
export const endpoint = <A, P = Nothing, Q = Nothing, B = undefined>(
  given: Given<P, Q, B, A>,
): Endpoint<P, Q, B, A> => ({
  params: nothing as t.Type<P, Record<string, unknown>, unknown>,
  query: nothing as t.Type<Q, Record<string, unknown>, unknown>,
  body: everywhere(nobody as Codec<B>),
  idempotent: false,
  multipart: false,
  inSteps: false,
  deniedToOperators: false,
  unverified: false,
  ...given,
})

/** An answer that says only that it was done. */
export const EmptyResponse: ByCountry<Nothing> = everywhere(nothing)
