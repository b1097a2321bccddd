import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarMonthOf, nextMonth } from '#domain/kernel/calendar-month.ts'
import { addDays, daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { STATEMENT_ACCOUNTS, type Statement, type StatementEntry, statementOf } from '#domain/wallet/statement.ts'
import { surplusPay } from '#host/operator/surplus-pay.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { renegotiateOrder } from '#host/orders/renegotiate-order.ts'
import { monthlyLedger } from '#host/wallet/statement.ts'
import { reportOf } from '#host/report/report-data.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { anOrder } from './a-transferred-order.ts'
import {
  balancesOf,
  linesOf,
  type Agreement,
  type LineBalances,
  type OrderEvents,
  type OrderTerms,
} from './ledger-oracle.ts'

const ORDERS = 14
const INVOICES = 3
/** Payments are recorded and corrected this many days after everything else, so that their days may be any of them. */
const LATER = 120
const DAY = 24 * 60 * 60 * 1000
const TODAY = '2026-11-20' as CivilDate

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const place = fc.nat(ORDERS - 1)
/** Mostly payments of parts, some days late, so that many invoices are settled by several of them. */
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      place,
      what: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('approve' as const, 'transfer' as const) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('requestDocuments' as const, 'reject' as const, 'declareDefault' as const),
        },
      ),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      place,
      invoice: fc.option(fc.nat(INVOICES - 1), { nil: undefined, freq: 20 }),
      daysLate: fc.option(fc.nat(60), { nil: undefined, freq: 20 }),
      amount: fc.option(fc.integer({ min: 20_000, max: 90_000 }), { nil: undefined, freq: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      place,
      payment: fc.nat(20),
      daysAfter: fc.option(fc.nat(LATER), { nil: undefined, freq: 2 }),
      amount: fc.option(fc.integer({ min: 20_000, max: 90_000 }), { nil: undefined, freq: 2 }),
      invoice: fc.option(fc.nat(INVOICES - 1), { nil: undefined, freq: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('renegotiate' as const),
      place,
      /** Business days, also of the days of payments. */
      paymentDate: fc.constantFrom('2026-12-30', '2027-01-15', '2027-02-26', '2027-03-31'),
      rate: fc.nat(1_000),
      daysAfter: fc.constantFrom(0, 0, 30, 60),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setPaid' as const), place }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'request' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'payOut' as const }) },
)
/** Agreements that are possible before anything else happens: each run has some. */
const AGREEMENTS: ReadonlyArray<Action> = [0, 1].flatMap((place): ReadonlyArray<Action> => [
  { kind: 'act', place, what: 'approve' },
  { kind: 'act', place, what: 'transfer' },
  { kind: 'renegotiate', place, paymentDate: '2027-03-31', rate: 150, daysAfter: 0 },
])
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

interface Placed {
  readonly id: OrderId
  readonly folios: ReadonlyArray<string>
}

/** Corrections and agreements are known from the actions, not from the rows that they left. */
interface Done {
  readonly corrected: Set<number>
  readonly agreements: Array<Agreement>
}

const perform = async (
  company: Company,
  orders: ReadonlyArray<Placed>,
  { agreements, corrected }: Done,
  step: Action,
): Promise<void> => {
  switch (step.kind) {
    case 'act':
      await actOnOrder(host.services, at(orders, step.place).id, step.what)
      return
    case 'setPaid':
      await setOrderStatus(host.services, at(orders, step.place).id, 'PAID')
      return
    case 'pay': {
      const { folios, id: orderId } = at(orders, step.place)
      const folio = step.invoice === undefined ? undefined : folios[step.invoice]
      await later(() => payOrder(host.services, { orderId, folio, daysLate: step.daysLate, amount: step.amount }))
      return
    }
    case 'correct': {
      const { folios, id: orderId } = at(orders, step.place)
      const payments = await paymentsOf(orderId)
      const paymentId = payments[step.payment % Math.max(1, payments.length)]?.id
      if (paymentId === undefined) return
      const part = {
        amount: step.amount,
        on: step.daysAfter === undefined ? undefined : addDays(TODAY, step.daysAfter),
        folio: step.invoice === undefined ? undefined : folios[step.invoice],
      }
      const done = await later(() => correctPayment(host.services, { orderId, paymentId, reason: 'Error.', part }))
      if (E.isRight(done)) corrected.add(paymentId)
      return
    }
    case 'renegotiate': {
      const { id: orderId } = at(orders, step.place)
      const [paymentDate, on] = [step.paymentDate as CivilDate, addDays(TODAY, step.daysAfter)]
      const { invoices } = await termsOf(orderId)
      const open = linesOf(invoices, await eventsOf(orderId, { agreements, corrected }), TODAY).filter(
        ({ due }) => due > 0,
      )
      host.world.now = NOON + step.daysAfter * DAY
      const done = await renegotiateOrder(host.services, { orderId, paymentDate, rate: basisPoints(step.rate) })
      host.world.now = NOON
      if (E.isLeft(done)) return
      for (const { id: invoice } of open) {
        const same = agreements.findIndex((other) => other.invoice === invoice && other.on === on)
        if (same !== -1) agreements.splice(same, 1)
        agreements.push({ invoice, on, paymentDate, rate: step.rate })
      }
      agreements.sort((one, other) => daysBetween(other.on, one.on))
      return
    }
    case 'request':
      await host.request(`POST /api/business/${company.businessId}/wallet/request`, {
        token: company.token,
        body: { activity: 'SURPLUS_REQUEST' },
        headers: { 'idempotency-key': randomUUID() },
      })
      return
    case 'payOut':
      await surplusPay.run(host.services, {
        taxId: { country: 'CL', identifier: company.identifier },
      })
  }
}

const later = async <A>(work: () => Promise<A>): Promise<A> => {
  host.world.now = NOON + LATER * DAY
  const done = await work()
  host.world.now = NOON
  return done
}

const at = (orders: ReadonlyArray<Placed>, place: number): Placed => {
  const found = orders[place]
  if (found === undefined) throw new Error(`no order ${place}`)
  return found
}

const termsOf = async (orderId: OrderId): Promise<OrderTerms> => {
  const [order] = await host.database.query<{ transfer: number; charges: number }>(
    `select transfer, interest + operation_cost + order_discounts + invoice_discounts as charges from orders where id = $1`,
    [orderId],
  )
  const invoices = await host.database.query<OrderTerms['invoices'][number]>(
    `select id, amount - credit_notes as base, retention, rate, payment_date::text as "paymentDate"
      from order_invoice where order_id = $1`,
    [orderId],
  )
  return { transfer: order?.transfer ?? 0, charges: order?.charges ?? 0, invoices }
}

const paymentsOf = (orderId: OrderId) =>
  host.database.query<{ id: number; invoice: number; amount: number; on: CivilDate }>(
    `select id, order_invoice_id as invoice, amount, moved_on::text as "on" from ledger_entry
      where order_id = $1 and type = 'PAGO_FACTURA' order by id`,
    [orderId],
  )

/** The events themselves: whether money was transferred, and the payments with their days, without those that were corrected. */
const eventsOf = async (orderId: OrderId, { agreements, corrected }: Done): Promise<OrderEvents> => {
  const transferred = await host.database.query(
    `select from order_status where order_id = $1 and status in ('TRANSFERRED', 'PAID') limit 1`,
    [orderId],
  )
  const payments = (await paymentsOf(orderId)).filter(({ id }) => !corrected.has(id))
  return { agreements, isTransferred: transferred.length > 0, payments }
}

const accountsOf = async ({ businessId }: Company): Promise<Record<string, number>> => {
  const rows = await host.database.query<{ account: string; balance: number }>(
    `select account, sum(change)::bigint as balance from (
        select debit as account, amount as change from ledger_entry where business_id = $1
        union all select credit, -amount from ledger_entry where business_id = $1) as sides group by account`,
    [Number(businessId)],
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

const paidOutOf = async ({ businessId }: Company): Promise<number> => {
  const [row] = await host.database.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where business_id = $1 and type = 'SURPLUS_PAID'`,
    [Number(businessId)],
  )
  return row?.sum ?? 0
}

describe('after 300 random actions of operators and the company', () => {
  it('the ledger, the settlements, the statements and the report agree with a recomputation from the terms and the dated events', async () => {
    let run = 0
    let corrections = 0
    let agreed = 0
    let owed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 300, maxLength: 300 }), async (steps) => {
        run += 1
        const company = await readyForTransfers(
          host,
          await host.company('CL', identifierOf(run), `run-${run}@empresa.cl`),
        )
        const orders: Array<Placed> = []
        for (let count = 0; count < ORDERS; count += 1) {
          const id = await anOrder(host, company, INVOICES)
          const rows = await host.database.query<{ folio: string }>(
            'select folio from order_invoice l join invoice i on i.id = l.invoice_id where order_id = $1',
            [id],
          )
          orders.push({ id, folios: rows.map(({ folio }) => folio) })
        }
        const done: Done = { agreements: [], corrected: new Set() }
        for (const step of [...AGREEMENTS, ...steps]) await perform(company, orders, done, step)
        const open: Array<LineBalances> = []
        const sums = { receivable: 0, pending: 0, released: 0, taken: 0, debt: 0, interest: 0, transfers: 0 }
        for (const { id } of orders) {
          const terms = await termsOf(id)
          const events = await eventsOf(id, done)
          if (!events.isTransferred) continue
          const lines = linesOf(terms.invoices, events, TODAY)
          const balances = balancesOf(terms, lines)
          for (const name of Object.keys(sums) as ReadonlyArray<keyof typeof sums>) sums[name] += balances[name]
          const { body } = await host.request(`GET /api/business/${company.businessId}/order/${id}`, company)
          expect(body).toMatchObject({ releasedRetention: balances.released, lostRetention: balances.taken })
          expect(await settlementOf(company, id)).toEqual(lines)
          if (REPAYABLE.has(String((body as Record<string, unknown>)['pymeStatus'])))
            open.push(...linesOf(terms.invoices, events, addDays(TODAY, LATER)).filter(({ due }) => due > 0))
        }
        corrections += done.corrected.size
        agreed += done.agreements.length
        owed += open.length
        expect(await latenessOf(company)).toEqual(portfolioOf(open))
        const paidOut = await paidOutOf(company)
        const accounts = await accountsOf(company)
        expect({
          RECEIVABLE: accounts['RECEIVABLE'] ?? 0,
          RETENTION: accounts['RETENTION'] ?? 0,
          INTEREST: accounts['INTEREST'] ?? 0,
          SURPLUS: accounts['SURPLUS'] ?? 0,
          TRANSFERS: accounts['TRANSFERS'] ?? 0,
        }).toEqual({
          RECEIVABLE: sums.receivable,
          RETENTION: 0 - sums.pending,
          INTEREST: 0 - sums.interest,
          SURPLUS: paidOut + sums.debt - sums.released,
          TRANSFERS: sums.transfers - paidOut,
        })
        const closing = await closingOfMonths(company)
        expect(closing).toMatchObject({
          RECEIVABLE: { minor: sums.receivable },
          RETENTION: { minor: sums.pending },
          INTEREST: { minor: sums.interest },
          SURPLUS: { minor: sums.released - sums.debt - paidOut },
        })
        const wallet = await host.request(`GET /api/business/${company.businessId}/wallet/status`, company)
        expect(wallet.body).toMatchObject({ balance: sums.released - sums.debt - paidOut })
      }),
      { numRuns: 3, endOnFailure: true },
    )
    expect(Math.min(corrections, agreed, owed)).toBeGreaterThan(5)
  }, 180_000)
})

/** The balances after the last month. Each statement goes on from the one before and is in balance. */
const closingOfMonths = async ({ businessId }: Company) => {
  let month = calendarMonthOf(TODAY)
  const last = calendarMonthOf(addDays(TODAY, LATER))
  let closing: Statement<StatementEntry>['control']['closing'] | undefined
  for (; month <= last; month = nextMonth(month)) {
    const owner = { id: businessId, country: 'CL' } as const
    const ledger = await monthlyLedger(host.database, owner, month, addDays(TODAY, LATER))
    if (E.isLeft(ledger)) throw new Error(`no statement of ${month}`)
    const { accounts, control } = statementOf('CLP', ledger.right.opening, ledger.right.entries)
    for (const account of STATEMENT_ACCOUNTS)
      expect(accounts[account].opening.minor).toBe(closing?.[account].minor ?? 0)
    expect(control.difference.minor).toBe(0)
    closing = control.closing
  }
  return closing
}

const REPAYABLE: ReadonlySet<string> = new Set([
  'TRANSFERRED',
  'ACTIVE',
  'ARREAR',
  'CRITICAL',
  'RENEGOTIATION',
  'DEFAULT',
])

/** The lines of the settlement that the page of an order shows. */
const settlementOf = async (company: Company, orderId: OrderId): Promise<ReadonlyArray<LineBalances>> => {
  const path = `GET /api/business/${company.businessId}/order/${orderId}/settlement`
  const { lines } = (await host.request(path, company)).body as {
    readonly lines: ReadonlyArray<Record<string, number>>
  }
  return lines.map((line) => ({
    id: line['id'] ?? 0,
    paid: line['paidAmount'] ?? 0,
    due: line['dueAmount'] ?? 0,
    daysLate: line['daysDebt'] ?? 0,
    interest: line['defaultInterest'] ?? 0,
    pending: line['pendingRetention'] ?? 0,
    released: line['releasedRetention'] ?? 0,
    taken: line['lostRetention'] ?? 0,
    debt: line['debtAmount'] ?? 0,
  }))
}

/** The bars of the report, on the day after which nothing happens. */
const latenessOf = async ({ businessId }: Company): Promise<ReadonlyArray<readonly [number, number]>> => {
  const report = await later(() => reportOf(host.database, host.services.clock, businessId, {}))
  return (report?.ages ?? []).map(({ due, invoices }) => [invoices.length, due.minor])
}

const portfolioOf = (lines: ReadonlyArray<LineBalances>): ReadonlyArray<readonly [number, number]> =>
  [0, 15, 30, 60, Number.POSITIVE_INFINITY].map((to, at, ends) => {
    const found = lines.filter(({ daysLate }) => daysLate <= to && daysLate > (ends[at - 1] ?? -1))
    return [found.length, found.reduce((sum, { due }) => sum + due, 0)]
  })

/** Valid RUTs, one for each run. */
const identifierOf = (run: number): string => ['76086428-5', '77777777-7', '76123456-0'][run - 1] ?? `${run}`
