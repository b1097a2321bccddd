import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { StatusChange } from '#domain/orders/order.ts'
import { stepChanges, stepEstimates } from '#domain/orders/step-dates.ts'
import { stateOf, trackerOf } from '#domain/orders/tracker.ts'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { statusHistory } from '#domain/testing/order-statuses.ts'

const changes = (...pairs: ReadonlyArray<readonly [string, string]>): ReadonlyArray<StatusChange> =>
  pairs.map(([status, on]) => ({ status, on: on as CivilDate, reason: undefined }))

const datesOf = (history: ReadonlyArray<StatusChange>): ReadonlyArray<string | undefined> =>
  stepChanges(trackerOf(history.at(-1)?.status ?? ''), history).map((change) => change?.on)

/** The steps and states of decisions.md section 3. */
describe('the dates of the steps', () => {
  it('are those of each stage of an order that is paid late', () => {
    const history = changes(
      ['IN_REVIEW', '2026-03-02'],
      ['REVIEWED', '2026-03-03'],
      ['PENDING_DOCUMENTS', '2026-03-04'],
      ['APPROVED', '2026-03-06'],
      ['TRANSFERRED', '2026-03-09'],
      ['ARREAR', '2026-05-02'],
      ['PAID', '2026-05-11'],
    )
    expect(datesOf(history)).toEqual(['2026-03-02', '2026-03-06', '2026-03-09', '2026-05-11'])
    expect(datesOf(history.slice(0, 6))).toEqual(['2026-03-02', '2026-03-06', '2026-05-02', undefined])
  })

  it('are those of the review and the rejection of a rejected order', () => {
    const history = changes(['IN_REVIEW', '2026-03-02'], ['REJECTED', '2026-03-05'])
    expect(datesOf(history)).toEqual(['2026-03-02', '2026-03-05', undefined, undefined])
  })

  it('are those of the last time, when an order was reviewed again', () => {
    const history = changes(['IN_REVIEW', '2026-03-02'], ['REJECTED', '2026-03-05'], ['IN_REVIEW', '2026-03-07'])
    expect(datesOf(history)).toEqual(['2026-03-07', undefined, undefined, undefined])
  })

  it('are those from before, when an order was paid by mistake and returned to its state', () => {
    const history = changes(
      ['IN_REVIEW', '2026-03-02'],
      ['APPROVED', '2026-03-06'],
      ['TRANSFERRED', '2026-03-09'],
      ['PAID', '2026-05-11'],
      ['TRANSFERRED', '2026-05-12'],
      ['PAID', '2026-05-20'],
    )
    expect(datesOf(history.slice(0, 5))).toEqual(['2026-03-02', '2026-03-06', '2026-03-09', undefined])
    expect(datesOf(history)).toEqual(['2026-03-02', '2026-03-06', '2026-03-09', '2026-05-20'])
    const late = [...history.slice(0, 4), ...changes(['ARREAR', '2026-05-12'])]
    expect(datesOf(late)).toEqual(['2026-03-02', '2026-03-06', '2026-05-12', undefined])
  })

  it('are unknown for a step that the history does not tell', () => {
    expect(datesOf(changes(['TRANSFERRED', '2026-03-09']))).toEqual([undefined, undefined, '2026-03-09', undefined])
  })
})

describe('the laws of the dates of the steps', () => {
  it('each is a date of the history, none is after the present step, and the present step has one', () => {
    fc.assert(
      fc.property(statusHistory, (history) => {
        const { position } = trackerOf(history.at(-1)?.status ?? '')
        const dates = datesOf(history)
        const known: ReadonlyArray<string | undefined> = [undefined, ...history.map(({ on }) => on)]
        expect(dates).toHaveLength(4)
        expect(dates.every((date) => known.includes(date))).toBe(true)
        expect(dates.slice(position).every((date) => date === undefined)).toBe(true)
        expect(dates[position - 1]).toBeDefined()
      }),
    )
  })
})

const chile = bankCalendar('CL')

const estimatesOf = (history: ReadonlyArray<StatusChange>, last: string, today: string) =>
  stepEstimates(
    trackerOf(history.at(-1)?.status ?? ''),
    { history, lastPaymentDate: last as CivilDate },
    today as CivilDate,
    chile,
  )

/** 18 and 19 September 2026 are holidays, the second a Saturday: the business day after Thursday 17 is Monday 21. */
describe('the estimates of the steps', () => {
  it.each([
    ['IN_REVIEW', '2026-09-17', [undefined, undefined, undefined, '2026-11-30']],
    ['APPROVED', '2026-09-17', [undefined, undefined, '2026-09-21', '2026-11-30']],
    ['APPROVED', '2026-09-22', [undefined, undefined, undefined, '2026-11-30']],
    ['TRANSFERRED', '2026-09-22', [undefined, undefined, undefined, '2026-11-30']],
    ['PENDING_DOCUMENTS', '2026-09-17', [undefined, undefined, undefined, '2026-11-30']],
    ['APPROVED', '2026-09-21', [undefined, undefined, '2026-09-21', '2026-11-30']],
    ['TRANSFERRED', '2026-11-30', [undefined, undefined, undefined, '2026-11-30']],
    ['TRANSFERRED', '2026-12-01', [undefined, undefined, undefined, undefined]],
    ['ARREAR', '2026-09-22', [undefined, undefined, undefined, undefined]],
    ['REJECTED', '2026-09-17', [undefined, undefined, undefined, undefined]],
  ])('of %s on %s are %j', (status, today, expected) => {
    const history = changes(['IN_REVIEW', '2026-09-14'], [status, '2026-09-17'])
    expect(estimatesOf(history, '2026-11-30', today)).toEqual(expected)
  })

  it('have no transfer where the history has no approval, or no business day follows it', () => {
    const last = '2199-12-31' as CivilDate
    const unknown = stepEstimates(trackerOf('APPROVED'), { history: [], lastPaymentDate: last }, last, chile)
    expect(unknown).toEqual([undefined, undefined, undefined, last])
    expect(estimatesOf(changes(['APPROVED', last]), last, last)).toEqual([undefined, undefined, undefined, last])
  })

  it('are never for a step that was reached, never in the past, and a transfer is on a business day', () => {
    fc.assert(
      fc.property(statusHistory, calendarDate, calendarDate, (history, last, today) => {
        const status = history.at(-1)?.status ?? ''
        const estimates = estimatesOf(history, last, today)
        expect(estimates).toHaveLength(4)
        expect(estimates.slice(0, trackerOf(status).position).every((day) => day === undefined)).toBe(true)
        expect(estimates.every((day) => day === undefined || day >= today)).toBe(true)
        const [, , transfer] = estimates
        if (transfer === undefined) return
        expect(stateOf(status)).toBe('APPROVED')
        expect(isBusinessDay(transfer, chile)).toBe(true)
      }),
    )
  })
})
