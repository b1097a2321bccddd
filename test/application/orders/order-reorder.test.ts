import { describe, expect, it } from 'vitest'
import { OrderReorderViewModel } from '#application/orders/order-reorder.view-model.ts'
import { draftKeyOf } from '#application/shared/storage-keys.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { someOrders } from '#test/support/samples/orders.ts'
import { makeWorld } from '#test/support/world.ts'

const VALID = '2026-05-04' as CivilDate
const PAST = '2026-01-05' as CivilDate

const line = (invoiceId: string, paymentDate = VALID, reason?: string) => ({
  invoiceId: invoiceId as InvoiceId,
  paymentDate,
  reason,
})

const makeRejected = async (type = 'DIRECT_FINANCING') => {
  const world = makeWorld()
  const tab = world.openTab()
  const orders = makeFakeOrders(someOrders(1).map((order) => ({ ...order, type, status: 'REJECTED' })))
  orders.putReorderLines([line('1'), line('2', PAST), line('3', VALID, 'ORDERED'), line('4', VALID, 'PAID')])
  const { calendar, current, source } = tab
  const vm = new OrderReorderViewModel({ orders, calendar, current, mode: source.mode, live: world.live, tab: tab.tab })
  const open = () => vm.open({ id: '5001' as OrderId, type })
  open()
  await settle()
  return { world, tab, orders, vm, open }
}

const goToFinancing = async (tab: ReturnType<ReturnType<typeof makeWorld>['openTab']>) => {
  tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
}

describe('a rejected order', () => {
  it('becomes a draft with its available invoices; a date that is past derives from the invoice again', async () => {
    const { tab, vm } = await makeRejected()
    expect([vm.available.length, vm.reasons]).toEqual([2, ['ORDERED', 'PAID']])
    expect(vm.begin()).toBe('DIRECT_FINANCING')
    await goToFinancing(tab)
    expect(tab.flow.step).toBe(1)
    expect(tab.cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate])).toEqual([
      ['1', VALID],
      ['2', '2026-04-10'],
    ])
    expect(tab.table.selection.count).toBe(2)
    expect(tab.notifications.active.map(({ toast }) => toast)).toEqual([
      { _tag: 'OrderRepeated', order: '5001', reasons: ['ORDERED', 'PAID'], invoices: 2, gone: 0 },
    ])
  })

  it('survives a reload as every draft does, without being announced again', async () => {
    const { world, tab, vm } = await makeRejected()
    vm.begin()
    await goToFinancing(tab)
    const after = world.openTab(tab.tab)
    await goToFinancing(after)
    expect(after.cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate])).toEqual([
      ['1', VALID],
      ['2', '2026-04-10'],
    ])
    expect(after.notifications.active.map(({ key }) => key)).toEqual(['DraftRestored'])
  })

  it('counts an invoice that was taken on the way as gone', async () => {
    const { world, tab, vm } = await makeRejected()
    vm.begin()
    world.host.put('DIRECT_FINANCING', someInvoices(45).slice(1))
    await goToFinancing(tab)
    expect(tab.notifications.active[0]?.toast).toMatchObject({ invoices: 1, gone: 1 })
  })

  it('asks before it replaces a selection', async () => {
    const { world, tab, vm } = await makeRejected()
    await goToFinancing(tab)
    const [, , , , fifth] = tab.table.list.rows ?? []
    if (fifth !== undefined) tab.table.selection.toggle(fifth)
    world.page.leave()
    const stored = tab.tab.read(draftKeyOf('DIRECT_FINANCING', '7'))
    expect([vm.begin(), vm.replacement.isAsking]).toEqual([undefined, true])
    vm.replacement.cancel()
    expect([vm.replacement.isAsking, tab.tab.read(draftKeyOf('DIRECT_FINANCING', '7'))]).toEqual([false, stored])
    vm.begin()
    expect([vm.replacement.replace(), vm.replacement.isAsking]).toEqual(['DIRECT_FINANCING', false])
    expect(tab.tab.read(draftKeyOf('DIRECT_FINANCING', '7'))).not.toBe(stored)
  })

  it('offers nothing when no invoice is available, when it cannot ask, and for another type', async () => {
    const { orders, tab, vm, open } = await makeRejected()
    orders.putReorderLines([line('1', VALID, 'ORDERED')])
    open()
    await settle()
    expect(vm.begin()).toBeUndefined()
    orders.faults.before(unreachable)
    open()
    await settle()
    expect([vm.begin(), vm.lines.failure?._tag]).toEqual([undefined, 'Unreachable'])
    const other = await makeRejected('CONFIRMING')
    expect(other.vm.begin()).toBeUndefined()
    expect(tab.tab.read(draftKeyOf('DIRECT_FINANCING', '7'))).toBeUndefined()
  })

  it('leaves the samples, which have no orders', async () => {
    const { tab, vm } = await makeRejected()
    tab.source.mode.enterDemo()
    vm.begin()
    expect(tab.source.isDemo).toBe(false)
  })
})

describe('a stored draft that was changed', () => {
  it.each([
    ['ids of another company', { lines: [{ invoiceId: '999999' }], repeats: { order: '1', reasons: [] } }],
    ['an order that is no number', { lines: [{ invoiceId: '1' }], repeats: { order: '../x', reasons: [] } }],
    ['reasons that are no texts', { lines: [{ invoiceId: '1' }], repeats: { order: '1', reasons: [{}] } }],
    ['something else', { lines: [{ invoiceId: '1' }], repeats: 7 }],
  ])('with %s selects own invoices only', async (_, change) => {
    const { tab, vm } = await makeRejected()
    vm.begin()
    const stored = JSON.parse(tab.tab.read(draftKeyOf('DIRECT_FINANCING', '7')) ?? '{}') as object
    tab.tab.write(draftKeyOf('DIRECT_FINANCING', '7'), JSON.stringify({ ...stored, ...change }))
    await goToFinancing(tab)
    expect(tab.cart.lines.every(({ invoice }) => invoice.id === '1')).toBe(true)
    expect(tab.notifications.active).toHaveLength(1)
  })
})
