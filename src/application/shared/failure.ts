import type { InvoiceId } from '#domain/kernel/id.ts'

/** Why a call to the outside world did not give an answer. Closed: add a tag, and the compiler lists who must care. */
export type Failure =
  | { readonly _tag: 'Unreachable' }
  | { readonly _tag: 'TimedOut' }
  /** The session is over: nobody retries, the session ends once. */
  | { readonly _tag: 'Unauthorized' }
  /** The host understood and refused. `code` is of the error catalogue, or the unknown error's. */
  | {
      readonly _tag: 'Rejected'
      readonly code: string
      readonly requestId: string | undefined
      readonly retryAfterSeconds: number | undefined
      /** Which of the invoices that were asked for it concerns, where the host says so. */
      readonly invoices?: ReadonlyArray<InvoiceId>
    }
  /** The answer is not what the contract says. `at` names paths, never values. */
  | { readonly _tag: 'Undecodable'; readonly at: ReadonlyArray<string> }

/** The seconds that the host asks to wait before the next try. */
export const retryAfterOf = (failure: Failure): number | undefined =>
  failure._tag === 'Rejected' ? failure.retryAfterSeconds : undefined
