import * as TE from 'fp-ts/TaskEither'
import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'

/**
 * The meaning of an error response for a request with a key. `NotDone`: the host looked up the key, processed the request and
 * rejected it: it has no effect. `TurnedAway`: rejected before the key was looked up: this attempt had no effect, an earlier one
 * may have. `TryLater`: the same, with a retry time. `Unknown`: the request may have had its effect.
 */
export type Verdict = 'NotDone' | 'TurnedAway' | 'TryLater' | 'Unknown'

/** The failure of an external call. Closed, so that the compiler lists every place that must handle a new tag. */
export type Failure =
  | { readonly _tag: 'Unreachable' }
  | { readonly _tag: 'TimedOut' }
  /** The session is over: no retry, the session ends once. */
  | { readonly _tag: 'Unauthorized' }
  /** Rejected by the host. `code` is of the error catalogue, or the unknown error's. */
  | {
      readonly _tag: 'Rejected'
      readonly code: string
      readonly requestId: string | undefined
      readonly retryAfterSeconds: number | undefined
      /** Stated for a request with a key. */
      readonly verdict?: Verdict
      /** The requested invoices that caused it, when stated. */
      readonly invoices?: ReadonlyArray<InvoiceId>
      /** The payroll that already has one of the requested invoices, when stated. */
      readonly scheduled?: { readonly folio: string; readonly payroll: string }
      /** Who already has the account, when stated. */
      readonly keeper?: AccountKeeper
      /** The amount of the request, and what it is now, when stated. */
      readonly changed?: { readonly before: Money; readonly after: Money }
      /** The day and the hour from which it goes, in words, when stated. */
      readonly availableFrom?: string
    }
  /** The response violates the contract. `at` contains paths, never values. */
  | { readonly _tag: 'Undecodable'; readonly at: ReadonlyArray<string> }

/** The host's retry time in seconds. */
export const retryAfterOf = (failure: Failure): number | undefined =>
  failure._tag === 'Rejected' ? failure.retryAfterSeconds : undefined

/** For an address that names nothing, without asking the host. */
export const NOT_FOUND = {
  _tag: 'Rejected',
  code: 'ERROR_NOT_FOUND',
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const satisfies Failure

export const isNotFound = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.code === NOT_FOUND.code

/** Undefined for what does not exist. */
export const orUndefined = <A>(call: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A | undefined> =>
  TE.orElse((failure: Failure): TE.TaskEither<Failure, A | undefined> =>
    isNotFound(failure) ? TE.right(undefined) : TE.left(failure),
  )(call)
