import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { daysLate, invoiceGroup, isRepayable, statusByPayments } from '#domain/orders/lateness.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { stateOf } from '#domain/orders/tracker.ts'

const DUE = '2026-03-31' as CivilDate

const unpaid = { paymentDate: DUE, settledOn: undefined }
const paidAfter = (days: number) => ({ paymentDate: DUE, settledOn: addDays(DUE, days) })

describe('the lateness of an order', () => {
  it('counts the days after the payment date, until the payment', () => {
    expect(daysLate(unpaid, DUE)).toBe(0)
    expect(daysLate(unpaid, addDays(DUE, 3))).toBe(3)
    expect(daysLate(paidAfter(2), addDays(DUE, 90))).toBe(2)
    expect(daysLate(paidAfter(-5), addDays(DUE, 90))).toBe(0)
  })

  it('puts an order in arrears on the first day and makes it critical after thirty', () => {
    expect(statusByPayments('TRANSFERRED', [unpaid], DUE)).toBeUndefined()
    expect(statusByPayments('TRANSFERRED', [unpaid], addDays(DUE, 1))).toBe('ARREAR')
    expect(statusByPayments('ARREAR', [unpaid], addDays(DUE, 30))).toBeUndefined()
    expect(statusByPayments('ARREAR', [unpaid], addDays(DUE, 31))).toBe('CRITICAL')
  })

  it('is that of the invoice that is most days late', () => {
    const later = { paymentDate: addDays(DUE, 30), settledOn: undefined }
    expect(statusByPayments('TRANSFERRED', [later, unpaid], addDays(DUE, 1))).toBe('ARREAR')
    expect(statusByPayments('ARREAR', [unpaid, later], addDays(DUE, 31))).toBe('CRITICAL')
  })

  it('does not change an order that was renegotiated or lost until everything is paid', () => {
    for (const status of ['RENEGOTIATION', 'DEFAULT']) {
      expect(statusByPayments(status, [unpaid], addDays(DUE, 31))).toBeUndefined()
      expect(statusByPayments(status, [paidAfter(31)], addDays(DUE, 31))).toBe('PAID')
    }
  })

  it('is repaid from its transfer until it is paid', () => {
    const repayable = ['ACTIVE', 'TRANSFERRED', 'ARREAR', 'CRITICAL', 'RENEGOTIATION', 'DEFAULT']
    expect(repayable.filter(isRepayable)).toEqual(repayable)
    expect(['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED', 'REJECTED', 'PAID', 'NEW'].filter(isRepayable)).toEqual([])
  })

  it('returns to active when the late invoice was paid, and to paid when all were', () => {
    const later = { paymentDate: addDays(DUE, 60), settledOn: undefined }
    expect(statusByPayments('CRITICAL', [paidAfter(40), later], addDays(DUE, 41))).toBe('ACTIVE')
    expect(statusByPayments('DEFAULT', [paidAfter(40), paidAfter(50)], addDays(DUE, 51))).toBe('PAID')
  })

  it('changes only orders whose money was transferred', () => {
    const status = fc.constantFrom(...ORDER_STATUSES, 'NEW_STATUS')
    const settled = fc.option(fc.integer({ min: -30, max: 100 }), { nil: undefined })
    const invoices = fc.array(
      settled.map((days) => (days === undefined ? unpaid : paidAfter(days))),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(status, invoices, fc.integer({ min: -50, max: 100 }), (present, drawn, days) => {
        const next = statusByPayments(present, drawn, addDays(DUE, days))
        const changes = ['ACTIVE', 'ARREAR', 'CRITICAL', 'DEFAULT', 'RENEGOTIATION']
        if (!changes.includes(stateOf(present))) expect(next).toBeUndefined()
        else if (drawn.every(({ settledOn }) => settledOn !== undefined)) expect(next).toBe('PAID')
        else expect(next).not.toBe('PAID')
      }),
    )
  })

  it('says of each invoice whether it is paid, late or on time', () => {
    const today = addDays(DUE, 5)
    expect(invoiceGroup('ARREAR', unpaid, today)).toBe('LATE')
    expect(invoiceGroup('ARREAR', { ...unpaid, paymentDate: today }, today)).toBe('TRANSFERRED')
    expect(invoiceGroup('ARREAR', paidAfter(1), today)).toBe('PAID')
  })

  it.each([
    ['REVIEWED', 'IN_REVIEW'],
    ['PENDING_DOCUMENTS', 'IN_REVIEW'],
    ['TO_DEPOSIT', 'APPROVED'],
    ['DEFAULT', 'LATE'],
    ['COMPLETE', 'PAID'],
    ['REJECTED', 'REJECTED'],
    ['REPLACED', 'RENEGOTIATED'],
    ['toString', 'IN_REVIEW'],
  ])('says of an unpaid invoice of an order in %s that it is %s', (status, group) => {
    expect(invoiceGroup(status, unpaid, addDays(DUE, 5))).toBe(group)
  })
})
