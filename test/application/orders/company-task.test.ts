import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyTask } from '#application/orders/company-task.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { anyStatusText } from '#domain/testing/order-statuses.ts'

describe('what an order waits for from its company', () => {
  it.each([
    ['MX', 'PENDING_DOCUMENTS', 2, 'SEND_DOCUMENTS'],
    ['MX', 'PENDING_DOCUMENTS', 0, undefined],
    ['MX', 'APPROVED', 1, 'SEND_DOCUMENTS'],
    ['MX', 'TRANSFERRED', 1, undefined],
    ['CL', 'PENDING_DOCUMENTS', 0, 'ASK_FOR_DOCUMENTS'],
    ['CL', 'IN_REVIEW', 0, undefined],
  ] as const)('in %s of %s with %i documents is %s', (country, status, pendingDocuments, task) => {
    expect(companyTask({ status, pendingDocuments }, country)).toBe(task)
  })

  it('is nothing after the transfer or the rejection, and documents whenever some are pending before', () => {
    fc.assert(
      fc.property(
        anyStatusText,
        fc.nat({ max: 3 }),
        fc.constantFrom(...COUNTRIES),
        (status, pendingDocuments, country) => {
          const { position, state } = trackerOf(status)
          const task = companyTask({ status, pendingDocuments }, country)
          if (position > 2 || state === 'REJECTED' || state === 'UNKNOWN') expect(task).toBeUndefined()
          else expect(task === 'SEND_DOCUMENTS').toBe(pendingDocuments > 0)
        },
      ),
    )
  })
})
