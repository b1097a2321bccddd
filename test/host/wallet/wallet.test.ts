import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paySurplusCommand } from '#host/operator/surplus-pay.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aTransferredOrder } from './a-transferred-order.ts'

const IDENTIFIER = '76086428-5'

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await aHost()
  mine = await readyForTransfers(host, await host.company('CL', IDENTIFIER, 'ana@empresa.cl'))
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
})
afterAll(() => host.close())

const statusOf = async ({ businessId, token }: Company = mine) =>
  (await host.request(`GET /api/business/${businessId}/wallet/status`, { token })).body
const request = (key: string = randomUUID()) =>
  host.request(`POST /api/business/${mine.businessId}/wallet/request`, {
    token: mine.token,
    body: { activity: 'SURPLUS_REQUEST' },
    headers: { 'idempotency-key': key },
  })
const movements = async (page: number, size: number) =>
  (await host.request(`GET /api/business/${mine.businessId}/wallet/movement?page=${page}&size=${size}`, mine)).body
const payOut = () =>
  paySurplusCommand(host.services, {
    command: 'surplus:pay',
    taxId: { country: 'CL', identifier: IDENTIFIER },
  })

/** Releases the retention of a new order with one invoice, and returns it. */
const release = async (daysLate = 0): Promise<number> => {
  const orderId = await aTransferredOrder(host, mine, 1)
  await payOrder(host.services, { orderId, folio: undefined, amount: undefined, daysLate })
  const [row] = await host.database.query<{ amount: number }>(
    `select amount from ledger_entry where order_id = $1 and type = 'RELEASE'`,
    [orderId],
  )
  return row?.amount ?? 0
}

describe('the wallet of a company', () => {
  it('is empty at first, and nothing can be requested', async () => {
    expect(await statusOf()).toEqual({ balance: 0, lastPendingWalletRequest: null })
    expect(errorOf(await request())).toMatchObject({ status: 409, errorCode: 'ERROR_SURPLUS_NOT_AVAILABLE' })
  })

  it('has what was released, is requested once by fifty requests at once, and empty after the transfer', async () => {
    const released = await release()
    expect(await statusOf()).toEqual({ balance: released, lastPendingWalletRequest: null })
    expect(await statusOf(other)).toEqual({ balance: 0, lastPendingWalletRequest: null })
    expect(await payOut()).toEqual(E.left('La empresa no tiene una solicitud de excedentes pendiente.'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => request()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(errorOf(answer)).toMatchObject({ status: 409, errorCode: 'ERROR_SURPLUS_ALREADY_REQUESTED' })
    expect(await statusOf()).toEqual({ balance: released, lastPendingWalletRequest: { createdAt: '2026-11-20' } })
    expect(E.isRight(await payOut())).toBe(true)
    expect(await statusOf()).toEqual({ balance: 0, lastPendingWalletRequest: null })
    expect(E.isLeft(await payOut())).toBe(true)
  })

  it('answers a repeated request with the first one', async () => {
    await release()
    const key = randomUUID()
    const [first, again] = [await request(key), await request(key)]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    await payOut()
  })

  it('lists its movements with the balance after each, newest first', async () => {
    const before = ((await movements(1, 1)) as { pagination: { totalData: number } }).pagination.totalData
    const released = await release()
    await request()
    await payOut()
    expect(await movements(1, 2)).toMatchObject({
      data: [
        { type: 'SURPLUS_PAID', amount: -released, balance: 0, orderId: null, folio: null },
        { type: 'RELEASE', amount: released, balance: released },
      ],
      pagination: { totalData: before + 2 },
    })
    expect(await movements(2, 1)).toMatchObject({ data: [{ type: 'RELEASE', balance: released }] })
  })

  it('pays only what is left when a debt came after the request', async () => {
    const released = await release()
    await request()
    await release(5_000)
    const { balance } = (await statusOf()) as { balance: number }
    expect(balance).toBeLessThan(released)
    expect(E.isRight(await payOut())).toBe(balance > 0)
    expect(await statusOf()).toMatchObject({ balance: Math.min(balance, 0) })
  })
})
