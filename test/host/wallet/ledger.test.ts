import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { surplusPay } from '#host/operator/surplus-pay.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { anOrder } from './a-transferred-order.ts'
import { balancesOf, type OrderEvents, type OrderTerms } from './ledger-oracle.ts'

const ORDERS = 8
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setPaid' as const), place }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'request' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'payOut' as const }) },
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

interface Placed {
  readonly id: OrderId
  readonly folios: ReadonlyArray<string>
}

/** Adds the payments that were taken back to `corrected`. */
const perform = async (
  company: Company,
  orders: ReadonlyArray<Placed>,
  corrected: Set<number>,
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
const eventsOf = async (orderId: OrderId, corrected: ReadonlySet<number>): Promise<OrderEvents> => {
  const transferred = await host.database.query(
    `select from order_status where order_id = $1 and status in ('TRANSFERRED', 'PAID') limit 1`,
    [orderId],
  )
  const payments = (await paymentsOf(orderId)).filter(({ id }) => !corrected.has(id))
  return { isTransferred: transferred.length > 0, payments }
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

describe('after 200 random actions of operators and the company', () => {
  it('the ledger and the client agree with a recomputation from the terms and the dated events', async () => {
    let run = 0
    let corrections = 0
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 200, maxLength: 200 }), async (steps) => {
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
        const corrected = new Set<number>()
        for (const step of steps) await perform(company, orders, corrected, step)
        const sums = { receivable: 0, pending: 0, released: 0, taken: 0, debt: 0, interest: 0, transfers: 0 }
        for (const { id } of orders) {
          const terms = await termsOf(id)
          const balances = balancesOf(terms, await eventsOf(id, corrected))
          for (const name of Object.keys(sums) as ReadonlyArray<keyof typeof sums>) sums[name] += balances[name]
          const { body } = await host.request(`GET /api/business/${company.businessId}/order/${id}`, company)
          expect(body).toMatchObject({ releasedRetention: balances.released, lostRetention: balances.taken })
        }
        corrections += corrected.size
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
        const wallet = await host.request(`GET /api/business/${company.businessId}/wallet/status`, company)
        expect(wallet.body).toMatchObject({ balance: sums.released - sums.debt - paidOut })
      }),
      { numRuns: 3, endOnFailure: true },
    )
    expect(corrections).toBeGreaterThan(5)
  }, 120_000)
})

/** Valid RUTs, one for each run. */
const identifierOf = (run: number): string => ['76086428-5', '77777777-7', '76123456-0'][run - 1] ?? `${run}`
