import { describe, expect, it } from 'vitest'
import { endsSession, verdictOf } from '#application/shared/request-verdict.ts'
import { rejected, rejectedBy, timedOut, unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'

const SILENT = {
  _tag: 'Rejected',
  code: 'ERROR_NOT_FOUND',
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const

describe('the verdict of a failed request', () => {
  it.each([unreachable, timedOut, { _tag: 'Undecodable', at: ['body: JSON'] } as const])(
    'is unknown without a readable response: $_tag',
    (failure) => {
      expect([verdictOf(failure), endsSession(failure)]).toEqual(['Unknown', false])
    },
  )

  it('is unknown for a response that states none', () => {
    expect(verdictOf(SILENT)).toBe('Unknown')
  })

  it('is the one that the response states', () => {
    const failures = [
      rejectedBy(endpoints.orderCreate, 'ERROR_INVOICE_DATE_PAST'),
      rejectedBy(endpoints.orderCreate, 'ERROR_NOT_FOUND'),
      rejectedBy(endpoints.orderCreate, 'ERROR_BUSY'),
      rejectedBy(endpoints.orderCreate, 'ERROR_IN_PROGRESS'),
    ]
    expect(failures.map(verdictOf)).toEqual(['NotDone', 'TurnedAway', 'TryLater', 'Unknown'])
    expect(failures.some(endsSession)).toBe(false)
  })

  it.each([unauthorized, rejected('ERROR_MAINTENANCE')])(
    'is that this attempt had no effect when the session is over: $_tag',
    (failure) => {
      expect([verdictOf(failure), endsSession(failure)]).toEqual(['TurnedAway', true])
    },
  )
})
