import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Orders } from '#application/orders/orders.port.ts'
import { ALL_ORDERS, OrdersViewModel } from '#application/orders/orders.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeInvoiceAttachments } from '#test/support/fakes/invoice-attachments.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { someOrders } from '#test/support/samples/orders.ts'
import { slowly } from '#test/support/slowly.ts'
import { calendarOn, signedInTo } from '#test/support/signed-in.ts'

const changed = (orderId: string, status: string) =>
  ({ _tag: 'OrderChanged', orderId: orderId as OrderId, status }) as const

const files = () => {
  const time = makeFakeTime()
  const { clock, scheduler } = time
  const saved: Array<SavedFile> = []
  const saver = { save: (file: SavedFile) => void saved.push(file) }
  return { time, clock, scheduler, saver, saved, notifications: new NotificationsViewModel({ scheduler, clock }) }
}

const calendar = calendarOn(undefined, 'MX')

const makeList = async () => {
  const [time, live, host] = [makeFakeTime(), makeFakeLiveEvents(), makeFakeOrders(someOrders(45))]
  const vm = new OrdersViewModel({ calendar, orders: host, live, scheduler: time.scheduler })
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
    live.publish(changed('5045', 'PAID'))
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
    live.publish(changed('5046', 'IN_REVIEW'))
    await settle()
    expect(list.rows?.[0]?.id).toBe('5046')
    host.put(someOrders(47))
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect(list.totalRows).toBe(47)
  })

  it('is narrowed by a state, a type, the last days and a number, and then shows no other order', async () => {
    const { vm, list, host, live, time } = await makeList()
    const [first, second, ...others] = someOrders(45)
    if (first === undefined || second === undefined) throw new Error('no orders')
    const old = { ...second, type: 'CONFIRMING', status: 'PAID', requestedOn: '2026-02-02' as CivilDate }
    host.put([first, old, ...others])
    list.openPage(2)
    vm.choose({ state: 'PAID' })
    await settle()
    expect([list.page, list.rows?.map(({ id }) => id), vm.filters.isNarrow]).toEqual([1, [old.id], true])
    vm.choose({ days: 30 })
    await settle()
    expect(list.totalRows).toBe(0)
    vm.choose({ days: 31, type: 'CONFIRMING' })
    await settle()
    expect(list.totalRows).toBe(1)
    host.put([first, { ...old, status: 'DEFAULT' }, ...others])
    live.publish(changed(old.id, 'DEFAULT'))
    await settle()
    expect(list.totalRows).toBe(0)
    vm.choose({ state: undefined, type: undefined, days: undefined })
    expect(vm.filters.isNarrow).toBe(false)
    vm.filters.change('5044')
    await time.pass(500)
    expect(list.rows?.map(({ id }) => id)).toEqual(['5044'])
  })

  it('counts its groups, shows one of them, and puts what waits for the company first', async () => {
    const { vm, list, host } = await makeList()
    const [first, second, third] = someOrders(3)
    if (first === undefined || second === undefined || third === undefined) throw new Error('no orders')
    host.put([first, { ...second, status: 'PAID' }, { ...third, status: 'APPROVED', pendingDocuments: 2 }])
    list.retry()
    await settle()
    expect(vm.counts).toMatchObject({ ALL: 3, WAITING: 1, IN_REVIEW: 1, PAID: 1, APPROVED: 1, REJECTED: 0 })
    expect(list.rows?.map(({ id }) => id)).toEqual([third.id, first.id, second.id])
    vm.choose({ group: 'WAITING' })
    await settle()
    expect([list.rows?.map(({ id }) => id), vm.filters.isNarrow]).toEqual([[third.id], true])
    vm.filters.clear()
    await settle()
    expect(list.totalRows).toBe(3)
  })

  it('counts again when an order or a document changes', async () => {
    const { vm, host, live } = await makeList()
    const [first, ...others] = someOrders(45)
    if (first === undefined) throw new Error('no orders')
    host.put([{ ...first, status: 'PAID' }, ...others])
    live.publish(changed(first.id, 'PAID'))
    await settle()
    expect(vm.counts).toMatchObject({ PAID: 1, WAITING: 0 })
    host.put([{ ...first, pendingDocuments: 1 }, ...others])
    live.publish({ _tag: 'DocumentsChanged' })
    await settle()
    expect(vm.counts).toMatchObject({ PAID: 0, WAITING: 1 })
  })

  it('begins with what its address names, and follows another address', async () => {
    const host = makeFakeOrders(someOrders(45))
    const requests: Array<string | undefined> = []
    const orders: Orders = { ...host, page: (query) => (requests.push(query.group ?? query.search), host.page(query)) }
    const { scheduler } = makeFakeTime()
    const vm = new OrdersViewModel({ calendar, orders, live: makeFakeLiveEvents(), scheduler })
    vm.restore('', { ...ALL_ORDERS, group: 'PAID' })
    vm.activate()
    await settle()
    expect([requests, vm.list.totalRows]).toEqual([['PAID'], 0])
    vm.show('', { ...ALL_ORDERS, group: 'PAID' })
    vm.show('5001', ALL_ORDERS)
    await settle()
    expect([requests, vm.list.totalRows, vm.filters.searchText]).toEqual([['PAID', '5001'], 1, '5001'])
    vm.show('', { ...ALL_ORDERS })
    expect(vm.filters.isNarrow).toBe(false)
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
    const requests = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(requests, fc.scheduler(), async (pages, scheduler) => {
        const host = makeFakeOrders(someOrders(45))
        const slow: Orders = {
          ...host,
          page: (query) => slowly(scheduler, () => host.page(query)),
        }
        const { list } = new OrdersViewModel({
          calendar,
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
    const { notifications, saved, saver, scheduler, time } = files()
    return {
      live,
      host,
      saved,
      time,
      notifications,
      detail: new OrderDetailViewModel({
        calendar,
        orders: host,
        documents: makeFakeDocuments(),
        attachments: makeFakeInvoiceAttachments(),
        current: signedInTo('MX'),
        live,
        saver,
        scheduler,
        notifications,
      }),
    }
  }

  it('downloads a bill, and says which failed', async () => {
    const { detail, host, notifications, saved } = makeDetail()
    host.put(someOrders(3).map((order) => ({ ...order, status: 'TRANSFERRED' })))
    detail.open('5002')
    await settle()
    const [bill] = detail.bills.value ?? []
    if (bill === undefined) throw new Error('no bill')
    await detail.downloadBill(bill)
    host.faults.before(unreachable)
    await detail.downloadBill(bill)
    expect(saved.map(({ name }) => name)).toEqual(['Diferencia de precio de la operación 5002.pdf'])
    host.faults.before(unreachable, unreachable, unreachable, unreachable)
    detail.bills.retry()
    await settle()
    expect(notifications.active.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['BillNotDownloaded', 'BillsUnavailable']),
    )
  })

  it('lists its activity in the time of the country, and again when the order or its documents change', async () => {
    const { detail, host, live } = makeDetail()
    detail.open('5002')
    await settle()
    const on = detail.order.value?.requestedOn
    expect(detail.activityRows).toMatchObject([{ action: 'REQUESTED', on: { date: on, time: '09:30' } }])
    host.faults.before(rejected('ERROR_BUSY'), rejected('ERROR_BUSY'))
    live.publish({ _tag: 'DocumentsChanged' })
    await settle()
    expect([detail.activity.failure, detail.order.failure]).toMatchObject([
      { code: 'ERROR_BUSY' },
      { code: 'ERROR_BUSY' },
    ])
    expect(detail.activityRows).toHaveLength(1)
  })

  it('says when its steps were reached and are expected', async () => {
    const { detail, host } = makeDetail()
    detail.open('5002')
    await settle()
    expect(detail.steps).toEqual([
      { kind: 'reached', on: '2026-03-04', time: undefined },
      undefined,
      undefined,
      { kind: 'expected', on: '2026-04-10', time: undefined },
    ])
    host.put(someOrders(3).map((order) => ({ ...order, status: 'TRANSFERRED' })))
    detail.order.retry()
    await settle()
    expect(detail.steps.map((step) => step?.kind)).toEqual([undefined, undefined, 'reached', 'expected'])
  })

  it('counts the documents that it waits for, again when they change', async () => {
    const { detail, host, live } = makeDetail()
    host.put(someOrders(3).map((order) => ({ ...order, pendingDocuments: 2 })))
    detail.open('5002')
    await settle()
    expect(detail.order.value?.pendingDocuments).toBe(2)
    host.put(someOrders(3))
    live.publish({ _tag: 'DocumentsChanged' })
    await settle()
    expect(detail.order.value?.pendingDocuments).toBe(0)
  })

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

  it.each(['abc', '..', '', '0', '1e3', '9'.repeat(16), '77'])(
    'is not found for %j, which is said once',
    async (text) => {
      const { detail, notifications } = makeDetail()
      detail.open(text)
      await settle()
      expect([detail.isNotFound, detail.order.value]).toEqual([true, undefined])
      expect(notifications.active).toEqual([])
    },
  )

  it('finds and sorts its invoices on the host, from the first page', async () => {
    const { detail, time } = makeDetail()
    detail.open('5002')
    await settle()
    detail.invoices.openPage(2)
    await settle()
    detail.filters.change(' 1066 ')
    await time.pass(500)
    expect([detail.invoices.page, detail.invoices.rows?.map(({ folio }) => folio)]).toEqual([1, ['1066']])
    detail.filters.clear()
    detail.invoices.sortBy({ field: 'folio', direction: 'desc' })
    await settle()
    expect(detail.invoices.rows?.[0]?.folio).toBe('1066')
    expect(detail.invoices.totalRows).toBe(25)
  })

  it('keeps its documents until another order is opened', () => {
    const { detail } = makeDetail()
    detail.open('5002')
    const { documents } = detail
    detail.open('5002')
    expect(detail.documents).toBe(documents)
    detail.open('5001')
    expect(detail.documents).not.toBe(documents)
  })

  it('gives its simulation to the device once at a time, and says when that failed', async () => {
    const { detail, host, saved, notifications } = makeDetail()
    detail.open('5002')
    await settle()
    const both = [detail.downloadSimulation(), detail.downloadSimulation()]
    expect(detail.isDownloading).toBe(true)
    await Promise.all(both)
    expect([detail.isDownloading, saved.map(({ name }) => name)]).toEqual([false, ['Simulación operación 5002.pdf']])
    host.faults.before(unreachable)
    await detail.downloadSimulation()
    expect(notifications.active.map(({ key }) => key)).toEqual(['DocumentDownloaded', 'SimulationNotDownloaded'])
  })

  it('follows its live events', async () => {
    const { detail, live, host } = makeDetail()
    detail.open('5002')
    await settle()
    host.put(someOrders(3).map((order) => ({ ...order, status: 'PAID' })))
    live.publish(changed('5001', 'PAID'))
    await settle()
    expect(detail.order.value?.status).toBe('IN_REVIEW')
    live.publish(changed('5002', 'PAID'))
    await settle()
    expect(detail.order.value?.status).toBe('PAID')
  })

  it('shows the step before in the list and in the order when a payment was corrected', async () => {
    const { detail, host, live } = makeDetail()
    const list = new OrdersViewModel({ calendar, orders: host, live, scheduler: makeFakeTime().scheduler })
    list.activate()
    const paid = someOrders(3).map((order) => ({ ...order, status: 'PAID' }))
    host.put(paid)
    detail.open('5002')
    await settle()
    host.put(paid.map((order) => (order.id === '5002' ? { ...order, status: 'TRANSFERRED' } : order)))
    live.publish(changed('5002', 'TRANSFERRED'))
    await settle()
    const row = list.list.value?.rows.find(({ id }) => id === '5002')
    for (const status of [row?.status, detail.order.value?.status])
      expect(trackerOf(status ?? '')).toMatchObject({ state: 'ACTIVE', position: 3 })
    expect(detail.bills.value).toHaveLength(1)
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
        const detail = new OrderDetailViewModel({
          calendar,
          orders: slow,
          attachments: makeFakeInvoiceAttachments(),
          current: signedInTo('MX'),
          documents: makeFakeDocuments(),
          live: makeFakeLiveEvents(),
          ...files(),
        })
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
