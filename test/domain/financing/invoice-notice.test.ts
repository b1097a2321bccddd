import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVOICE_NOTICES, LATE_PAYER_DAYS, noticeOf, type NotedInvoice } from '#domain/financing/invoice-notice.ts'
import { cautionOf, USUAL_DAYS_AFTER_DUE } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { notedInvoice } from '#domain/testing/issued-invoices.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const TODAY = '2026-11-20' as CivilDate
const ordinary: NotedInvoice = {
  averageDaysLate: undefined,
  dueDate: addDays(TODAY, 30),
  extra: 'PPD',
  method: '99',
}

describe('what is special about an invoice', () => {
  it('is nothing for an ordinary one', () => {
    expect(noticeOf(ordinary, TODAY)).toBeUndefined()
    expect(noticeOf({ ...ordinary, extra: 'ACKNOWLEDGED', method: '33' }, TODAY)).toBeUndefined()
  })

  // SAT, Anexo 20, c_MetodoPago: PUE is a single payment; c_FormaPago 01 is cash, 03 a transfer.
  it('is a single payment, in cash or not', () => {
    expect(noticeOf({ ...ordinary, extra: 'PUE', method: '01' }, TODAY)).toBe('PAID_IN_CASH')
    expect(noticeOf({ ...ordinary, extra: 'PUE', method: '03' }, TODAY)).toBe('PAID_AT_ONCE')
    expect(noticeOf({ ...ordinary, extra: 'PUE', method: undefined }, TODAY)).toBe('PAID_AT_ONCE')
    expect(noticeOf({ ...ordinary, extra: 'PPD', method: '01' }, TODAY)).toBeUndefined()
  })

  it('is its age from the day on which every payment date is unusual', () => {
    const dueDate = addDays(TODAY, -USUAL_DAYS_AFTER_DUE)
    expect(noticeOf({ ...ordinary, dueDate }, TODAY)).toBeUndefined()
    expect(noticeOf({ ...ordinary, dueDate: addDays(dueDate, -1) }, TODAY)).toBe('VERY_OLD')
  })

  it('is a payer who is late by half a month', () => {
    expect(noticeOf({ ...ordinary, averageDaysLate: LATE_PAYER_DAYS - 1 }, TODAY)).toBeUndefined()
    expect(noticeOf({ ...ordinary, averageDaysLate: LATE_PAYER_DAYS }, TODAY)).toBe('LATE_PAYER')
  })

  it('is the weightiest of several', () => {
    const all: NotedInvoice = {
      averageDaysLate: 90,
      dueDate: addDays(TODAY, -400),
      extra: 'PUE',
      isPossibleDuplicate: true,
      method: '01',
    }
    expect(noticeOf(all, TODAY)).toBe('POSSIBLE_DUPLICATE')
    expect(noticeOf({ ...all, isPossibleDuplicate: false }, TODAY)).toBe('PAID_IN_CASH')
    expect(noticeOf({ ...all, isPossibleDuplicate: undefined, extra: 'PPD' }, TODAY)).toBe('VERY_OLD')
    expect(noticeOf({ ...all, isPossibleDuplicate: false, extra: 'PPD', dueDate: TODAY }, TODAY)).toBe('LATE_PAYER')
  })
})

describe('the laws of notices', () => {
  it('a further fact never lowers the weight of the notice', () => {
    const weight = (invoice: NotedInvoice): number => {
      const notice = noticeOf(invoice, TODAY)
      return notice === undefined ? INVOICE_NOTICES.length : INVOICE_NOTICES.indexOf(notice)
    }
    fc.assert(
      fc.property(notedInvoice(TODAY), fc.nat({ max: 400 }), (invoice, days) => {
        expect(weight(invoice)).toBeGreaterThanOrEqual(0)
        for (const more of [
          { isPossibleDuplicate: true },
          { dueDate: addDays(invoice.dueDate, -days) },
          { averageDaysLate: (invoice.averageDaysLate ?? 0) + days },
        ])
          expect(weight({ ...invoice, ...more })).toBeLessThanOrEqual(weight(invoice))
      }),
    )
  })

  it('an old invoice has no payment date without a caution', () => {
    fc.assert(
      fc.property(notedInvoice(TODAY), fc.nat({ max: 365 }), (invoice, days) => {
        if (noticeOf(invoice, TODAY) === 'VERY_OLD')
          expect(cautionOf(addDays(TODAY, days), { dueDate: invoice.dueDate })?._tag).toBe(
            'PaymentDateLongAfterDueDate',
          )
      }),
    )
  })

  it('the passing of time removes no notice', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat({ max: 400 }), (today, days) => {
        fc.assert(
          fc.property(notedInvoice(today), (invoice) => {
            if (noticeOf(invoice, today) !== undefined) expect(noticeOf(invoice, addDays(today, days))).toBeDefined()
          }),
          { numRuns: 5 },
        )
      }),
    )
  })
})
