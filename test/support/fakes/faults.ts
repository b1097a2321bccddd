import type { InvoiceId } from '#domain/kernel/id.ts'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'

export const unreachable: Failure = { _tag: 'Unreachable' }
export const timedOut: Failure = { _tag: 'TimedOut' }
export const unauthorized: Failure = { _tag: 'Unauthorized' }

export const rejected = (code: string): Failure => ({
  _tag: 'Rejected',
  code,
  requestId: undefined,
  retryAfterSeconds: undefined,
})

export const unavailable = (invoices: ReadonlyArray<InvoiceId>): Failure => ({
  _tag: 'Rejected',
  code: 'ERROR_INVOICE_NOT_AVAILABLE',
  requestId: undefined,
  retryAfterSeconds: undefined,
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
