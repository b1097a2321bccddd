import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { surplusPay } from '#host/operator/surplus-pay.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { recordedPayments } from '#host/orders/recorded-payments.ts'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aTransferredOrder } from './a-transferred-order.ts'
import { payOnItsDay } from './pay-on-its-day.ts'

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
  surplusPay.run(host.services, {
    taxId: { country: 'CL', identifier: IDENTIFIER },
  })

/** Releases the retention of a new order with one invoice, and returns it. */
const release = async (daysLate = 0): Promise<number> => {
  const orderId = await aTransferredOrder(host, mine, 1)
  await payOnItsDay(host, orderId, { daysLate })
  const [row] = await host.database.query<{ amount: number }>(
    `select amount from ledger_entry where order_id = $1 and type = 'RELEASE'`,
    [orderId],
  )
  return row?.amount ?? 0
}

/** The account of the company. */
const ACCOUNT = { accountId: expect.any(Number), version: 1, bank: 'BancoEstado', lastDigits: '3456' }

describe('the wallet of a company', () => {
  it('is empty at first, and nothing can be requested', async () => {
    expect(await statusOf()).toEqual({ balance: 0, lastPendingWalletRequest: null, depositAccount: ACCOUNT })
    expect(errorOf(await request())).toMatchObject({ status: 409, errorCode: 'ERROR_SURPLUS_NOT_AVAILABLE' })
  })

  it('has what was released, is requested once by fifty requests at once, and empty after the transfer', async () => {
    const released = await release()
    expect(await statusOf()).toEqual({ balance: released, lastPendingWalletRequest: null, depositAccount: ACCOUNT })
    expect(await statusOf(other)).toEqual({ balance: 0, lastPendingWalletRequest: null })
    expect(await payOut()).toEqual(E.left('La empresa no tiene una solicitud de excedentes pendiente.'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => request()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(errorOf(answer)).toMatchObject({ status: 409, errorCode: 'ERROR_SURPLUS_ALREADY_REQUESTED' })
    expect(await statusOf()).toEqual({
      balance: released,
      lastPendingWalletRequest: { createdAt: '2026-11-20', amount: released, depositAccount: ACCOUNT },
      depositAccount: ACCOUNT,
    })
    expect(E.isRight(await payOut())).toBe(true)
    expect(await statusOf()).toMatchObject({ balance: 0, lastPendingWalletRequest: null })
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

describe('a request of the surplus', () => {
  const at = (company: Company) => {
    const path = `/api/business/${company.businessId}`
    return {
      account: `${path}/bankaccount`,
      ask: (call: string, body?: unknown) =>
        host.request(call.replace(' ', ` ${path}`), {
          token: company.token,
          headers: { 'idempotency-key': randomUUID() },
          ...(body === undefined ? {} : { body }),
        }),
      pay: () =>
        surplusPay.run(host.services, {
          taxId: { country: 'CL', identifier: company.identifier },
        }),
    }
  }
  const aReleased = async (identifier: string) => {
    const company = await readyForTransfers(host, await host.company('CL', identifier, `a${identifier}@empresa.cl`))
    const orderId = await aTransferredOrder(host, company, 1)
    await payOnItsDay(host, orderId)
    const { balance } = (await statusOf(company)) as { balance: number }
    return { ...at(company), balance, company, orderId }
  }
  const ACTIVITY = { activity: 'SURPLUS_REQUEST' }

  it('is withdrawn until it is paid, and can be made again', async () => {
    const { ask, company, pay } = await aReleased('96790240-3')
    expect(errorOf(await ask('DELETE /wallet/request'))).toMatchObject({ errorCode: 'ERROR_SURPLUS_NOT_REQUESTED' })
    expect(await ask('POST /wallet/request', ACTIVITY)).toMatchObject({ status: 200 })
    expect(await ask('DELETE /wallet/request')).toMatchObject({ status: 200 })
    expect(await statusOf(company)).toMatchObject({ lastPendingWalletRequest: null })
    expect(E.isLeft(await pay())).toBe(true)
    expect(await ask('POST /wallet/request', ACTIVITY)).toMatchObject({ status: 200 })
    expect(await pay()).toEqual(E.right([expect.stringContaining('a BancoEstado ···3456')]))
    expect(errorOf(await ask('DELETE /wallet/request'))).toMatchObject({ errorCode: 'ERROR_SURPLUS_NOT_REQUESTED' })
  })

  it('is of the amount and the account that the company read', async () => {
    const { ask, balance, company } = await aReleased('79111222-K')
    const { depositAccount } = (await statusOf(company)) as { depositAccount: { accountId: number; version: number } }
    const { accountId, version } = depositAccount
    for (const wrong of [{ amount: balance - 1 }, { accountId, version: version + 1 }])
      expect(errorOf(await ask('POST /wallet/request', { ...ACTIVITY, ...wrong }))).toMatchObject({
        status: 409,
        errorCode: 'ERROR_SURPLUS_CHANGED',
      })
    expect(await ask('POST /wallet/request', { ...ACTIVITY, amount: balance, accountId, version })).toMatchObject({
      status: 200,
    })
  })

  it('and its payment need an account, and the payment the one of the request', async () => {
    const { ask, company, pay } = await aReleased('70009999-K')
    const store = (number: string) =>
      host.database.query('update bank_account set number = $2 where business_id = $1', [company.businessId, number])
    await ask('POST /wallet/request', ACTIVITY)
    await store('999999')
    expect(await pay()).toEqual(E.left(expect.stringContaining('La cuenta de la solicitud cambió')))
    await ask('DELETE /wallet/request')
    await host.database.query('delete from bank_account where business_id = $1', [company.businessId])
    expect(errorOf(await ask('POST /wallet/request', ACTIVITY))).toMatchObject({
      errorCode: 'ERROR_SURPLUS_NO_ACCOUNT',
    })
    /* A host of an earlier version stores it so. */
    await host.database.query(
      `insert into wallet_request (business_id, activity, amount, requested_at) values ($1, 'X', 1, now())`,
      [company.businessId],
    )
    expect(await pay()).toEqual(E.left('La empresa no tiene una cuenta bancaria.'))
  })

  it('ends when a correction takes its surplus away, and the next one is possible', async () => {
    const { ask, company, orderId } = await aReleased('61000001-K')
    await ask('POST /wallet/request', ACTIVITY)
    const [payment] = await recordedPayments(host.database, { ...company, id: orderId })
    const corrected = await correctPayment(host.services, {
      orderId,
      paymentId: payment?.id ?? 0,
      part: { amount: undefined, on: undefined, folio: undefined },
      reason: 'No llegó',
    })
    expect(E.isRight(corrected)).toBe(true)
    expect(await statusOf(company)).toMatchObject({ balance: 0, lastPendingWalletRequest: null })
    await payOnItsDay(host, orderId)
    expect(await ask('POST /wallet/request', ACTIVITY)).toMatchObject({ status: 200 })
  })
})
