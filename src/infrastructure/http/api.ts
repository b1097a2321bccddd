import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { ApiCall, CallArguments, FailureOf, UncheckedArguments, VersionedEndpoint } from './api-call.ts'

/** A call that takes the rest of its arguments: none, where the endpoint needs no more. */
type BoundCall<P, Q, B, A, V extends boolean> = (
  ...given: object extends CallArguments<P, Q, B> ? [given?: CallArguments<P, Q, B>] : [given: CallArguments<P, Q, B>]
) => TE.TaskEither<FailureOf<A, V>, A>

/** The calls of the contract, as adapters make them. Without a session, calls for its business or user fail as an ended session. */
export interface Api {
  readonly call: ApiCall
  /** With the business of the session in the path. */
  readonly forBusiness: <P extends { readonly businessId: BusinessId }, Q, B, A, V extends boolean>(
    endpoint: VersionedEndpoint<P, Q, B, A, V>,
  ) => BoundCall<Omit<P, 'businessId'>, Q, B, A, V>
  /** With the signed-in user in the path. */
  readonly forUser: <P extends { readonly userId: UserId }, Q, B, A, V extends boolean>(
    endpoint: VersionedEndpoint<P, Q, B, A, V>,
  ) => BoundCall<Omit<P, 'userId'>, Q, B, A, V>
  /** For a call that needs the business elsewhere. */
  readonly withBusiness: <A>(call: (businessId: BusinessId) => TE.TaskEither<Failure, A>) => TE.TaskEither<Failure, A>
}

export interface ApiSubject {
  readonly businessId?: () => BusinessId | undefined
  readonly userId?: () => UserId | undefined
}

const unknown = (): undefined => undefined

export const makeApi = (call: ApiCall, { businessId = unknown, userId = unknown }: ApiSubject = {}): Api => ({
  call,
  forBusiness:
    (endpoint) =>
    (...[given]) =>
      ifKnown(businessId, (id) => bound(call, endpoint, given, { businessId: id })),
  forUser:
    (endpoint) =>
    (...[given]) =>
      ifKnown(userId, (id) => bound(call, endpoint, given, { userId: id })),
  withBusiness: (next) => ifKnown(businessId, next),
})

const ifKnown =
  <Id, E, A>(idOf: () => Id | undefined, next: (id: Id) => TE.TaskEither<E, A>): TE.TaskEither<E | Failure, A> =>
  () => {
    const id = idOf()
    return id === undefined ? TE.left<E | Failure>({ _tag: 'Unauthorized' })() : next(id)()
  }

type UncheckedCall = <P, Q, B, A, V extends boolean>(
  endpoint: VersionedEndpoint<P, Q, B, A, V>,
  given: UncheckedArguments,
) => TE.TaskEither<FailureOf<A, V>, A>

/** `BoundCall` checks the arguments that are given; `own` adds the one that it leaves out. */
const bound = <P, Q, B, A, V extends boolean>(
  call: ApiCall,
  endpoint: VersionedEndpoint<P, Q, B, A, V>,
  given: unknown,
  own: object,
): TE.TaskEither<FailureOf<A, V>, A> => {
  const { params, ...rest } = (given ?? {}) as UncheckedArguments
  return (call as UncheckedCall)(endpoint, { ...rest, params: { ...Object(params), ...own } })
}
