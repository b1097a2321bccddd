import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderSettlement } from '#domain/orders/order-settlement.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { settlementOfOrder } from '#host/orders/order-settlement.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { recordedPayments } from '#host/orders/recorded-payments.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { walletOf } from '#host/wallet/wallet.ts'
import { anOrder, aTransferredOrder } from '../wallet/a-transferred-order.ts'

const DAY = 24 * 60 * 60 * 1000

let host: AHost
let companies: Readonly<Record<Country, Company>>
beforeAll(async () => {
  host = await aHost()
  companies = {
    CL: await readyForTransfers(host, await host.company('CL', '76086428-5', 'ana@empresa.cl')),
    MX: await readyForTransfers(host, await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')),
  }
})
beforeEach(() => {
  host.world.now = NOON
})
afterAll(() => host.close())

const settlementOf = (country: Country, orderId: OrderId): Promise<OrderSettlement> => {
  const company = { id: companies[country].businessId, country }
  return settlementOfOrder(host.database, company, orderId, host.services.clock.today(country))
}

const pay = async (orderId: OrderId): Promise<void> => {
  const paid = await payOrder(host.services, { orderId, folio: undefined, daysLate: undefined, amount: undefined })
  if (E.isLeft(paid)) throw new Error(paid.left._tag)
}

const oneLine = ({ lines }: OrderSettlement) => lines[0] ?? expect.fail('no line')

describe.each(['CL', 'MX'] as const)('the settlement of an order in %s', (country) => {
  it('has no lines before the transfer, and then says which account got the money', async () => {
    const waiting = await anOrder(host, companies[country], 1)
    expect(await settlementOf(country, waiting)).toEqual({ transfer: undefined, lines: [] })
    const { lines, transfer } = await settlementOf(country, await aTransferredOrder(host, companies[country], 1))
    expect(transfer?.account?.lastDigits).toMatch(/^\d{4}$/)
    expect(lines).toHaveLength(1)
  })

  it('tells a debt of a late invoice, and the release of another order that paid it', async () => {
    const late = await aTransferredOrder(host, companies[country], 1)
    const punctual = await aTransferredOrder(host, companies[country], 1)
    host.world.now = NOON + 2_000 * DAY
    const open = oneLine(await settlementOf(country, late))
    expect(open.interest.minor).toBeGreaterThan(open.retained.minor)
    expect([open.pending, open.debt.minor, open.owed.minor]).toEqual([open.retained, 0, 0])
    await pay(late)
    const settled = oneLine(await settlementOf(country, late))
    expect(settled).toMatchObject({ taken: settled.retained, debt: settled.owed, coveredBy: [] })
    expect(settled.taken.minor + settled.debt.minor).toBe(settled.interest.minor)
    const owed = await walletOf(host.database, { id: companies[country].businessId, country })
    expect(owed.oldestDebt).toEqual({ on: host.services.clock.today(country), orderId: late, folio: settled.folio })
    host.world.now = NOON
    await pay(punctual)
    const charged = oneLine(await settlementOf(country, punctual))
    const covered = oneLine(await settlementOf(country, late))
    expect(charged.charged).toEqual([{ orderId: late, folio: settled.folio, amount: covered.coveredBy[0]?.amount }])
    expect(covered.coveredBy).toEqual([{ orderId: punctual, folio: charged.folio, amount: charged.charged[0]?.amount }])
    expect(covered.owed.minor + (charged.charged[0]?.amount.minor ?? 0)).toBe(settled.debt.minor)
  })
})

describe('the settlement of an order', () => {
  it('in Mexico says when and to which account the rest of a punctual invoice went', async () => {
    const other = await readyForTransfers(host, await host.company('MX', 'XAXX010101000', 'otra@empresa.mx'))
    companies = { ...companies, MX: other }
    const orderId = await aTransferredOrder(host, other, 1)
    await pay(orderId)
    const line = oneLine(await settlementOf('MX', orderId))
    expect(line.transferred).toMatchObject([{ amount: line.released, on: '2026-11-20' }])
    expect(line.transferred[0]?.account?.lastDigits).toMatch(/^\d{4}$/)
    expect(line.inBalance.minor).toBe(0)
  })

  it('keeps a payment that was corrected, with the day of the correction', async () => {
    companies = {
      ...companies,
      CL: await readyForTransfers(host, await host.company('CL', '77777777-7', 'otra@empresa.cl')),
    }
    const orderId = await aTransferredOrder(host, companies.CL, 1)
    await pay(orderId)
    const [payment] = await recordedPayments(host.database, { country: 'CL', id: orderId })
    const part = { amount: undefined, on: undefined, folio: undefined }
    const request = { orderId, paymentId: payment?.id ?? 0, reason: 'No llegó.', part }
    expect(await correctPayment(host.services, request)).toMatchObject({ _tag: 'Right' })
    const line = oneLine(await settlementOf('CL', orderId))
    expect(line.payments).toMatchObject([{ on: '2026-11-20', correctedOn: '2026-11-20' }])
    expect([line.paid.minor, line.pending]).toEqual([0, line.retained])
  })

  it('counts a payment of a closed month in the month of its posting', async () => {
    const orderId = await aTransferredOrder(host, companies.CL, 1)
    host.world.now = NOON + 200 * DAY
    await payOrder(host.services, { orderId, folio: undefined, daysLate: 0, amount: undefined })
    const entries = await host.database.query<{ moved: string; booked: string }>(
      `select moved_on::text as moved, booked_on::text as booked from ledger_entry where order_id = $1 and type <> 'TRANSFER'
        and moved_on > '2026-11-20' order by id`,
      [orderId],
    )
    expect(new Set(entries.map(({ booked }) => booked))).toEqual(new Set(['2027-06-08']))
    expect(entries.every(({ moved }) => moved < '2027-02')).toBe(true)
    host.world.now = NOON
    const open = await aTransferredOrder(host, companies.CL, 1)
    await pay(open)
    expect(
      await host.database.query('select from ledger_entry where order_id = $1 and booked_on <> moved_on', [open]),
    ).toEqual([])
  })
})
