import * as fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { StatsRange } from '#application/financing/invoices.port.ts'
import { ready } from '#application/shared/remote-data.ts'
import { money } from '#domain/kernel/money.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { makeWorld } from '#test/support/world.ts'

const opened = async (world = makeWorld()) => {
  const tab = world.openTab()
  const stop = tab.home.activate()
  tab.home.open('DIRECT_FINANCING')
  await settle()
  return { ...world, ...tab, stop }
}

describe('the home of financing', () => {
  it('shows both counts, what is available, the statistics and the table', async () => {
    const { home, table } = await opened()
    expect(Object.values(home.counts).map(({ state }) => state)).toEqual([ready(45), ready(0)])
    expect([home.available.state, home.stats.state._tag, table.list.totalRows]).toEqual([
      ready(table.totalAmount),
      'Ready',
      45,
    ])
  })

  it('is opened with the invoices that were prepared for it', async () => {
    const world = makeWorld()
    const { home, table } = world.openTab()
    home.prepare('DIRECT_FINANCING')
    await settle()
    expect([table.list.rows?.length, world.host.reads()]).toEqual([20, 1])
    home.activate()
    home.open('DIRECT_FINANCING')
    expect([table.list.rows?.length, table.list.isBusy]).toEqual([20, false])
    await settle()
    expect([table.list.totalRows, home.counts.DIRECT_FINANCING.value]).toEqual([45, 45])
  })

  it('does not take what was read before the documents were imported', async () => {
    const world = makeWorld([])
    world.credentials.update({ hasCredential: false })
    const { home, landing, table } = world.openTab()
    home.prepare('DIRECT_FINANCING')
    home.activate()
    home.open('DIRECT_FINANCING')
    await settle()
    world.host.put('DIRECT_FINANCING', someInvoices(3))
    world.credentials.update({ hasCredential: true })
    await landing.load()
    await settle()
    expect(table.list.totalRows).toBe(3)
  })

  it('does not take invoices of another type, or of the company for samples', async () => {
    const world = makeWorld()
    world.credentials.update({ hasCredential: false })
    const { home, landing, table } = world.openTab()
    home.prepare('DIRECT_FINANCING')
    home.activate()
    await settle()
    landing.enterDemo()
    await settle()
    expect(table.list.totalRows).toBe(4)
    const other = makeWorld().openTab()
    other.home.prepare('DIRECT_FINANCING')
    other.home.activate()
    other.home.open('EARLY_PAYMENT')
    await settle()
    expect([other.table.type, other.table.list.totalRows]).toEqual(['EARLY_PAYMENT', 0])
  })

  it('loads no invoices before the credential allows it', async () => {
    const world = makeWorld()
    world.credentials.update({ hasCredential: false })
    const { host } = await opened(world)
    expect(host.reads()).toBe(0)
  })

  it('loads everything when the job ends', async () => {
    const world = makeWorld([])
    world.credentials.update({ jobState: 'WORKING' })
    const { home, table, live, host } = await opened(world)
    host.put('DIRECT_FINANCING', someInvoices(3))
    live.publish({ _tag: 'TaxProgress', progress: { status: 'SUCCESS', completion: 100 }, invoices: 3 })
    await settle()
    expect([home.counts.DIRECT_FINANCING.state, table.list.rows?.length]).toEqual([ready(3), 3])
  })

  it('updates the counts when the host has other invoices, without moving table rows', async () => {
    const { home, table, live, host } = await opened()
    host.put('DIRECT_FINANCING', someInvoices(46))
    live.publish({ _tag: 'InvoicesChanged' })
    await settle()
    expect([home.counts.DIRECT_FINANCING.state, table.list.hasUpdates, table.list.totalRows]).toEqual([
      ready(46),
      true,
      45,
    ])
  })

  it('offers the rows of a refresh whose end no live event told', async () => {
    const { home, table, credentials, host, time } = await opened()
    await home.credential.refresh.request()
    host.put('DIRECT_FINANCING', someInvoices(46))
    credentials.finishJob(1)
    await time.pass(5_000)
    expect([home.counts.DIRECT_FINANCING.state, table.list.hasUpdates, table.list.totalRows]).toEqual([
      ready(46),
      true,
      45,
    ])
    expect(home.updated).toEqual({ date: '2026-11-20', time: '12:00', today: home.updated?.today })
  })

  it('updates the counts after a lost connection, without announcing changes', async () => {
    const { home, table, live, host } = await opened()
    host.put('DIRECT_FINANCING', someInvoices(44))
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect([home.counts.DIRECT_FINANCING.state, table.list.hasUpdates]).toEqual([ready(44), false])
  })

  it('warns when counts and totals cannot be loaded, and retains the last ones', async () => {
    const { home, host, notifications } = await opened()
    host.faults.before(unreachable, unreachable, unreachable)
    home.refresh()
    await settle()
    expect(home.counts.DIRECT_FINANCING.state).toMatchObject({ _tag: 'Failed', last: 45 })
    const told = () => notifications.active.map(({ toast }) => toast._tag)
    expect(told()).toEqual(['PartsUnavailable'])
    home.refresh()
    await settle()
    expect(told()).toEqual([])
  })

  it('warns when the invoices cannot be loaded', async () => {
    const { table, host, notifications } = await opened()
    host.faults.before(unreachable)
    table.list.openPage(2)
    await settle()
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['InvoicesUnavailable'])
  })

  it('shows the samples with their counts, and its own invoices again afterwards', async () => {
    const world = makeWorld()
    world.credentials.update({ hasCredential: false })
    const { home, table, landing } = await opened(world)
    landing.enterDemo()
    await settle()
    expect([home.counts.DIRECT_FINANCING.state, home.counts.EARLY_PAYMENT.state, table.list.totalRows]).toEqual([
      ready(4),
      ready(0),
      4,
    ])
    expect(home.available.state).toEqual(ready(money('CLP', 1_353_821)))
    world.credentials.update({ hasCredential: true })
    landing.exitDemo()
    await landing.load()
    await settle()
    expect([home.counts.DIRECT_FINANCING.state, table.list.totalRows]).toEqual([ready(45), 45])
  })

  it('sends no request for samples that were left at the dates step', async () => {
    const world = makeWorld()
    world.credentials.update({ hasCredential: false })
    const { cart, flow, landing, table, time } = await opened(world)
    landing.enterDemo()
    await settle()
    table.selection.choose(table.list.rows ?? [])
    await flow.next()
    expect(cart.simulation.isRecalculating).toBe(true)
    landing.exitDemo()
    await time.pass(1_000)
    expect([cart.lines.length, cart.simulation.state._tag]).toEqual([0, 'Idle'])
  })

  it('leaves no listeners', async () => {
    const { stop, live, time } = await opened()
    stop()
    expect([live.listeners(), time.waiting()]).toEqual([0, 0])
  })

  it('can be deactivated and activated again at once', async () => {
    const world = makeWorld()
    const tab = world.openTab()
    tab.home.activate()()
    tab.home.activate()
    tab.home.open('DIRECT_FINANCING')
    await settle()
    expect([tab.table.list.rows?.length, tab.home.stats.state._tag]).toEqual([20, 'Ready'])
  })

  it('shows the statistics of the latest range', async () => {
    const ranges = fc.array(fc.constantFrom<StatsRange>('30days', '90days', '365days', 'all'), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(ranges, fc.scheduler(), async (requests, scheduler) => {
        const world = makeWorld()
        Object.assign(world.host, {
          stats: (range: StatsRange) =>
            TE.fromTask(
              scheduler.scheduleFunction(async () => ({ amount: money('CLP', range.length), count: range.length })),
            ),
        })
        const { home } = world.openTab()
        requests.forEach((range) => home.chooseRange(range))
        await scheduler.waitIdle()
        await settle()
        expect(home.stats.state).toMatchObject({ _tag: 'Ready', value: { count: home.range.length } })
      }),
    )
  })
})
