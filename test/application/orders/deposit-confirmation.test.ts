import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { DepositConfirmation } from '#application/orders/deposit-confirmation.ts'
import { RemoteValue } from '#application/shared/remote-value.ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { OrderDeposit, ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import type { OrderDetail } from '#domain/orders/order.ts'
import { makeFaults, rejectedBy } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aDetailOf, someOrders } from '#test/support/samples/orders.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'

const BEFORE: ShownAccount = { id: '7' as BankAccountId, version: 1, bank: 'BancoEstado', lastDigits: '1904' }
const NOW: ShownAccount = { ...BEFORE, version: 2, lastDigits: '7702' }
const CHANGED: OrderDeposit = { state: 'CHANGED', account: BEFORE, replacement: NOW }

/** A host that freezes the account that it is given, when it is the present one. */
const anOrderPage = async () => {
  const faults = makeFaults()
  let deposit = CHANGED
  const confirmed: Array<ShownAccount> = []
  const { clock, scheduler } = makeFakeTime()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const [summary = expect.fail('no order')] = someOrders(1)
  const order = new RemoteValue<OrderDetail>({
    load: () => TE.of({ ...aDetailOf(summary), deposit }),
    live: makeFakeLiveEvents(),
    refreshOn: () => false,
  })
  order.activate()
  await order.load()
  const confirmation = new DepositConfirmation(
    {
      notifications,
      orders: {
        ...makeFakeOrders(someOrders(1)),
        confirmDeposit: (_, account) =>
          faults.around(() => {
            confirmed.push(account)
            deposit = { state: 'FROZEN', account, replacement: undefined }
            return TE.of(undefined)
          }),
      },
    },
    order,
  )
  return { confirmation, confirmed, faults, order, shown: () => notifications.active.map(({ key }) => key) }
}

describe('the account of an order that changed', () => {
  it('is confirmed once by a double click, as it was read, and the order shows it', async () => {
    const { confirmation, confirmed, order, shown } = await anOrderPage()
    await Promise.all([confirmation.confirm(), confirmation.confirm()])
    await order.load()
    expect(confirmed).toEqual([NOW])
    expect([order.value?.deposit?.state, shown(), confirmation.request.isBusy]).toEqual([
      'FROZEN',
      ['DepositConfirmed'],
      false,
    ])
    await confirmation.confirm()
    expect(confirmed).toHaveLength(1)
  })

  it('stays to be confirmed when it changed again meanwhile', async () => {
    const { confirmation, faults, order, shown } = await anOrderPage()
    faults.before(rejectedBy(endpoints.orderDepositConfirm, 'ERROR_ORDER_ACCOUNT_CHANGED'))
    await confirmation.confirm()
    await order.load()
    expect([order.value?.deposit?.state, shown(), confirmation.request.isBusy]).toEqual([
      'CHANGED',
      ['DepositNotConfirmed'],
      false,
    ])
  })
})
