import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { transition } from '#domain/orders/order-action.ts'
import { statusByPayments } from '#domain/orders/lateness.ts'
import { agreedDate, type FinancedInvoice, type PayerPayment, settledOn } from '#domain/wallet/retention.ts'
import { settlementOf } from '#domain/wallet/settlement.ts'
import { CHILEAN_ISSUER } from '#samples/company-cl.ts'
import { MEXICAN_ISSUER } from '#samples/company-mx.ts'
import { daysOf, planPastOrders, type PlannedOrder, type SampleInvoice } from '#samples/plan-past-orders.ts'
import { chileanSales } from '#samples/sales-cl.ts'
import { mexicanSales } from '#samples/sales-mx.ts'
import { PAST_ORDERS, SURPLUS_PAID_DAYS_AGO } from '#samples/sample-past-orders.ts'

/** Every 40th day of three years, so that each weekday, month and leap day comes near. */
const START_DAYS = Array.from({ length: 28 }, (_, at) => addDays('2026-11-29' as CivilDate, 40 * at))
const CASES = (['CL', 'MX'] as const).flatMap((country) => START_DAYS.map((today) => [country, today] as const))

const invoicesOf = (country: Country, today: CivilDate): ReadonlyArray<SampleInvoice> =>
  country === 'CL'
    ? chileanSales(CHILEAN_ISSUER, today)
        .filter(({ scenario }) => scenario === 'OPEN' || scenario === 'LATE')
        .map(({ dueOn, invoice: { folio, issuedOn, receiver } }) => ({
          id: String(folio) as InvoiceId,
          payer: receiver.rut,
          issuedOn,
          dueOn,
        }))
    : mexicanSales(MEXICAN_ISSUER, today)
        .filter(({ scenario }) => scenario === 'OPEN')
        .map(({ invoice: { conditions = '', folio, issuedOn, receiver } }) => ({
          id: String(folio) as InvoiceId,
          payer: receiver.rfc,
          issuedOn,
          dueOn: addDays(issuedOn, Number(/\d+/.exec(conditions)?.[0] ?? 30)),
        }))

const planOf = (country: Country, today: CivilDate) =>
  planPastOrders(invoicesOf(country, today), today, bankCalendar(country))

/** A line of 100.000, with a retention of 30.000 at 2,8 %, as the plan leaves it. */
interface PlannedLine {
  readonly invoice: FinancedInvoice
  readonly payments: ReadonlyArray<PayerPayment>
}

const linesAt = (country: Country, { lines, steps }: PlannedOrder, day: CivilDate): ReadonlyArray<PlannedLine> =>
  lines.map(({ paymentDate }, place) => {
    const { currency } = profileOf(country)
    const known = steps.filter(({ on }) => on <= day)
    const isCorrected = known.some((step) => step.kind === 'correct' && step.place === place)
    const payments = known.flatMap((step) =>
      step.kind === 'pay' && step.place === place
        ? [{ amount: money(currency, 1_000 * (isCorrected ? 100 : step.percent)), on: step.on }]
        : [],
    )
    const terms = {
      amount: money(currency, 100_000),
      creditNotes: money(currency, 0),
      retention: money(currency, 30_000),
      rate: basisPoints(280),
      paymentDate,
    }
    const renegotiations = known.flatMap((step) =>
      step.kind === 'renegotiate' &&
      settledOn(
        terms,
        payments.filter(({ on }) => on < step.on),
      ) === undefined
        ? [step]
        : [],
    )
    return { invoice: { ...terms, renegotiations }, payments }
  })

/** The statuses that the rules of the domain give an order, day after day. */
const statusesOf = (country: Country, order: PlannedOrder, today: CivilDate): ReadonlyArray<string> => {
  const statuses = ['IN_REVIEW']
  const become = (status: string | undefined): void => void (status === undefined || statuses.push(status))
  for (const day of daysOf([order], today).filter((one) => one >= order.requestedOn)) {
    const late = (before: CivilDate): void => {
      const scheduled = linesAt(country, order, before).map(({ invoice, payments }) => ({
        ...invoice,
        settledOn: settledOn(invoice, payments),
      }))
      become(statusByPayments(statuses.at(-1) ?? '', scheduled, day))
    }
    late(addDays(day, -1))
    for (const step of order.steps.filter(({ on }) => on === day)) {
      if (step.kind === 'pay' || step.kind === 'correct') continue
      const done = transition(statuses.at(-1) ?? '', step.kind === 'act' ? step.action : 'renegotiate')
      if (done._tag === 'Left') expect.fail(`${step.kind} of ${statuses.at(-1)} on ${day}`)
      statuses.push(done.right)
    }
    late(day)
  }
  return statuses
}

describe.each(CASES)('the past of the sample company of %s, begun on %s', (country, today) => {
  const planned = planOf(country, today)

  it('has every order, each with new invoices', () => {
    expect(planned).toHaveLength(PAST_ORDERS.length)
    const ids = planned.flatMap(({ lines }) => lines.map(({ invoiceId }) => invoiceId))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { lines, requestedOn } of planned)
      for (const { paymentDate } of lines) {
        expect(isBusinessDay(paymentDate, bankCalendar(country))).toBe(true)
        expect(daysBetween(requestedOn, paymentDate)).toBeGreaterThanOrEqual(10)
      }
  })

  it('has nothing after today, and nothing before what led to it', () => {
    for (const { requestedOn, steps } of planned) {
      const days = [requestedOn, ...steps.map(({ on }) => on), today]
      expect(days).toEqual(days.toSorted())
      const transfer = steps.find((step) => step.kind === 'act' && step.action === 'transfer')?.on ?? today
      for (const step of steps) if (step.kind !== 'act') expect(daysBetween(transfer, step.on)).toBeGreaterThan(0)
    }
  })

  it('leads to each status, and never behind the payment of everything', () => {
    const histories = planned.map((order) => statusesOf(country, order, today))
    expect(histories.map((statuses) => statuses.at(-1))).toEqual([
      'PAID',
      'DEFAULT',
      'RENEGOTIATION',
      'CRITICAL',
      'PAID',
      'PAID',
      'ARREAR',
      'TRANSFERRED',
      'REJECTED',
      'PENDING_DOCUMENTS',
      'APPROVED',
      'IN_REVIEW',
    ])
    for (const statuses of histories) expect(statuses.slice(0, -1)).not.toContain('PAID')
  })

  it('leads to each state of the settlement', () => {
    const settlements = planned.map((order) =>
      linesAt(country, order, today).map(({ invoice, payments }) => ({
        ...settlementOf(invoice, payments, today),
        agreed: agreedDate(invoice),
        isTransferred: order.steps.some((step) => step.kind === 'act' && step.action === 'transfer'),
      })),
    )
    const all = settlements.flat().filter(({ isTransferred }) => isTransferred)
    const [first] = settlements[0] ?? []
    expect(first?.debt.minor).toBeGreaterThan(0)
    expect(all.some(({ agreed, due }) => due.minor > 0 && agreed > today)).toBe(true)
    expect(all.some(({ daysLate, due, paid }) => due.minor > 0 && paid.minor > 0 && daysLate > 0)).toBe(true)
    expect(all.some(({ due, paid, perDay }) => due.minor > 0 && paid.minor === 0 && perDay !== undefined)).toBe(true)
    expect(planned.some(({ steps }) => steps.some(({ kind }) => kind === 'correct'))).toBe(true)
    /* The debt comes after the surplus was transferred, so that the next release is charged. */
    const debtOn = first?.settledOn ?? today
    expect(daysBetween(debtOn, today)).toBeLessThan(SURPLUS_PAID_DAYS_AGO)
    expect(all.some((one) => one.settledOn !== undefined && one.settledOn > debtOn && one.released.minor > 0)).toBe(
      true,
    )
  })
})
