import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import {
  claimDaysLeft,
  earlierLegalDueDate,
  NOTICE_PLACES,
  noticeOf,
  noticesIn,
  noticeTotalsOf,
  PAYABLE_NOTICES,
} from '#domain/payables/payable-notice.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayableState } from '#domain/payables/payable-state.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { payableInvoice } from '#domain/testing/payable-invoices.ts'
import { country } from '#domain/testing/kernel.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const day = (text: string) => text as CivilDate
const TODAY = day('2026-11-20')
const pending = (receivedOn: CivilDate | undefined) => aPayable(0, { receivedOn, isUnanswered: true })
const PAID: PayableState = { _tag: 'Paid', on: TODAY, payrollId: undefined }
const PAID_IN_LIST: PayableState = { _tag: 'Paid', on: TODAY, payrollId: '7' as PayrollId }

describe('the days left to claim an invoice', () => {
  /* Ley 19.983 art. 3, by Ley 20.956: eight calendar days from the reception. */
  it.each([
    ['2026-11-20', '2026-11-20', 8],
    ['2026-11-20', '2026-11-27', 1],
    ['2026-11-20', '2026-11-28', 0],
    ['2026-11-20', '2026-11-29', undefined],
    ['2026-12-28', '2027-01-03', 2],
  ] as const)('received on %s, seen on %s, are %s', (receivedOn, today, days) => {
    expect(claimDaysLeft(pending(day(receivedOn)), day(today))).toBe(days)
  })

  it('also count in a list, and are unknown without a reception', () => {
    const location: PayableState = { _tag: 'Scheduled', payrollId: '7' as PayrollId }
    expect(claimDaysLeft({ ...pending(TODAY), location }, TODAY)).toBe(8)
    expect(claimDaysLeft(pending(undefined), TODAY)).toBeUndefined()
  })

  it('are none for what was accepted, claimed, cancelled, credited, paid or archived, on any day', () => {
    fc.assert(
      fc.property(payableInvoice('CL'), calendarDate, (invoice, today) => {
        const isOver = invoice.location._tag === 'Paid' || invoice.location._tag === 'Archived'
        if (invoice.isUnanswered && invoice.obstacle === undefined && !isOver) return
        expect(claimDaysLeft(invoice, today)).toBeUndefined()
      }),
    )
  })

  it('grow by one on the day before, from 0 on the last day', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -20, max: 8 }), (receivedOn, ago) => {
        const today = addDays(receivedOn, 8 - ago)
        expect(claimDaysLeft(pending(receivedOn), today)).toBe(ago < 0 ? undefined : ago)
      }),
    )
  })
})

describe('the legal due date', () => {
  /* Ley 19.983 art. 2, by Ley 21.131: thirty calendar days from the reception. */
  it.each([
    ['2026-11-02', '2026-12-16', '2026-12-02'],
    ['2026-12-15', '2027-01-31', '2027-01-14'],
    ['2026-11-16', '2026-12-16', undefined],
    ['2026-11-20', '2026-12-16', undefined],
  ] as const)('of an invoice received on %s and paid on %s is %s', (receivedOn, paymentDate, expected) => {
    const invoice = aPayable(0, { receivedOn: day(receivedOn), paymentDate: day(paymentDate) })
    expect(earlierLegalDueDate(invoice)).toBe(expected)
    expect(earlierLegalDueDate({ ...invoice, obstacle: 'CLAIMED' })).toBeUndefined()
  })

  it('is unknown without a reception', () => {
    expect(earlierLegalDueDate(aPayable(0))).toBeUndefined()
  })

  it('is always before the payment date', () => {
    fc.assert(
      fc.property(payableInvoice('CL'), (invoice) => {
        const due = earlierLegalDueDate(invoice)
        expect(due === undefined || due < invoice.paymentDate).toBe(true)
      }),
    )
  })
})

describe('the notice of an invoice', () => {
  const deferred = { isDeferred: true }
  it.each([
    ['a pending one in the inbox', pending(TODAY), 'CLAIMABLE'],
    ['one cancelled at the SAT', aPayable(0, { obstacle: 'CANCELLED' }), 'CANCELLED'],
    /* Regla 2.7.1.32 of the Resolución Miscelánea Fiscal: the receipt is issued after the payment of a PPD invoice. */
    ['a PPD invoice marked as paid', aPayable(0, { ...deferred, location: PAID }), 'WITHOUT_RECEIPT'],
    ['a PPD invoice paid in a list', aPayable(0, { ...deferred, location: PAID_IN_LIST }), 'WITHOUT_RECEIPT'],
    ['a PPD invoice with a receipt', aPayable(0, { ...deferred, location: PAID, obstacle: 'SETTLED' }), undefined],
    ['a PUE invoice that was paid', aPayable(0, { location: PAID }), undefined],
    ['a PPD invoice that is not paid', aPayable(0, deferred), undefined],
    ['one cancelled after it was paid', aPayable(0, { location: PAID, obstacle: 'CANCELLED' }), 'PAID_CANCELLED'],
    ['an archived one', aPayable(0, { obstacle: 'CANCELLED', location: { _tag: 'Archived', on: TODAY } }), undefined],
  ] as const)('of %s is shown above one list', (_, invoice, notice) => {
    expect(noticeOf(invoice, TODAY)).toBe(notice)
  })

  it('of the SII is about claims, and of the SAT about cancellations and receipts, which only paid invoices lack', () => {
    expect(noticesIn('CL')).toEqual(['CLAIMABLE'])
    expect(noticesIn('MX')).toEqual(['CANCELLED', 'WITHOUT_RECEIPT', 'PAID_CANCELLED'])
    expect(NOTICE_PLACES).toEqual({
      CLAIMABLE: 'Inbox',
      CANCELLED: 'Inbox',
      WITHOUT_RECEIPT: 'Paid',
      PAID_CANCELLED: 'Paid',
    })
  })

  it('is in the list of its place, and one of its country', () => {
    const invoices = country.chain((of) => fc.tuple(fc.constant(of), payableInvoice(of)))
    fc.assert(
      fc.property(invoices, calendarDate, ([of, invoice], today) => {
        const notice = noticeOf(invoice, today)
        if (notice === undefined || invoice.obstacle === 'CANCELLED') return
        expect(noticesIn(of)).toContain(notice)
        expect(invoice.location._tag).toBe(NOTICE_PLACES[notice])
      }),
    )
  })

  it('has totals in the order of the notices, none without invoices', () => {
    const claimable = [pending(TODAY), { ...pending(TODAY), amount: money('CLP', 500) }, pending(undefined)]
    expect(noticeTotalsOf(claimable, 'CLP', TODAY).filter(({ invoices }) => invoices > 0)).toEqual([
      { notice: 'CLAIMABLE', invoices: 2, totals: [money('CLP', 1_500)] },
    ])
    expect(noticeTotalsOf([], 'MXN', TODAY)).toEqual(
      PAYABLE_NOTICES.map((notice) => ({ notice, invoices: 0, totals: [money('MXN', 0)] })),
    )
  })

  it('has dollars apart in a total', () => {
    const dollars = { ...pending(TODAY), amount: money('CLP', 46_000), documentAmount: money('USD', 5_000) }
    expect(noticeTotalsOf([{ ...pending(TODAY), amount: money('CLP', 500) }, dollars], 'CLP', TODAY)[0]).toEqual({
      notice: 'CLAIMABLE',
      invoices: 2,
      totals: [money('CLP', 500), money('USD', 5_000)],
    })
  })

  it('counts each invoice once at most, and what is owed with it', () => {
    const invoices = country.chain((of) => fc.tuple(fc.constant(of), fc.array(payableInvoice(of))))
    fc.assert(
      fc.property(invoices, calendarDate, ([of, list], today) => {
        const currency = of === 'CL' ? 'CLP' : 'MXN'
        const found = noticeTotalsOf(list, currency, today)
        const amounts = found.flatMap(({ totals }) => totals.map((amount) => ({ amount })))
        const noticed = list.filter((invoice) => noticeOf(invoice, today) !== undefined)
        const sumOf = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, one) => sum + one, 0)
        expect(found.map(({ notice }) => notice)).toEqual(PAYABLE_NOTICES)
        expect(sumOf(found.map(({ invoices: count }) => count))).toBe(noticed.length)
        expect(owedTotals(amounts, currency)).toEqual(owedTotals(noticed, currency))
      }),
    )
  })
})
