import { describe, expect, it } from 'vitest'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { makeWorld } from '#test/support/world.ts'

/** The home with 45 invoices, of which the first two were uploaded. */
const opened = async () => {
  const world = makeWorld(someInvoices(45).map((invoice, at) => ({ ...invoice, isRemovable: at < 2 })))
  const tab = world.openTab()
  tab.home.activate()
  tab.home.open('DIRECT_FINANCING')
  await settle()
  const { removal } = tab.home
  const [first, second, third] = tab.table.list.rows ?? []
  if (first === undefined || second === undefined || third === undefined) expect.fail('no rows')
  return { ...world, ...tab, removal, first, second, third }
}

describe('removing an uploaded invoice', () => {
  it('needs a confirmation, then updates the host, the table, the counts and the selection, with a toast', async () => {
    const { home, host, first, second, table, removal, notifications } = await opened()
    table.selection.choose([first, second])
    removal.open(first)
    expect([removal.candidate, host.all('DIRECT_FINANCING').length]).toEqual([first, 45])
    await removal.confirm()
    await settle()
    expect([
      removal.candidate,
      host.all('DIRECT_FINANCING').length,
      table.list.totalRows,
      home.counts.DIRECT_FINANCING.state,
    ]).toMatchObject([undefined, 44, 44, { value: 44 }])
    expect(table.selection.rows.map(({ id }) => id)).toEqual([second.id])
    expect(notifications.active.map(({ toast }) => toast)).toEqual([{ _tag: 'InvoiceRemoved', folio: first.folio }])
  })

  it('updates the cart of an earlier step, too', async () => {
    const { flow, first, second, table, removal } = await opened()
    table.selection.choose([first, second])
    await flow.next()
    flow.back()
    removal.open(first)
    await removal.confirm()
    await settle()
    await flow.next()
    expect(flow.cart.lines.map(({ invoice }) => invoice.id)).toEqual([second.id])
  })

  it('reduces the count of a fully selected filter', async () => {
    const { first, table, removal } = await opened()
    table.selection.selectAllMatching()
    removal.open(first)
    await removal.confirm()
    await settle()
    expect([table.selection.count, table.list.totalRows]).toEqual([44, 44])
  })

  it('does nothing when cancelled', async () => {
    const { host, first, removal } = await opened()
    removal.open(first)
    removal.cancel()
    await removal.confirm()
    expect([removal.candidate, host.all('DIRECT_FINANCING').length]).toEqual([undefined, 45])
  })

  it('is unavailable for an invoice of the tax authority', async () => {
    const { third, removal } = await opened()
    removal.open(third)
    expect(removal.candidate).toBeUndefined()
  })

  it('can be retried without a response, and treats the second attempt as done', async () => {
    const { host, first, removal, table } = await opened()
    removal.open(first)
    host.faults.lost(unreachable)
    await removal.confirm()
    expect([removal.candidate, removal.request.failure, removal.request.isBusy]).toEqual([first, unreachable, false])
    await removal.confirm()
    await settle()
    expect([removal.candidate, table.list.totalRows]).toEqual([undefined, 44])
  })

  it('sends one request for a double click', async () => {
    const { first, removal, notifications } = await opened()
    removal.open(first)
    await Promise.all([removal.confirm(), removal.confirm()])
    expect(notifications.history).toHaveLength(1)
  })
})
