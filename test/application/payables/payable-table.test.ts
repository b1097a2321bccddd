import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { PayableTable } from '#application/payables/payable-table.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { aPayable, somePayables } from '#test/support/samples/payables.ts'
import { calendarOn } from '#test/support/signed-in.ts'

const TODAY = '2026-11-20' as CivilDate

const open = async (invoices: ReadonlyArray<PayableInvoice>, list: 'inbox' | 'paid' | 'archived' = 'inbox') => {
  const time = makeFakeTime()
  const payables = makeFakePayables(invoices, TODAY)
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country: 'CL' }) }))
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  const table = new PayableTable({
    payables,
    calendar: calendarOn(TODAY),
    current,
    keys: makeFakeKeys(),
    live,
    notifications,
    saver: { save: () => undefined },
    scheduler: time.scheduler,
  })
  table.open(list)
  await settle()
  const select = (...folios: ReadonlyArray<string>) => {
    for (const row of table.list.rows ?? []) if (folios.includes(row.invoice.folio)) table.selection.toggle(row)
  }
  const placeOf = (folio: string) => payables.all().find((invoice) => invoice.folio === folio)?.location
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { time, payables, live, notifications, table, select, placeOf, toasts }
}

describe('the table of owed invoices', () => {
  it('sums up the selection over every page and supplier', async () => {
    const other = { name: 'Nativa', identifier: '1-9', hasBankAccount: false }
    const { table } = await open([...somePayables(30), aPayable(30, { supplier: other })])
    table.selection.togglePage()
    expect(table.summary.invoices).toBe(20)
    table.list.openPage(2)
    await settle()
    table.selection.selectAllMatching()
    expect(table.summary).toEqual({ invoices: 31, suppliers: 2, totals: [money('CLP', 31_465)] })
  })

  it('sums up dollars apart, of selected rows and of a whole filter with exceptions on another page', async () => {
    const documentAmount = money('USD', 5_000)
    const inDollars = [30, 31].map((at) => aPayable(at, { amount: money('CLP', 46_000), documentAmount }))
    const { table, select } = await open([...somePayables(30), ...inDollars])
    select('131', '120')
    expect(table.summary.totals).toEqual([money('CLP', 1_020), money('USD', 5_000)])
    table.selection.togglePage()
    table.selection.selectAllMatching()
    expect(table.summary).toEqual({
      invoices: 32,
      suppliers: 1,
      totals: [money('CLP', 30_435), money('USD', 10_000)],
    })
    select('131', '130')
    expect(table.summary.totals).toEqual([money('CLP', 30_435)])
  })

  it('keeps the sums of the filter that was selected while another one is shown', async () => {
    const documentAmount = money('USD', 5_000)
    const { table, time } = await open([aPayable(0), aPayable(1, { amount: money('CLP', 46_000), documentAmount })])
    table.selection.selectAllMatching()
    table.filters.change('100')
    await time.pass(400)
    await settle()
    expect(table.list.totalRows).toBe(1)
    expect(table.summary.totals).toEqual([money('CLP', 1_000), money('USD', 5_000)])
  })

  it('shows what can be paid, and the others on request: two of three, then the cancelled one', async () => {
    const { table } = await open([aPayable(0), aPayable(1, { obstacle: 'CANCELLED' }), aPayable(2)])
    const folios = () => table.list.rows?.map(({ invoice }) => invoice.folio).toSorted()
    expect(folios()).toEqual(['100', '102'])
    table.filters.choose('NOT_PAYABLE')
    await settle()
    expect(folios()).toEqual(['101'])
    table.selection.togglePage()
    table.filters.clear()
    await settle()
    expect([folios(), table.selection.outside]).toEqual([['100', '102'], 1])
    await table.move('archive')
    expect(table.list.totalRows).toBe(2)
    expect(table.selection.count).toBe(0)
  })

  it('shows the invoices of one notice, and all again', async () => {
    const claimable = aPayable(1, { isUnanswered: true, receivedOn: TODAY })
    const { table } = await open([aPayable(0), claimable, aPayable(2)])
    table.filters.choose('CLAIMABLE')
    await settle()
    expect(table.list.rows?.map(({ invoice }) => invoice.folio)).toEqual(['101'])
    table.selection.togglePage()
    expect(table.summary.invoices).toBe(1)
    table.filters.clear()
    await settle()
    expect(table.list.totalRows).toBe(3)
    expect(table.selection.count).toBe(1)
  })

  it('searches 400 ms after the last key', async () => {
    const { table, time } = await open(somePayables(3))
    table.filters.change('102')
    await time.pass(399)
    expect(table.list.rows).toHaveLength(3)
    await time.pass(1)
    expect(table.list.rows?.map(({ invoice }) => invoice.folio)).toEqual(['102'])
  })

  it('moves the selected invoices, clears the selection and says what happened', async () => {
    const { table, select, placeOf, toasts } = await open(somePayables(3))
    select('100', '101')
    await table.move('archive')
    await settle()
    expect([placeOf('100'), placeOf('102')]).toEqual([{ _tag: 'Archived', on: TODAY }, { _tag: 'Inbox' }])
    expect([table.selection.count, table.list.totalRows, toasts()]).toEqual([0, 1, ['PayablesArchived']])
  })

  it('first says which selected invoices are elsewhere by now, and moves the others', async () => {
    const { table, payables, placeOf, select, toasts } = await open(somePayables(30))
    select('129', '128')
    table.list.openPage(2)
    await settle()
    const other = payables.all().find(({ folio }) => folio === '129') ?? expect.fail('no invoice')
    await payables.archive([other.id], TODAY, 'of another tab')()
    const calls = payables.keys.length
    await table.move('markPaid')
    expect(table.check.prompt.shown?.left).toEqual(['MOVED'])
    expect([table.check.prompt.shown?.taken.length, payables.keys.length]).toEqual([1, calls])
    await table.check.prompt.confirm()
    await settle()
    expect([placeOf('129')?._tag, placeOf('128')?._tag, toasts()]).toEqual(['Archived', 'Paid', ['PayablesPaid']])
  })

  it('calls nothing when no selected invoice can be moved', async () => {
    const { table, payables, select } = await open(somePayables(30))
    select('129')
    table.list.openPage(2)
    await settle()
    payables.put(
      payables
        .all()
        .map((one) =>
          one.folio === '129' ? { ...one, location: { _tag: 'Paid', on: TODAY, payrollId: undefined } } : one,
        ),
    )
    await table.move('archive')
    expect(table.check.prompt.shown).toEqual({ taken: [], left: ['MOVED'] })
    await table.check.prompt.confirm()
    expect(payables.keys).toEqual([])
  })

  it('moves a whole search, without those that were deselected', async () => {
    const { table, placeOf, time } = await open(somePayables(30))
    table.filters.change('12')
    await time.pass(400)
    table.selection.selectAllMatching()
    const [first] = table.list.rows ?? []
    if (first === undefined) return expect.fail('nothing found')
    table.selection.toggle(first)
    await table.move('markPaid')
    expect(placeOf(first.invoice.folio)).toEqual({ _tag: 'Inbox' })
    expect(placeOf(first.invoice.folio === '120' ? '121' : '120')).toMatchObject({ _tag: 'Paid', on: TODAY })
    expect(placeOf('101')).toEqual({ _tag: 'Inbox' })
  })

  it('warns without a selection, and calls nothing', async () => {
    const { table, payables, toasts } = await open(somePayables(3))
    await table.move('archive')
    expect([payables.keys, toasts()]).toEqual([[], ['NoPayablesSelected']])
  })

  it('moves once, however often the button is pressed', async () => {
    const { table, payables, select } = await open(somePayables(3))
    select('100')
    await Promise.all([table.move('archive'), table.move('archive'), table.move('markPaid')])
    expect(payables.keys).toHaveLength(1)
  })

  it('keeps the selection when a move fails, and shows the list again', async () => {
    const { table, payables, select, toasts, placeOf } = await open(somePayables(3))
    select('100')
    payables.faults.before(unreachable)
    await table.move('archive')
    await settle()
    expect([table.selection.count, placeOf('100'), toasts()]).toEqual([1, { _tag: 'Inbox' }, ['PayablesNotMoved']])
  })

  it('offers to reverse a move for eight seconds', async () => {
    const { table, notifications, select, placeOf, time } = await open(somePayables(3))
    select('100')
    await table.move('archive')
    notifications.undo()
    await settle()
    expect([placeOf('100'), notifications.canUndo, table.list.totalRows]).toEqual([{ _tag: 'Inbox' }, false, 3])
    select('101')
    await table.move('markPaid')
    await time.pass(7_999)
    expect(notifications.canUndo).toBe(true)
    await time.pass(1)
    expect(notifications.canUndo).toBe(false)
  })

  it('puts restored invoices back to the day on which they were paid', async () => {
    const paid = (at: number, on: string) =>
      aPayable(at, { location: { _tag: 'Paid', on: on as CivilDate, payrollId: undefined } })
    const invoices = [paid(0, '2026-11-02'), paid(1, '2026-11-03'), paid(2, '2026-11-03')]
    const { table, notifications, placeOf, select } = await open(invoices, 'paid')
    select('100', '101', '102')
    await table.move('restore')
    expect(placeOf('100')).toEqual({ _tag: 'Inbox' })
    notifications.undo()
    await settle()
    expect(['100', '101', '102'].map(placeOf)).toMatchObject([
      { on: '2026-11-02' },
      { on: '2026-11-03' },
      { on: '2026-11-03' },
    ])
  })

  it('restores one invoice from its row', async () => {
    const archived = aPayable(0, { location: { _tag: 'Archived', on: TODAY } })
    const { table, placeOf } = await open([archived], 'archived')
    const [row] = table.list.rows ?? []
    if (row === undefined) return expect.fail('no row')
    await table.moveRow('restore', row)
    expect(placeOf('100')).toEqual({ _tag: 'Inbox' })
  })

  it('clears selection, search and page with another list, and keeps the page size', async () => {
    const { table, select } = await open(somePayables(30))
    table.list.resizePage(5)
    await settle()
    select('129')
    table.filters.change('1')
    table.list.openPage(3)
    await settle()
    table.open('archived')
    await settle()
    expect([table.selection.count, table.filters.searchText, table.list.page, table.list.pageSize]).toEqual([
      0,
      '',
      1,
      5,
    ])
  })

  it('changes a date at once, and shows the old one again when the host rejects it', async () => {
    const { table, payables, toasts } = await open(somePayables(1))
    const row = () => table.list.rows?.[0] ?? expect.fail('no row')
    void table.changeDate(row(), '2026-12-30' as CivilDate)
    expect(row().invoice.paymentDate).toBe('2026-12-30')
    await settle()
    expect(payables.all()[0]?.paymentDate).toBe('2026-12-30')
    await table.changeDate(row(), '2026-11-01' as CivilDate)
    expect([row().invoice.paymentDate, toasts()]).toEqual(['2026-12-30', ['PaymentDateNotChanged']])
  })

  it('shows the stored date and names both, when the date changed meanwhile', async () => {
    const { table, payables, toasts } = await open(somePayables(1))
    const row = table.list.rows?.[0] ?? expect.fail('no row')
    payables.put([{ ...row.invoice, paymentDate: '2026-12-10' as CivilDate, version: 2 }])
    await table.changeDate(row, '2026-12-30' as CivilDate)
    expect(toasts()).toEqual(['PaymentDateConflict'])
    const [shown] = table.list.rows ?? []
    expect([shown?.invoice.paymentDate, shown?.invoice.version]).toEqual(['2026-12-10', 2])
  })

  it('loads again when another tab changed something', async () => {
    const { table, payables, live } = await open(somePayables(1))
    payables.put(somePayables(2))
    live.publish({ _tag: 'PayablesChanged' })
    await settle()
    expect(table.list.totalRows).toBe(2)
  })
})
