import { describe, expect, it } from 'vitest'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { makeWorld } from '#test/support/world.ts'

const day = (text: string): CivilDate => text as CivilDate
const id = (text: string): InvoiceId => text as InvoiceId

/** The dates of the first invoices. */
const reachDates = async (count = 3) => {
  const world = makeWorld()
  const tab = world.openTab()
  tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
  for (const row of tab.table.list.rows?.slice(0, count) ?? []) tab.table.selection.toggle(row)
  await tab.flow.next()
  await world.time.pass(400)
  const folios = () => tab.cart.lines.map(({ invoice }) => invoice.folio)
  const toasts = () => tab.notifications.active.map(({ toast }) => toast._tag)
  return { world, tab, folios, toasts, undo: () => tab.notifications.undo() }
}

describe('an invoice that is taken out of the cart', () => {
  it('comes back to its place with its date, and into the selection, for eight seconds', async () => {
    const { world, tab, folios, toasts, undo } = await reachDates()
    const before = folios()
    tab.cart.setDate(day('2026-05-04'), [id('2')])
    tab.flow.removal.remove([id('2')])
    expect([folios().length, tab.table.selection.count, toasts()]).toEqual([2, 2, ['CartInvoicesRemoved']])
    undo()
    expect([folios(), tab.cart.lines[1]?.paymentDate]).toEqual([before, '2026-05-04'])
    expect([tab.table.selection.count, toasts()]).toEqual([3, []])
    tab.flow.removal.remove([id('2')])
    await world.time.pass(8_000)
    expect([toasts(), tab.notifications.canUndo]).toEqual([[], false])
  })

  it('leads back to the cart when it was the last one', async () => {
    const { tab, undo } = await reachDates(1)
    tab.flow.removal.remove([id('1')])
    expect(tab.flow.step).toBe(0)
    undo()
    expect([tab.flow.step, tab.cart.lines.length, tab.table.selection.count]).toEqual([1, 1, 1])
  })

  it('joins the selection when others were selected meanwhile', async () => {
    const { tab, undo } = await reachDates(1)
    tab.flow.removal.remove([id('1')])
    const other = tab.table.list.rows?.[4] ?? expect.fail('no row')
    tab.table.selection.toggle(other)
    undo()
    expect([tab.flow.step, tab.table.selection.count]).toEqual([0, 2])
  })

  it('cannot come back once the order is sent, or another type is opened', async () => {
    const sent = await reachDates()
    sent.tab.flow.removal.remove([id('2')])
    await sent.world.time.pass(400)
    await sent.tab.flow.send()
    expect(sent.toasts()).not.toContain('CartInvoicesRemoved')
    const left = await reachDates()
    left.tab.flow.removal.remove([id('2')])
    await left.tab.flow.open('EARLY_PAYMENT')
    expect(left.toasts()).toEqual([])
  })

  it('is not offered for those that the host does not finance any more', async () => {
    const { tab, toasts } = await reachDates()
    tab.flow.removal.drop([id('2')])
    expect(toasts()).toEqual([])
  })
})

describe('a date for several invoices', () => {
  it('is undone at once, except where the date changed again', async () => {
    const { tab, toasts, undo } = await reachDates()
    const before = tab.cart.lines.map(({ paymentDate }) => paymentDate)
    tab.flow.commonDate.set(day('2026-05-04'))
    expect(toasts()).toEqual(['DatesChanged'])
    tab.cart.setDate(day('2026-05-05'), [id('3')])
    undo()
    expect(tab.cart.lines.map(({ paymentDate }) => paymentDate)).toEqual([before[0], before[1], '2026-05-05'])
  })

  it('offers nothing for a single line, which has its own undo, and for none', async () => {
    const { tab, toasts } = await reachDates()
    tab.cart.marks.toggle(id('1'))
    tab.flow.commonDate.set(day('2026-05-04'))
    tab.cart.marks.toggle(id('1'))
    expect(toasts()).toEqual([])
    tab.flow.commonDate.set(day('2026-05-01'))
    expect(toasts()).toEqual([])
  })
})

describe('a selection that is removed', () => {
  it('comes back as it was, also when it was a whole filter', async () => {
    const world = makeWorld()
    const { flow, notifications, table } = world.openTab()
    flow.activate()
    await flow.open('DIRECT_FINANCING')
    expect(notifications.active).toEqual([])
    table.selection.selectAllMatching()
    table.selection.toggle(table.list.rows?.[0] ?? expect.fail('no row'))
    const { chosen } = table.selection
    table.selection.clear()
    expect([table.selection.count, notifications.active[0]?.toast]).toEqual([
      0,
      { _tag: 'SelectionCleared', invoices: 44 },
    ])
    notifications.undo()
    expect(table.selection.chosen).toBe(chosen)
  })

  it('offers nothing without a selection, and no longer once others are in the cart', async () => {
    const { tab, toasts } = await reachDates()
    tab.flow.back()
    tab.table.selection.clear()
    expect(toasts()).toEqual(['SelectionCleared'])
    tab.table.selection.clear()
    tab.table.selection.toggle(tab.table.list.rows?.[5] ?? expect.fail('no row'))
    await tab.flow.next()
    expect([tab.flow.step, toasts()]).toEqual([1, []])
  })
})

describe('an order that is left for another type of financing', () => {
  /** The home, and the address as the screen keeps it. */
  const openHome = async () => {
    const world = makeWorld()
    const tab = world.openTab()
    const { home, notifications, table } = tab
    world.host.put('EARLY_PAYMENT', someInvoices(5))
    const close = home.activate()
    const leave = home.typeChange.activate((type, query) => home.open(type, query))
    const open = async (type: FinancingType) => {
      home.open(type)
      await settle()
    }
    await open('DIRECT_FINANCING')
    const toasts = () => notifications.active.map(({ toast }) => toast)
    const select = (count: number) => table.list.rows?.slice(0, count).forEach((row) => table.selection.toggle(row))
    const dates = () => tab.cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate])
    return { ...tab, world, close, dates, leave, open, toasts, select }
  }
  const LEFT = { _tag: 'TypeChanged', from: 'DIRECT_FINANCING', to: 'EARLY_PAYMENT', invoices: 2 }
  const RESTORED = { _tag: 'DraftRestored', invoices: 2, gone: 0 }

  it('comes back with its cart and its dates when the change is undone, for eight seconds', async () => {
    const { cart, dates, flow, home, notifications, open, select, toasts, world } = await openHome()
    select(2)
    await flow.next()
    cart.setDate(day('2026-05-04'), [id('2')])
    const before = dates()
    await open('EARLY_PAYMENT')
    expect([flow.step, cart.lines.length, toasts()]).toEqual([0, 0, [LEFT]])
    notifications.undo()
    await settle()
    expect([home.type, flow.step, dates(), toasts()]).toEqual(['DIRECT_FINANCING', 1, before, [RESTORED]])
    await open('EARLY_PAYMENT')
    await world.time.pass(8_000)
    expect(notifications.canUndo).toBe(false)
  })

  it('comes back with its selection, its search and its filter', async () => {
    const { flow, notifications, open, select, table } = await openHome()
    table.filters.set('1', table.filters.filter)
    await settle()
    select(2)
    const { query } = table
    const { rows } = table.selection
    await open('EARLY_PAYMENT')
    expect([table.query, table.selection.count]).toEqual([[], 0])
    notifications.undo()
    await settle()
    expect([flow.step, table.query, table.selection.count]).toEqual([0, query, 2])
    expect(table.selection.rows).toEqual(rows)
  })

  it('is there whenever the user returns to its type, and so is that of the other type', async () => {
    const { cart, dates, flow, open, select, table, toasts, world } = await openHome()
    select(2)
    await flow.next()
    cart.setDate(day('2026-05-04'), [id('2')])
    const before = dates()
    await open('EARLY_PAYMENT')
    select(1)
    await world.time.pass(10_000)
    await open('DIRECT_FINANCING')
    expect([flow.step, dates()]).toEqual([1, before])
    expect(toasts()).toEqual([
      { _tag: 'TypeChanged', from: 'EARLY_PAYMENT', to: 'DIRECT_FINANCING', invoices: 1 },
      RESTORED,
    ])
    await open('EARLY_PAYMENT')
    expect([flow.step, table.selection.count]).toEqual([0, 1])
    await open('DIRECT_FINANCING')
    expect([flow.step, dates()]).toEqual([1, before])
  })

  it('comes back while the other type is still loading', async () => {
    const { dates, flow, home, notifications, select } = await openHome()
    select(2)
    await flow.next()
    const before = dates()
    home.open('EARLY_PAYMENT')
    notifications.undo()
    await settle()
    expect([home.type, flow.step, dates()]).toEqual(['DIRECT_FINANCING', 1, before])
  })

  it('comes back also when the other type was opened before its address changed again', async () => {
    const { dates, flow, home, leave, notifications, select } = await openHome()
    leave()
    const addresses: Array<() => void> = []
    home.typeChange.activate((type, query) => addresses.push(() => home.open(type, query)))
    select(2)
    await flow.next()
    const before = dates()
    home.open('EARLY_PAYMENT')
    notifications.undo()
    await settle()
    addresses.forEach((open) => open())
    await settle()
    expect([home.type, flow.step, dates()]).toEqual(['DIRECT_FINANCING', 1, before])
  })

  it('remains when the user visits another screen and comes back to the other type', async () => {
    const { close, draftStorage, openScreen, select, world } = await openHome()
    select(2)
    close()
    const flow = openScreen()
    const { table } = flow
    flow.activate()
    await flow.open('EARLY_PAYMENT')
    expect(table.selection.count).toBe(0)
    table.selection.toggle(table.list.rows?.[0] ?? expect.fail('no row'))
    await world.time.pass(100)
    expect([draftStorage.draftOf('DIRECT_FINANCING'), draftStorage.draftOf('EARLY_PAYMENT')]).toMatchObject([
      { lines: [{}, {}] },
      { lines: [{}] },
    ])
    await flow.open('DIRECT_FINANCING')
    expect(table.selection.count).toBe(2)
  })

  it('is not announced when there was none, nor when the screen is left', async () => {
    const { leave, open, select, toasts } = await openHome()
    await open('EARLY_PAYMENT')
    expect(toasts()).toEqual([])
    select(1)
    await open('DIRECT_FINANCING')
    expect(toasts()).toMatchObject([{ _tag: 'TypeChanged', from: 'EARLY_PAYMENT', invoices: 1 }])
    leave()
    expect(toasts()).toEqual([])
  })

  it('is kept when the other order is sent, after which the change cannot be undone', async () => {
    const { flow, home, draftStorage, notifications, open, select, world } = await openHome()
    select(2)
    await open('EARLY_PAYMENT')
    select(1)
    await flow.next()
    await world.time.pass(400)
    await flow.send()
    expect(notifications.canUndo).toBe(false)
    notifications.undo()
    expect([home.type, flow.isSent]).toEqual(['EARLY_PAYMENT', true])
    expect([draftStorage.draftOf('DIRECT_FINANCING')?.lines.length, draftStorage.draftOf('EARLY_PAYMENT')]).toEqual([
      2,
      undefined,
    ])
  })
})
