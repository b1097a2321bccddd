import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Endpoint } from '#wire/endpoint.ts'
import type { ApiCall, CallArguments, UncheckedArguments } from './api-call.ts'
import type { WithBusiness } from './with-business.ts'
import type { WithUser } from './with-user.ts'

/** A call that takes the rest of its arguments: none, where the endpoint needs no more. */
type BoundCall<P, Q, B, A> = (
  ...given: object extends CallArguments<P, Q, B> ? [given?: CallArguments<P, Q, B>] : [given: CallArguments<P, Q, B>]
) => TaskEither<Failure, A>

/** Calls with the business of the session in their path. */
export const businessCalls =
  (call: ApiCall, withBusiness: WithBusiness) =>
  <P extends { readonly businessId: BusinessId }, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
  ): BoundCall<Omit<P, 'businessId'>, Q, B, A> =>
  (...[given]) =>
    withBusiness((businessId) => bound(call, endpoint, given, { businessId }))

/** Calls with the signed-in user in their path. */
export const userCalls =
  (call: ApiCall, withUser: WithUser) =>
  <P extends { readonly userId: UserId }, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
  ): BoundCall<Omit<P, 'userId'>, Q, B, A> =>
  (...[given]) =>
    withUser((userId) => bound(call, endpoint, given, { userId }))

type UncheckedCall = <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, given: UncheckedArguments) => TaskEither<Failure, A>

/** `BoundCall` checks the arguments that are given; `own` adds the one that it leaves out. */
const bound = <P, Q, B, A>(
  call: ApiCall,
  endpoint: Endpoint<P, Q, B, A>,
  given: unknown,
  own: object,
): TaskEither<Failure, A> => {
  const { params, ...rest } = (given ?? {}) as UncheckedArguments
  return (call as UncheckedCall)(endpoint, { ...rest, params: { ...Object(params), ...own } })
}
