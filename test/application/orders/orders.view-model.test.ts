import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Orders } from '#application/orders/orders.port.ts'
import { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { someOrders } from '#test/support/samples/orders.ts'
import { slowly } from '#test/support/slowly.ts'

const changed = (orderId: string, status: string) =>
  ({ _tag: 'OrderChanged', orderId: orderId as OrderId, status }) as const

const makeList = async () => {
  const [time, live, host] = [makeFakeTime(), makeFakeLiveEvents(), makeFakeOrders(someOrders(45))]
  const vm = new OrdersViewModel({ orders: host, live, scheduler: time.scheduler })
  const stop = vm.activate()
  await settle()
  return { time, live, host, vm, list: vm.list, stop }
}

describe('the list of orders', () => {
  it('shows twenty at a time', async () => {
    const { list } = await makeList()
    expect([list.rows?.length, list.totalRows, list.rows?.[0]?.id]).toEqual([20, 45, '5045'])
    list.openPage(3)
    await settle()
    expect(list.rows?.length).toBe(5)
  })

  it('updates a row in place on a live event, and highlights it for a second', async () => {
    const { vm, list, live, time } = await makeList()
    const before = list.rows?.[1]
    live.tell(changed('5045', 'PAID'))
    expect([list.rows?.[0]?.status, list.rows?.[1] === before, vm.unseenCount]).toEqual(['PAID', true, 1])
    expect([...vm.highlighted]).toEqual(['5045'])
    await time.pass(1_000)
    expect([...vm.highlighted]).toEqual([])
    vm.markSeen()
    expect(vm.unseenCount).toBe(0)
  })

  it('reloads when an order on another page changed, and after a lost connection', async () => {
    const { list, live, host } = await makeList()
    host.put(someOrders(46))
    live.tell(changed('5046', 'IN_REVIEW'))
    await settle()
    expect(list.rows?.[0]?.id).toBe('5046')
    host.put(someOrders(47))
    live.tell({ _tag: 'Reconnected' })
    await settle()
    expect(list.totalRows).toBe(47)
  })

  it('never looks empty when it could not be loaded', async () => {
    const { list, host } = await makeList()
    host.faults.before(unreachable)
    list.openPage(2)
    await settle()
    expect([list.state._tag, list.rows?.length]).toEqual(['Failed', 20])
    list.retry()
    await settle()
    expect(list.state._tag).toBe('Ready')
  })

  it('shows the latest page, in whatever order responses arrive', async () => {
    const asked = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(asked, fc.scheduler(), async (pages, scheduler) => {
        const host = makeFakeOrders(someOrders(45))
        const slow: Orders = {
          ...host,
          page: (page, size) => slowly(scheduler, () => host.page(page, size)),
        }
        const { list } = new OrdersViewModel({
          orders: slow,
          live: makeFakeLiveEvents(),
          scheduler: makeFakeTime().scheduler,
        })
        pages.forEach((page) => list.openPage(page))
        await scheduler.waitIdle()
        await settle()
        expect(list.state).toMatchObject({ _tag: 'Ready', value: { page: pages.at(-1) } })
      }),
    )
  })
})

describe('one order', () => {
  const makeDetail = () => {
    const [live, host] = [makeFakeLiveEvents(), makeFakeOrders(someOrders(3))]
    return { live, host, detail: new OrderDetailViewModel({ orders: host, live }) }
  }

  it('shows the order and its invoices', async () => {
    const { detail } = makeDetail()
    detail.open('5002')
    await settle()
    expect([
      detail.order.state._tag,
      detail.invoices.rows?.length,
      detail.invoices.totalRows,
      detail.isNotFound,
    ]).toEqual(['Ready', 20, 25, false])
  })

  it.each(['abc', '..', '', '0', '1e3', '9'.repeat(16), '77'])('is not found for %j', async (text) => {
    const { detail } = makeDetail()
    detail.open(text)
    await settle()
    expect([detail.isNotFound, detail.order.value]).toEqual([true, undefined])
  })

  it('follows its live events', async () => {
    const { detail, live, host } = makeDetail()
    detail.open('5002')
    await settle()
    host.put(someOrders(3).map((order) => ({ ...order, status: 'PAID' })))
    live.tell(changed('5001', 'PAID'))
    await settle()
    expect(detail.order.value?.status).toBe('IN_REVIEW')
    live.tell(changed('5002', 'PAID'))
    await settle()
    expect(detail.order.value?.status).toBe('PAID')
  })

  it('never shows one order under the number of another', async () => {
    const ids = fc.array(fc.constantFrom('5001', '5002', '5003', '77'), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(ids, fc.boolean(), fc.scheduler(), async (opened, answers, scheduler) => {
        const host = makeFakeOrders(someOrders(3))
        const slow: Orders = {
          ...host,
          detail: (id) => slowly(scheduler, () => host.detail(id)),
        }
        const detail = new OrderDetailViewModel({ orders: slow, live: makeFakeLiveEvents() })
        for (const id of opened) {
          detail.open(id)
          await settle()
          expect(detail.order.value?.id ?? id).toBe(id)
          if (answers && scheduler.count() > 0) await scheduler.waitOne()
          await settle()
        }
        while (scheduler.count() > 0) {
          await scheduler.waitOne()
          await settle()
          expect(detail.order.value?.id ?? detail.id).toBe(detail.id)
        }
        expect(detail.order.state._tag).toBe(opened.at(-1) === '77' ? 'Failed' : 'Ready')
      }),
    )
  })
})
