import { describe, expect, it } from 'vitest'
import { OrderReceiptViewModel } from '#application/financing/order-receipt.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { someOrders } from '#test/support/samples/orders.ts'

const ORDER = '5001' as OrderId

const makeReceipt = () => {
  const { clock, scheduler } = makeFakeTime()
  const orders = makeFakeOrders(someOrders(1))
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: string[] = []
  const saver = { save: ({ name }: { readonly name: string }) => void saved.push(name) }
  return { orders, notifications, saved, vm: new OrderReceiptViewModel({ simulations: orders, saver, notifications }) }
}

describe('the receipt of an order', () => {
  it('gives the simulation to the device, once at a time', async () => {
    const { notifications, saved, vm } = makeReceipt()
    const both = [vm.download(ORDER), vm.download(ORDER)]
    expect(vm.isDownloading).toBe(true)
    await Promise.all(both)
    expect([vm.isDownloading, saved]).toEqual([false, ['Simulación operación 5001.pdf']])
    expect(notifications.active.map(({ key }) => key)).toEqual(['DocumentDownloaded'])
  })

  it('says when that failed, and can be asked again', async () => {
    const { notifications, orders, saved, vm } = makeReceipt()
    orders.faults.before(unreachable)
    await vm.download(ORDER)
    expect([saved, notifications.active.map(({ key }) => key)]).toEqual([[], ['SimulationNotDownloaded']])
    await vm.download(ORDER)
    expect(saved).toHaveLength(1)
  })
})
