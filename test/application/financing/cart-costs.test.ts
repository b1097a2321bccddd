import { describe, expect, it } from 'vitest'
import { CartRowSelection } from '#application/financing/cart-row-selection.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeWorld } from '#test/support/world.ts'

const day = (text: string): CivilDate => text as CivilDate
const id = (text: string): InvoiceId => text as InvoiceId

/** The cart of the first invoices, of which each is paid later than the one before. */
const reachCosts = async (count: number) => {
  const world = makeWorld()
  const { cart, flow, notifications, table } = world.openTab()
  flow.activate()
  await flow.open('DIRECT_FINANCING')
  for (const row of table.list.rows?.slice(0, count) ?? []) table.selection.toggle(row)
  await flow.next()
  const dates = ['2026-04-01', '2026-04-10', '2026-05-04', '2026-06-01', '2026-07-01'].map(day)
  for (const [at, { invoice }] of cart.lines.entries()) cart.setDate(dates[at] ?? expect.fail('no date'), [invoice.id])
  await world.time.pass(400)
  return { world, cart, flow, notifications, ids: () => cart.lines.map(({ invoice }) => invoice.id) }
}

describe('the costs of the cart', () => {
  it('are those of the figures on view, by invoice', async () => {
    const { cart } = await reachCosts(3)
    const costs = [...cart.simulation.costs.values()]
    expect(costs.map(({ days }) => days)).toEqual([28, 37, 61])
    expect(costs.reduce((sum, { net }) => sum + net.minor, 0)).toBe(cart.simulation.transfer?.minor)
  })

  it('order the rows without changing the cart, those without a cost last', async () => {
    const { world, cart, ids } = await reachCosts(4)
    const before = ids()
    cart.clearDate(id('2'))
    await world.time.pass(400)
    const selection = new CartRowSelection(cart)
    const shown = () => selection.rows.map((row) => row.id)
    expect(shown()).toEqual(before)
    selection.sortBy({ field: 'days', direction: 'desc' })
    expect(shown()).toEqual(['4', '3', '1', '2'])
    selection.sortBy({ field: 'days', direction: 'asc' })
    expect(shown()).toEqual(['1', '3', '4', '2'])
    selection.toggle(selection.rows[0] ?? expect.fail('no row'))
    selection.extendTo(selection.rows[1] ?? expect.fail('no row'))
    expect([...cart.marks.ids]).toEqual(['1', '3'])
    expect(ids()).toEqual(before)
  })
})

describe('the dearest invoices', () => {
  it('leave the cart at once, and come back at once', async () => {
    const { cart, flow, ids, notifications } = await reachCosts(5)
    const before = ids()
    const { dearest } = flow.removal
    expect(dearest).toHaveLength(3)
    const rates = (which: boolean) =>
      before
        .filter((one) => dearest.includes(one) === which)
        .map((one) => cart.simulation.costs.get(one)?.rate?.annual ?? 0)
    expect(Math.min(...rates(true))).toBeGreaterThanOrEqual(Math.max(...rates(false)))
    flow.removal.remove(dearest)
    expect(ids()).toEqual(before.filter((one) => !dearest.includes(one)))
    notifications.undo()
    expect(ids()).toEqual(before)
  })

  it('are known of present figures only, and leave one invoice', async () => {
    const { world, cart, flow } = await reachCosts(2)
    expect(flow.removal.dearest).toHaveLength(1)
    world.submissions.simulating.before(unreachable)
    cart.setDate(day('2026-08-03'), 'all')
    expect(flow.removal.dearest).toEqual([])
    await world.time.pass(400)
    expect(flow.removal.dearest).toEqual([])
    cart.simulation.retry()
    await world.time.pass(400)
    flow.removal.remove(flow.removal.dearest)
    await world.time.pass(400)
    expect([cart.lines.length, flow.removal.dearest]).toEqual([1, []])
  })
})
