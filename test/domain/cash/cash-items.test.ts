import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { columnOf } from '#domain/cash/cash-column.ts'
import { orderItems, uncoveredInterest } from '#domain/cash/order-cash.ts'
import { payableItem, payrollItems } from '#domain/cash/payable-cash.ts'
import { OLD_DAYS, receivableItem } from '#domain/cash/receivable-cash.ts'
import { cashSoon } from '#domain/cash/soon.ts'
import { debtItems, surplusItems } from '#domain/cash/wallet-cash.ts'
import { linePricesOf } from '#domain/financing/quote.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { money, ofMajor } from '#domain/kernel/money.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { cashLine, cashOrder, cashPayable, cashPayroll, receivable } from '#domain/testing/cash-facts.ts'
import { cashItems } from '#domain/testing/cash.ts'
import { pricedCart } from '#domain/testing/financing.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import {
  SAMPLE_TODAY,
  sampleCashLine,
  sampleCashOrder,
  sampleCashPayroll,
  samplePayable,
  sampleReceivable,
} from '#domain/testing/samples.ts'
import { amountDue, defaultInterest } from '#domain/wallet/retention.ts'

const CHILE = bankCalendar('CL')
const context = { today: SAMPLE_TODAY, calendar: CHILE, country: 'CL' } as const
const mexico = { today: SAMPLE_TODAY, calendar: bankCalendar('MX'), country: 'MX' } as const

describe('the item of an issued invoice', () => {
  it('is expected on its due date, and the mean delay of its payer later, on a business day', () => {
    expect(receivableItem(sampleReceivable('1'), SAMPLE_TODAY, CHILE)?.expected).toBe('2026-03-31')
    expect(receivableItem(sampleReceivable('1', { averageDaysLate: 4 }), SAMPLE_TODAY, CHILE)?.expected).toBe(
      '2026-04-06',
    )
  })

  it('is expected on the day that was typed, whatever its payer does', () => {
    const mark = { state: 'DATED', date: civilDate('2026-03-08') } as const
    expect(receivableItem(sampleReceivable('1', { averageDaysLate: 4, mark }), SAMPLE_TODAY, CHILE)?.expected).toBe(
      mark.date,
    )
  })

  it('does not count what is due for more than 180 days, and counts it again with a typed day', () => {
    const old = sampleReceivable('1', { dueDate: addDays(SAMPLE_TODAY, -OLD_DAYS - 1) })
    expect(receivableItem(old, SAMPLE_TODAY, CHILE)?.reason).toBe('OLD')
    expect(receivableItem({ ...old, dueDate: addDays(old.dueDate, 1) }, SAMPLE_TODAY, CHILE)?.reason).toBeUndefined()
    const mark = { state: 'DATED', date: SAMPLE_TODAY } as const
    expect(receivableItem({ ...old, mark }, SAMPLE_TODAY, CHILE)?.reason).toBeUndefined()
  })

  it.each([
    ['CLAIMED', 'CLAIMED'],
    ['IN_DOUBT', 'IN_DOUBT'],
    ['GENERIC_RECEIVER', 'GENERIC_RECEIVER'],
    ['CASH_SALE', 'PAID_ON_ISSUE'],
  ] as const)('with the reason %s is not counted, as %s', (reason, uncounted) => {
    expect(receivableItem(sampleReceivable('1', { reasons: [reason] }), SAMPLE_TODAY, CHILE)?.reason).toBe(uncounted)
  })

  it('to be paid at once in Mexico, or left out by the user, is not counted', () => {
    expect(receivableItem(sampleReceivable('1', { isPaidAtOnce: true }), SAMPLE_TODAY, CHILE)?.reason).toBe(
      'PAID_ON_ISSUE',
    )
    const mark = { state: 'EXCLUDED' } as const
    expect(receivableItem(sampleReceivable('1', { mark }), SAMPLE_TODAY, CHILE)?.reason).toBe('BY_USER')
  })

  it('is none for one that is not owed: cancelled, paid, assigned elsewhere, collected, nothing left', () => {
    for (const reason of ['CANCELLED', 'REPLACED', 'PAID', 'FULLY_CREDITED', 'ALREADY_ASSIGNED'] as const)
      expect(receivableItem(sampleReceivable('1', { reasons: [reason] }), SAMPLE_TODAY, CHILE)).toBeUndefined()
    expect(receivableItem(sampleReceivable('1', { outstanding: money('CLP', 0) }), SAMPLE_TODAY, CHILE)).toBeUndefined()
    const mark = { state: 'COLLECTED' } as const
    expect(receivableItem(sampleReceivable('1', { mark }), SAMPLE_TODAY, CHILE)).toBeUndefined()
  })

  it('has the whole of what is owed, on a business day unless it was typed, and none in part', () => {
    fc.assert(
      fc.property(
        calendarDate.chain((today) => receivable('CLP', today).map((one) => ({ one, today }))),
        ({ one, today }) => {
          const found = receivableItem(one, today, CHILE)
          if (found === undefined) return
          expect([found.amount, found.direction]).toEqual([one.outstanding, 'IN'])
          if (one.mark?.state === 'DATED') expect([found.expected, found.reason]).toEqual([one.mark.date, undefined])
          else expect(found.expected !== undefined && isBusinessDay(found.expected, CHILE)).toBe(true)
          if (found.reason !== undefined) expect(columnOf(found, today)).toBe('EXCLUDED')
        },
      ),
    )
  })
})

describe('the items of an order', () => {
  it('in review are its transfer in two business days, and its retention a business day after its payer in Chile', () => {
    expect(orderItems(sampleCashOrder('32'), context).map(({ amount, expected }) => [amount.minor, expected])).toEqual([
      [100_300, '2026-03-04'],
      [45_000, '2026-04-01'],
    ])
  })

  it('has the retention on the day of its payer in Mexico, which returns it without a request', () => {
    expect(orderItems(sampleCashOrder('32'), mexico)[1]?.expected).toBe('2026-03-31')
  })

  it('approved on a Friday is transferred on Monday, and has no day while something is missing', () => {
    const approved = sampleCashOrder('32', { status: 'APPROVED', approvedOn: civilDate('2026-02-27') })
    expect(orderItems(approved, context)[0]?.expected).toBe('2026-03-02')
    expect(orderItems({ ...approved, isBlocked: true }, context)[0]?.expected).toBeUndefined()
  })

  it('leaves the retention less the interest to the day on which its payer usually pays', () => {
    const line = sampleCashLine('1', { averageDaysLate: 10 })
    const order = sampleCashOrder('32', { status: 'TRANSFERRED', lines: [line] })
    expect(orderItems(order, context).map(({ amount, expected }) => [amount.minor, expected])).toEqual([
      [44_020, '2026-04-13'],
    ])
  })

  it('is not expected before its payment date, however early its payer is or the user says', () => {
    const early = { dueDate: civilDate('2026-03-20'), typedDate: civilDate('2026-03-10') }
    const order = sampleCashOrder('32', { status: 'TRANSFERRED', lines: [sampleCashLine('1', early)] })
    expect(orderItems(order, mexico)[0]?.expected).toBe('2026-03-31')
  })

  it('is overdue once the day of its payer passed, with the interest to today, and has no day when it is lost', () => {
    const late = { ...context, today: civilDate('2026-04-10') }
    const order = sampleCashOrder('32', { status: 'ARREAR', lines: [sampleCashLine('1')] })
    expect(orderItems(order, late).map(({ amount, expected }) => [amount.minor, expected])).toEqual([
      [44_020, '2026-03-31'],
    ])
    expect(orderItems({ ...order, status: 'DEFAULT' }, late)[0]?.expected).toBeUndefined()
  })

  it('that pays suppliers is what is due with the interest to today, on its payment date', () => {
    const order = sampleCashOrder('32', { type: 'CONFIRMING', status: 'TRANSFERRED', lines: [sampleCashLine('1')] })
    expect(orderItems(order, context)).toMatchObject([
      { kind: 'REPAYMENT', direction: 'OUT', amount: money('CLP', 150_000), expected: '2026-03-31' },
    ])
    const late = orderItems(order, { ...context, today: civilDate('2026-04-10') })
    expect(late[0]?.amount.minor).toBe(150_980)
  })

  it('that was rejected are none', () => {
    expect(orderItems(sampleCashOrder('32', { status: 'REJECTED' }), context)).toEqual([])
  })

  it('name each line that is owed at most once, and together no more than its retention or its debt', () => {
    fc.assert(
      fc.property(cashOrder('CLP'), calendarDate, (order, today) => {
        const items = orderItems(order, { ...context, today })
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
        for (const line of order.lines) {
          const own = items.find(({ key }) => key.endsWith(` ${line.id}`) && !key.startsWith('ORDER_TRANSFER'))
          if (own === undefined) continue
          const due = amountDue(line, line.payments)
          expect(due.minor).toBeGreaterThan(0)
          if (own.kind === 'RETENTION') expect(own.amount.minor).toBeLessThanOrEqual(line.retention.minor)
          else
            expect(own.amount.minor).toBe(
              due.minor +
                defaultInterest(
                  line,
                  line.payments,
                  own.expected !== undefined && own.expected > today ? own.expected : today,
                ).minor,
            )
        }
      }),
    )
  })

  it('leaves of each line either a rest of its retention or an interest that it does not cover', () => {
    fc.assert(
      fc.property(cashLine('CLP'), calendarDate, (line, today) => {
        const now = { ...context, today }
        const [retention] = orderItems(sampleCashOrder('1', { status: 'TRANSFERRED', lines: [line] }), now)
        if (uncoveredInterest(line, now).minor > 0) expect(retention).toBeUndefined()
      }),
    )
  })
})

describe('financing issued invoices whose payers are on time', () => {
  it('lowers what comes in by the price difference, the cost and the discounts', () => {
    fc.assert(
      fc.property(pricedCart, (priced) => {
        const simulation = simulate(priced)
        fc.pre(E.isRight(simulation))
        const figures = simulation.right
        const quote = {
          type: 'DIRECT_FINANCING',
          askedOn: priced.today,
          lines: priced.lines,
          undated: [],
          simulation: figures,
        } as const
        const lines = linePricesOf(quote).map(({ line, rate, retention }, at) => ({
          ...line,
          id: String(at + 1) as OrderInvoiceId,
          rate,
          retention,
          payments: [],
          dueDate: line.paymentDate,
          averageDaysLate: undefined,
          typedDate: line.paymentDate,
        }))
        const order = { ...sampleCashOrder('32'), transfer: figures.transfer, lines }
        const financed = orderItems(order, { ...context, today: priced.today })
        const owed = priced.lines.reduce((sum, { amount, creditNotes }) => sum + amount.minor - creditNotes.minor, 0)
        const { interest, invoiceDiscounts, operationCost, orderDiscounts } = figures
        const costs = [interest, operationCost, invoiceDiscounts, orderDiscounts].reduce(
          (sum, { minor }) => sum + minor,
          0,
        )
        expect(owed - financed.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(costs)
      }),
    )
  })
})

describe('a debt', () => {
  it('of $4.000 takes the next retentions in the order of their days, and the rest is overdue', () => {
    const order = sampleCashOrder('32', { status: 'TRANSFERRED', lines: [sampleCashLine('1'), sampleCashLine('2')] })
    const retentions = orderItems(order, context)
    expect(
      debtItems(money('CLP', 100_000), retentions, SAMPLE_TODAY).map((one) => [one.key, one.amount.minor]),
    ).toEqual([
      ['DEBT RETENTION 1', 45_000],
      ['DEBT RETENTION 2', 45_000],
      ['DEBT REST', 10_000],
    ])
  })

  it('is charged on a retention of today', () => {
    const [retention] = orderItems(sampleCashOrder('32', { status: 'TRANSFERRED' }), mexico)
    const found = debtItems(money('CLP', 4_000), [retention ?? []].flat(), civilDate('2026-03-31'))
    expect(found.map(({ expected }) => expected)).toEqual(['2026-03-31'])
  })

  it('is all that is owed, and never more than the retention that it is charged on', () => {
    fc.assert(
      fc.property(
        calendarDate.chain((today) => cashItems(today).map((items) => ({ items, today }))),
        fc.nat({ max: 1e12 }),
        ({ items, today }, minor) => {
          const found = debtItems(money('CLP', minor), items, today)
          expect(found.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(minor)
          for (const { amount, expected, key } of found) {
            const charged = items.find((one) => key === `DEBT ${one.key}`)
            if (charged === undefined) expect(columnOf({ expected, reason: undefined }, today)).toBe('OVERDUE')
            else
              expect([charged.kind, charged.expected, charged.amount.minor >= amount.minor]).toEqual([
                'RETENTION',
                expected,
                true,
              ])
          }
        },
      ),
    )
  })
})

describe('a surplus', () => {
  it('that was asked for on a Friday comes on Monday', () => {
    expect(surplusItems(money('CLP', 44_020), { ...context, today: civilDate('2026-03-06') })).toMatchObject([
      { kind: 'SURPLUS', direction: 'IN', expected: '2026-03-09' },
    ])
  })
})

describe('what the company has to pay', () => {
  it('is an invoice of the inbox with its balance in the currency of its document', () => {
    const dollars = samplePayable('1', { documentAmount: money('USD', 5_000) })
    expect(payableItem(dollars)).toMatchObject({ amount: money('USD', 5_000), expected: '2026-03-31' })
    expect(payableItem(samplePayable('1', { location: { _tag: 'Archived', on: SAMPLE_TODAY } }))).toBeUndefined()
  })

  it('is a payroll without an active order, for each of its currencies', () => {
    const list = sampleCashPayroll('5', { owed: [ofMajor('MXN', 100), money('USD', 200)] })
    expect(payrollItems(list).map(({ amount }) => amount)).toEqual([ofMajor('MXN', 100), money('USD', 200)])
    expect(payrollItems({ ...list, isFinanced: true })).toEqual([])
  })

  it.each(['FUNDING_COMPLETE', 'PAYMENT_IN_PROCESS', 'PAYMENT_PARTIALLY_PAID', 'PAID', 'FINANCING_REQUESTED'])(
    'is no payroll in the status %s',
    (status) => {
      expect(payrollItems(sampleCashPayroll('5', { status }))).toEqual([])
    },
  )

  it('always goes out, with an amount above zero and a day', () => {
    fc.assert(
      fc.property(cashPayable, cashPayroll('MXN'), (invoice, list) => {
        for (const { amount, direction, expected } of [payableItem(invoice) ?? [], payrollItems(list)].flat())
          expect([amount.minor > 0, direction, expected === undefined]).toEqual([true, 'OUT', false])
      }),
    )
  })
})

describe('the next seven days', () => {
  it('hold what is expected today and on the seventh day, and apart what is overdue', () => {
    const rent = { key: '1', kind: 'FIXED', direction: 'OUT', amount: money('CLP', 900), reason: undefined } as const
    const days = ['2026-03-01', '2026-03-02', '2026-03-09', '2026-03-10']
    const items = days.map((day) => ({ ...rent, key: day, expected: civilDate(day) }))
    expect(cashSoon(items, SAMPLE_TODAY)).toEqual({
      until: '2026-03-09',
      totals: [
        {
          currency: 'CLP',
          in: money('CLP', 0),
          out: money('CLP', 1_800),
          overdueIn: money('CLP', 0),
          overdueOut: money('CLP', 900),
        },
      ],
    })
  })

  it('add up the counted items until that day, once each', () => {
    fc.assert(
      fc.property(
        calendarDate.chain((today) => cashItems(today).map((items) => ({ items, today }))),
        ({ items, today }) => {
          const { totals, until } = cashSoon(items, today)
          const near = items.filter(
            ({ expected, reason }) => reason === undefined && expected !== undefined && expected <= until,
          )
          const sums = totals.map((one) => one.in.minor + one.out.minor + one.overdueIn.minor + one.overdueOut.minor)
          expect(sums.reduce((sum, one) => sum + one, 0)).toBe(near.reduce((sum, { amount }) => sum + amount.minor, 0))
        },
      ),
    )
  })
})
