import { describe, expect, it } from 'vitest'
import { refreshCart } from '#application/financing/refresh-cart.ts'
import { money } from '#domain/kernel/money.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { makeWorld } from '#test/support/world.ts'

/** The dates of the first three of five invoices, with a simulation. */
const atDates = async () => {
  const world = makeWorld(someInvoices(5))
  const tab = world.openTab()
  tab.home.activate()
  tab.home.open('DIRECT_FINANCING')
  await settle()
  for (const row of tab.table.list.rows?.slice(0, 3) ?? []) tab.table.selection.toggle(row)
  await tab.flow.next()
  await world.time.pass(400)
  /** A receipt of the second invoice leaves 160 pesos. */
  const pay = (): void =>
    world.host.put(
      'DIRECT_FINANCING',
      someInvoices(5).map((one) =>
        one.id === '2' ? { ...one, creditNotes: money('CLP', one.amount.minor - 160) } : one,
      ),
    )
  const told = async (): Promise<void> => {
    world.live.publish({ _tag: 'InvoicesChanged' })
    await settle()
    await world.time.pass(400)
  }
  const toasts = () => tab.notifications.active.map(({ toast }) => toast)
  return { world, tab, cart: tab.cart, pay, told, toasts }
}

/** The design of documents, section 8: a cart whose invoices change is priced again, and told. */
describe('a cart whose documents change', () => {
  it('is priced again with the new amount, and says which invoice changed from what to what', async () => {
    const { cart, pay, told, toasts } = await atDates()
    const before = cart.simulation.shown
    const [, second] = cart.lines
    pay()
    await told()
    expect(cart.lines[1]?.invoice.creditNotes.minor).toBe((second?.invoice.amount.minor ?? 0) - 160)
    expect([cart.simulation.isUpToDate, cart.simulation.shown === before]).toEqual([true, false])
    expect(toasts()).toMatchObject([
      {
        _tag: 'CartInvoicesChanged',
        folios: [second?.invoice.folio],
        from: second?.invoice.amount,
        to: { minor: 160 },
      },
    ])
  })

  it('stays as it is when other invoices change', async () => {
    const { cart, told, toasts, world } = await atDates()
    const before = [cart.cart, cart.simulation.shown]
    world.host.put('DIRECT_FINANCING', someInvoices(6))
    await told()
    expect([[cart.cart, cart.simulation.shown], toasts()]).toEqual([before, []])
    expect(cart.cart).toBe(before[0])
  })

  it('stays as it is, and says so, when the invoices cannot be read', async () => {
    const { cart, pay, tab, toasts, world } = await atDates()
    const before = cart.cart
    pay()
    world.host.faults.before(unreachable)
    await refreshCart(tab.flow, tab)
    expect(cart.cart).toBe(before)
    expect(toasts()).toMatchObject([{ _tag: 'InvoicesUnavailable' }])
  })

  it('is left alone while it is sent', async () => {
    const { cart, pay, tab, toasts } = await atDates()
    const sent = tab.flow.send()
    pay()
    await refreshCart(tab.flow, tab)
    await sent
    await settle()
    expect([tab.flow.isSent, toasts().some(({ _tag }) => _tag === 'CartInvoicesChanged')]).toEqual([true, false])
    expect(cart.lines).toEqual([])
  })
})
