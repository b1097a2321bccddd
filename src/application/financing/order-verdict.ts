import { absurd } from 'fp-ts/function'
import type { Failure } from '../shared/failure.ts'

/**
 * What one answer other than an order tells of the order that was asked for.
 * `NotPlaced`: the host looked the key up, judged the request and refused it: there is no order.
 * `TurnedAway`: refused before the key was looked up: this try placed nothing, an earlier one may have.
 * `TryLater`: the same, and the host asks for another try soon.
 * `Unknown`: the order may be there or not.
 */
export type Verdict = 'NotPlaced' | 'TurnedAway' | 'TryLater' | 'Unknown'

/** Total over failures. A code that is not in the table tells nothing of an order. */
export const verdictOf = (failure: Failure): Verdict => {
  switch (failure._tag) {
    case 'Unreachable':
    case 'TimedOut':
    case 'Undecodable':
      return 'Unknown'
    case 'Unauthorized':
      return 'TurnedAway'
    case 'Rejected':
      return ORDER_VERDICTS.get(failure.code) ?? 'Unknown'
    default:
      return absurd(failure)
  }
}

/** Whether the session is over with this answer: asking again needs a new one. */
export const endsSession = (failure: Failure): boolean =>
  failure._tag === 'Unauthorized' || (failure._tag === 'Rejected' && failure.code === 'ERROR_MAINTENANCE')

/** Every code of the contract. Those that the call for an order never answers are `Unknown`: something else answered. */
export const ORDER_VERDICTS: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ['ERROR_INVOICE_NOT_AVAILABLE', 'NotPlaced'],
  ['ERROR_INVOICE_DATE_NOT_BUSINESS_DAY', 'NotPlaced'],
  ['ERROR_INVOICE_DATE_PAST', 'NotPlaced'],
  ['ERROR_ORDER_EMPTY', 'NotPlaced'],
  ['ERROR_ORDER_NOT_FINANCEABLE', 'NotPlaced'],
  ['ERROR_IDEMPOTENCY_MISMATCH', 'NotPlaced'],

  ['ERROR_VALIDATION', 'TurnedAway'],
  ['ERROR_TOO_LARGE', 'TurnedAway'],
  ['ERROR_CONTENT_TYPE', 'TurnedAway'],
  ['ERROR_AUTH_TOKEN_EXPIRED', 'TurnedAway'],
  ['ERROR_AUTH_FORBIDDEN', 'TurnedAway'],
  ['ERROR_BUSINESS_UNVERIFIED', 'TurnedAway'],
  ['ERROR_NOT_FOUND', 'TurnedAway'],
  ['ERROR_MAINTENANCE', 'TurnedAway'],
  ['ERROR_RATE_LIMITED', 'TryLater'],
  ['ERROR_BUSY', 'TryLater'],

  ['ERROR_UNKNOWN_ERROR', 'Unknown'],
  ['ERROR_STORAGE', 'Unknown'],
  ['ERROR_IN_PROGRESS', 'Unknown'],
  ['ERROR_CONFLICT', 'Unknown'],
  ['ERROR_AUTH_INVALID_CREDENTIALS', 'Unknown'],
  ['ERROR_AUTH_TOO_MANY_ATTEMPTS', 'Unknown'],
  ['ERROR_AUTH_TOO_MANY_FROM_ADDRESS', 'Unknown'],
  ['ERROR_USER_EMAIL_TAKEN', 'Unknown'],
  ['ERROR_USER_PASSWORD_COMMON', 'Unknown'],
  ['ERROR_USER_RESET_LINK_INVALID', 'Unknown'],
  ['ERROR_USER_WRONG_PASSWORD', 'Unknown'],
  ['ERROR_USER_IMPERSONATION_INVALID', 'Unknown'],
  ['ERROR_BUSINESS_IDENTIFIER_INVALID', 'Unknown'],
  ['ERROR_BUSINESS_IDENTIFIER_TAKEN', 'Unknown'],
  ['ERROR_TAX_CREDENTIAL_INVALID', 'Unknown'],
  ['ERROR_TAX_AUTHORITY_UNAVAILABLE', 'Unknown'],
  ['ERROR_INVOICE_IN_ORDER', 'Unknown'],
  ['ERROR_INVOICE_FROM_AUTHORITY', 'Unknown'],
  ['ERROR_DOCUMENT_TYPE', 'Unknown'],
  ['ERROR_DOCUMENT_SIZE', 'Unknown'],
])
