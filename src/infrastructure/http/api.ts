import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Endpoint, EndpointShape } from '#wire/endpoint.ts'
import type { Answer, ApiCall, CallArguments, UncheckedArguments } from './api-call.ts'

/** A call that takes the rest of its arguments: none, where the endpoint needs no more. */
type BoundCall<E extends EndpointShape, Name extends string> = (
  ...given: object extends OtherArguments<E, Name>
    ? [given?: OtherArguments<E, Name>]
    : [given: OtherArguments<E, Name>]
) => Answer<E>
type OtherArguments<E extends EndpointShape, Name extends string> = CallArguments<
  Omit<E, 'params'> & { params: Omit<E['params'], Name> } & EndpointShape
>
interface WithParam<Name extends string, Id> extends EndpointShape {
  readonly params: { readonly [K in Name]: Id }
}

/** The calls of the contract, as adapters make them. Without a session, calls for its business or user fail as an ended session. */
export interface Api {
  readonly call: ApiCall
  /** With the business of the session in the path. */
  readonly forBusiness: <E extends WithParam<'businessId', BusinessId>>(
    endpoint: Endpoint<E>,
  ) => BoundCall<E, 'businessId'>
  /** With the signed-in user in the path. */
  readonly forUser: <E extends WithParam<'userId', UserId>>(endpoint: Endpoint<E>) => BoundCall<E, 'userId'>
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

type UncheckedCall = <E extends EndpointShape>(endpoint: Endpoint<E>, given: UncheckedArguments) => Answer<E>

/** `BoundCall` checks the arguments that are given; `own` adds the one that it leaves out. */
const bound = <E extends EndpointShape>(
  call: ApiCall,
  endpoint: Endpoint<E>,
  given: unknown,
  own: object,
): Answer<E> => {
  const { params, ...rest } = (given ?? {}) as UncheckedArguments
  return (call as UncheckedCall)(endpoint, { ...rest, params: { ...Object(params), ...own } })
}
