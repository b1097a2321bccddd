import { describe, expect, it } from 'vitest'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeWorld } from '#test/support/world.ts'

const selecting = async (count: number) => {
  const world = makeWorld()
  const tab = world.openTab()
  tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
  const rows = tab.table.list.rows?.slice(0, count) ?? []
  for (const row of rows) tab.table.selection.toggle(row)
  const { prompt } = tab.flow.selectionCheck
  return { world, tab, rows, prompt, idOf: (at: number) => rows[at]?.id ?? expect.fail('no row') }
}

describe('going on with a selection', () => {
  it('asks nothing when the host finances every invoice', async () => {
    const { tab, prompt } = await selecting(3)
    await tab.flow.next()
    expect([tab.flow.step, tab.cart.lines.length, prompt.shown]).toEqual([1, 3, undefined])
  })

  it('first says which invoices the host does not finance any more, and why', async () => {
    const { world, tab, prompt, idOf } = await selecting(5)
    world.host.take(idOf(0), 'ORDERED')
    world.host.take(idOf(1), 'FULLY_CREDITED')
    world.host.take(idOf(2), 'ORDERED')
    await tab.flow.next()
    expect([tab.flow.step, prompt.shown?.taken.length]).toEqual([0, 2])
    expect(prompt.shown?.left).toEqual(['ORDERED', 'FULLY_CREDITED', 'ORDERED'])
    await prompt.confirm()
    expect([tab.flow.step, tab.cart.lines.map(({ invoice }) => invoice.id)]).toEqual([1, [idOf(3), idOf(4)]])
    expect(tab.table.selection.count).toBe(2)
  })

  it('keeps the selection when the user cancels', async () => {
    const { world, tab, prompt, idOf } = await selecting(3)
    world.host.take(idOf(0), 'PAID')
    await tab.flow.next()
    prompt.cancel()
    expect([tab.flow.step, tab.table.selection.count, prompt.shown]).toEqual([0, 3, undefined])
  })

  it('calls no simulation when the host finances none', async () => {
    const { world, tab, prompt, idOf } = await selecting(1)
    world.host.take(idOf(0), 'CANCELLED')
    await tab.flow.next()
    expect(prompt.shown).toEqual({ taken: [], left: ['CANCELLED'] })
    await prompt.confirm()
    await world.time.pass(1_000)
    expect([tab.flow.step, tab.cart.lines, tab.cart.simulation.state._tag]).toEqual([0, [], 'Idle'])
  })

  it('counts those of a whole filter that the host does not list any more', async () => {
    const { world, tab, prompt, idOf } = await selecting(1)
    tab.table.selection.selectAllMatching()
    world.host.take(idOf(0), 'PAID')
    await tab.flow.next()
    expect([prompt.shown?.taken.length, prompt.shown?.left]).toEqual([44, ['GONE']])
  })

  it('stays where it is when the host does not answer', async () => {
    const { world, tab, prompt } = await selecting(2)
    world.host.faults.before(unreachable)
    await tab.flow.next()
    expect([tab.flow.step, prompt.shown]).toEqual([0, undefined])
    expect(tab.notifications.active.map(({ toast }) => toast._tag)).toEqual(['InvoicesUnavailable'])
  })
})
