import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditLineSet } from '#host/operator/set-credit-line.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { storePayables } from './a-payable.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('MX', 'EKU9003173C9', 'ana@empresa.mx')
  await storePayables(host, mine, [])
})
afterAll(() => host.close())

const set = (credit: number, balance?: number) =>
  creditLineSet.run(host.services, {
    taxId: { country: 'MX', identifier: mine.identifier },
    credit,
    balance,
  })
const read = async () =>
  (await host.request(`GET /api/payment/business/${mine.businessId}/account/credit-line`, { token: mine.token })).body

it('a business without a credit line has none', async () => {
  expect(await read()).toEqual({ creditAmount: 0, balance: 0 })
})

it('a credit line is what staff set last, with its balance', async () => {
  expect(await set(1_000_000)).toMatchObject({ _tag: 'Right' })
  expect(await read()).toEqual({ creditAmount: 1_000_000, balance: 1_000_000 })
  await set(2_000_000.5, 750_000.25)
  expect(await read()).toEqual({ creditAmount: 2_000_000.5, balance: 750_000.25 })
})

it('a balance above the credit is rejected', async () => {
  expect(await set(100, 100.01)).toEqual(E.left('El saldo no puede ser mayor que la línea de crédito.'))
})
