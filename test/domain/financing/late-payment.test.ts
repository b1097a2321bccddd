import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { latePayment, usualPayment } from '#domain/financing/late-payment.ts'
import type { Quote } from '#domain/financing/quote.ts'
import { simulate } from '#domain/financing/simulate.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { pricedCart } from '#domain/testing/financing.ts'

const TODAY = '2026-03-04' as CivilDate
const clp = (minor: number) => money('CLP', minor)

interface Terms {
  readonly amount: number
  /** Basis points. */
  readonly rate: number
  /** Basis points. */
  readonly retained: number
}

/** One invoice that is due in thirty days. */
const quoted = ({ amount, rate, retained }: Terms): Quote => {
  const line = {
    invoiceId: '1' as InvoiceId,
    amount: clp(amount),
    creditNotes: clp(0),
    paymentDate: '2026-04-03' as CivilDate,
  }
  const prices = { rate: basisPoints(rate), retention: basisPoints(retained) }
  const cart = { currency: 'CLP' as const, today: TODAY, operationCost: clp(0), lines: [{ ...line, ...prices }] }
  const simulation = E.getOrElseW(() => expect.fail('not simulated'))(simulate(cart))
  return { type: 'DIRECT_FINANCING', askedOn: TODAY, lines: [line], undated: [], simulation }
}

/** Every cart that can be financed, as a quote. */
const quotes = pricedCart
  .filter((cart) => E.isRight(simulate(cart)))
  .map((cart): Quote => {
    const simulation = E.getOrElseW(() => expect.fail('not simulated'))(simulate(cart))
    return { type: 'DIRECT_FINANCING', askedOn: cart.today, lines: cart.lines, undated: [], simulation }
  })
const delay = fc.integer({ min: 0, max: 400 })

describe('a late payment', () => {
  it('costs the monthly rate / 30 for each day on what was advanced, and is taken from the retention', () => {
    expect(latePayment(quoted({ amount: 150_000, rate: 280, retained: 3000 }), 10)).toEqual({
      interest: clp(980),
      returned: clp(44_020),
      debt: clp(0),
    })
    expect(latePayment(quoted({ amount: 1_000_000, rate: 280, retained: 3000 }), 15)).toEqual({
      interest: clp(9_800),
      returned: clp(290_200),
      debt: clp(0),
    })
  })

  it('leaves a debt where the interest exceeds the retention', () => {
    expect(latePayment(quoted({ amount: 100_000, rate: 500, retained: 100 }), 60)).toEqual({
      interest: clp(9_900),
      returned: clp(0),
      debt: clp(8_900),
    })
  })

  it('leaves out an invoice that the simulation does not have', () => {
    const quote = quoted({ amount: 150_000, rate: 280, retained: 3000 })
    const unknown = quote.lines.map((line) => ({ ...line, invoiceId: '2' as InvoiceId }))
    expect(latePayment({ ...quote, lines: [...quote.lines, ...unknown] }, 10)).toEqual(latePayment(quote, 10))
    expect(latePayment({ ...quote, lines: unknown }, 10)).toEqual({ interest: clp(0), returned: clp(0), debt: clp(0) })
  })

  it('returns the whole retention on the payment date', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        const { interest, returned, debt } = latePayment(quote, 0)
        expect([interest.minor, returned, debt.minor]).toEqual([0, quote.simulation.retention, 0])
      }),
    )
  })

  it('splits the retention exactly, and costs more with every day', () => {
    fc.assert(
      fc.property(quotes, delay, delay, (quote, days, more) => {
        const sooner = latePayment(quote, days)
        const later = latePayment(quote, days + more)
        expect(sooner.returned.minor + sooner.interest.minor - sooner.debt.minor).toBe(quote.simulation.retention.minor)
        expect(later.interest.minor).toBeGreaterThanOrEqual(sooner.interest.minor)
        expect(later.returned.minor).toBeLessThanOrEqual(sooner.returned.minor)
        expect(later.debt.minor).toBeGreaterThanOrEqual(sooner.debt.minor)
      }),
    )
  })

  it('is the sum of its invoices', () => {
    fc.assert(
      fc.property(quotes, delay, (quote, days) => {
        const single = quote.lines.map((line) => latePayment({ ...quote, lines: [line] }, days))
        const total = latePayment(quote, days)
        for (const part of ['interest', 'returned', 'debt'] as const)
          expect(single.reduce((sum, each) => sum + each[part].minor, 0)).toBe(total[part].minor)
      }),
    )
  })
})

describe('payers that pay as usual', () => {
  const calendar = bankCalendar('CL')
  const habit = (averageDaysLate: number | undefined, dueDate = '2026-04-03', id = '1') => ({
    id: id as InvoiceId,
    dueDate: dueDate as CivilDate,
    averageDaysLate,
  })
  const quote = quoted({ amount: 150_000, rate: 280, retained: 3000 })

  // 3 April 2026 is Good Friday: ten days later is Monday, nine days later is a Sunday and counts as that Monday.
  it('are late by their mean after the due date, on a business day', () => {
    expect(usualPayment(quote, [habit(10)], calendar)).toEqual({ ...latePayment(quote, 10), unknown: 0 })
    expect(usualPayment(quote, [habit(9)], calendar)).toEqual({ ...latePayment(quote, 10), unknown: 0 })
  })

  it('never pay before the payment date, and on it where nothing is known of them', () => {
    const onTime = latePayment(quote, 0)
    expect(usualPayment(quote, [habit(10, '2026-03-20')], calendar)).toEqual({ ...onTime, unknown: 0 })
    expect(usualPayment(quote, [habit(undefined)], calendar)).toEqual({ ...onTime, unknown: 1 })
    expect(usualPayment(quote, [habit(10, '2026-04-03', '2')], calendar)).toEqual({ ...onTime, unknown: 1 })
  })

  it('leave the parts of the retention exact, and cost no less the later they pay', () => {
    fc.assert(
      fc.property(quotes, delay, delay, (one, days, more) => {
        const habits = (late: number) =>
          one.lines.map(({ invoiceId, paymentDate }) => ({
            id: invoiceId,
            dueDate: paymentDate,
            averageDaysLate: late,
          }))
        const sooner = usualPayment(one, habits(days), calendar)
        const later = usualPayment(one, habits(days + more), calendar)
        expect(sooner.returned.minor + sooner.interest.minor - sooner.debt.minor).toBe(one.simulation.retention.minor)
        expect(later.interest.minor).toBeGreaterThanOrEqual(sooner.interest.minor)
        expect(sooner.interest.minor).toBeGreaterThanOrEqual(latePayment(one, days).interest.minor)
      }),
    )
  })
})
