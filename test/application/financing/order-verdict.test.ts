import { describe, expect, it } from 'vitest'
import { ORDER_VERDICTS, verdictOf } from '#application/financing/order-verdict.ts'
import { endsSession, type Verdict, verdictOfRequest } from '#application/shared/request-verdict.ts'
import { rejected, timedOut, unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { ERROR_STATUS, type ErrorCode } from '#wire/error-codes.ts'

describe('the verdict of a response', () => {
  it('is defined for every code of the contract, and for no other', () => {
    /* Neither compiles when a code is in one of the two only. */
    const total: Readonly<Record<ErrorCode, Verdict>> = ORDER_VERDICTS
    const known: Readonly<Record<keyof typeof ORDER_VERDICTS, number>> = ERROR_STATUS
    expect(Object.keys(total).toSorted()).toEqual(Object.keys(known).toSorted())
  })

  it.each([unreachable, timedOut, { _tag: 'Undecodable', at: ['body: JSON'] } as const])(
    'is unknown without a readable response: $_tag',
    (failure) => {
      expect([verdictOf(failure), endsSession(failure)]).toEqual(['Unknown', false])
    },
  )

  it('is unknown for a code outside the contract', () => {
    for (const code of ['ERROR_OF_A_PROXY', '__proto__', 'constructor', ''])
      expect(verdictOf(rejected(code))).toBe('Unknown')
  })

  it.each([
    'ERROR_INVOICE_NOT_AVAILABLE',
    'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
    'ERROR_INVOICE_DATE_PAST',
    'ERROR_ORDER_EMPTY',
    'ERROR_ORDER_NOT_FINANCEABLE',
    'ERROR_IDEMPOTENCY_MISMATCH',
  ])('is not placed when the host processed the request: %s', (code) => {
    expect(verdictOf(rejected(code))).toBe('NotDone')
  })

  it.each([unauthorized, rejected('ERROR_MAINTENANCE')])(
    'is not placed by this attempt when the session is over: $_tag',
    (failure) => {
      expect([verdictOf(failure), endsSession(failure)]).toEqual(['TurnedAway', true])
    },
  )

  it.each(['ERROR_VALIDATION', 'ERROR_TOO_LARGE', 'ERROR_CONTENT_TYPE', 'ERROR_AUTH_FORBIDDEN', 'ERROR_NOT_FOUND'])(
    'is not placed by this attempt when the request was turned away: %s',
    (code) => {
      expect([verdictOf(rejected(code)), endsSession(rejected(code))]).toEqual(['TurnedAway', false])
    },
  )

  it.each(Object.entries(ORDER_VERDICTS))(
    'is that of every other request before the key is looked up: %s',
    (code, verdict) => {
      const isOfAny = verdict === 'TurnedAway' || verdict === 'TryLater'
      expect(verdictOfRequest(rejected(code), new Set())).toBe(isOfAny ? verdict : 'Unknown')
      expect(verdictOfRequest(rejected(code), new Set([code]))).toBe('NotDone')
    },
  )

  it.each(['ERROR_UNKNOWN_ERROR', 'ERROR_STORAGE', 'ERROR_IN_PROGRESS'])(
    'is unknown when the host failed: %s',
    (code) => {
      expect(verdictOf(rejected(code))).toBe('Unknown')
    },
  )
})
