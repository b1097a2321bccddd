import type { InvoiceId } from '#domain/kernel/id.ts'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import { type ErrorsOf, verdictOf } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { GeneralError, OwnError } from '#wire/error-codes.ts'

export const unreachable: Failure = { _tag: 'Unreachable' }
export const timedOut: Failure = { _tag: 'TimedOut' }
export const unauthorized: Failure = { _tag: 'Unauthorized' }

/** With an error of any call, or one that no endpoint declares. */
export const rejected = (code: string): Extract<Failure, { readonly _tag: 'Rejected' }> => ({
  _tag: 'Rejected',
  code,
  requestId: undefined,
  retryAfterSeconds: undefined,
  verdict: verdictOf({ errors: [] }, code),
})

type Declaring = { readonly errors: ReadonlyArray<OwnError> }
/** Rejects a call like the host: with an error that its endpoint declares, or one of any call. */
export const rejectedBy = <T extends Declaring>(endpoint: T, code: ErrorsOf<T> | GeneralError): Failure => ({
  ...rejected(code),
  verdict: verdictOf(endpoint, code),
})

export const unavailable = (invoices: ReadonlyArray<InvoiceId>): Failure => ({
  ...rejected('ERROR_INVOICE_NOT_AVAILABLE'),
  verdict: verdictOf(endpoints.orderCreate, 'ERROR_INVOICE_NOT_AVAILABLE'),
  invoices,
})

/**
 * Faults of the next calls, one after another; later calls succeed. `lost`: the call is executed and its response never
 * arrives.
 */
export interface Faults {
  readonly before: (...failures: ReadonlyArray<Failure>) => void
  readonly lost: (...failures: ReadonlyArray<Failure>) => void
  readonly around: <A>(call: () => TE.TaskEither<Failure, A>) => TE.TaskEither<Failure, A>
}

export const makeFaults = (): Faults => {
  const planned: Array<{ readonly failure: Failure; readonly isMade: boolean }> = []
  return {
    before: (...failures) => planned.push(...failures.map((failure) => ({ failure, isMade: false }))),
    lost: (...failures) => planned.push(...failures.map((failure) => ({ failure, isMade: true }))),
    around: (call) => async () => {
      const fault = planned.shift()
      if (fault === undefined) return call()()
      if (fault.isMade) await call()()
      return TE.left(fault.failure)()
    },
  }
}
