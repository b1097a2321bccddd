import { describe, expect, it } from 'vitest'
import { MAX_MOVES, PaymentMoves } from '#application/cash/payment-moves.ts'
import { payableItem } from '#domain/cash/payable-cash.ts'
import { projectCash } from '#domain/cash/project-cash.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aPayable } from '#test/support/samples/payables.ts'

/** A Wednesday; the invoices are paid on Monday of the next week. */
const opened = async (count = 3) => {
  const { clock, scheduler } = makeFakeTime()
  const today = clock.today('CL')
  const due = addDays(today, 5)
  const invoices = Array.from({ length: count }, (_, at) =>
    aPayable(at, { amount: money('CLP', 100_000), issueDate: addDays(today, -20), paymentDate: due }),
  )
  const payables = makeFakePayables(invoices, today)
  const items = invoices.flatMap((invoice) => payableItem(invoice) ?? [])
  const cash = projectCash([money('CLP', 250_000)], items, today)
  const vm = new PaymentMoves({ live: makeFakeLiveEvents(), payables, scheduler }, () => cash)
  vm.open()
  vm.list.activate()
  await settle()
  return { due, invoices: vm.list.rows ?? [], later: addDays(due, 14), payables, vm }
}

describe('moves of payments', () => {
  it('compare the balances of the weeks, and save nothing', async () => {
    const { due, invoices, later, payables, vm } = await opened()
    expect(vm.comparisonIn('CLP')).toBeUndefined()
    const [first] = invoices
    if (first !== undefined) vm.move(first, later)
    expect(vm.comparisonIn('CLP')?.changes.map(({ after, before, week }) => [week, before.minor, after.minor])).toEqual(
      [
        ['W2', -50_000, 50_000],
        ['W3', -50_000, 50_000],
      ],
    )
    expect(payables.all().map(({ paymentDate }) => paymentDate)).toEqual([due, due, due])
    if (first !== undefined) vm.move(first, due)
    expect(vm.comparisonIn('CLP')).toBeUndefined()
  })

  it('are forgotten when they are discarded', async () => {
    const { due, invoices, later, payables, vm } = await opened()
    for (const invoice of invoices) vm.move(invoice, later)
    vm.close()
    expect([vm.isOpen, vm.moves.size]).toEqual([false, 0])
    expect(payables.all().every(({ paymentDate }) => paymentDate === due)).toBe(true)
  })

  it('are saved together', async () => {
    const { invoices, later, payables, vm } = await opened()
    for (const invoice of invoices) vm.move(invoice, later)
    await vm.save()
    expect([vm.saved, vm.moves.size, vm.failed]).toEqual([3, 0, []])
    expect(payables.all().map(({ paymentDate }) => paymentDate)).toEqual([later, later, later])
  })

  it('that fail are named and stay moved, and those that another change was saved before win with the next save', async () => {
    const { due, invoices, later, payables, vm } = await opened()
    for (const invoice of invoices) vm.move(invoice, later)
    const [, second] = invoices
    payables.put(payables.all().map((one) => (one.id === second?.id ? { ...one, version: 7 } : one)))
    payables.faults.before(unreachable)
    await vm.save()
    expect(vm.saved).toBe(1)
    expect(vm.failed).toEqual([
      { folio: invoices[0]?.folio, failure: unreachable, stored: undefined },
      { folio: second?.folio, failure: undefined, stored: due },
    ])
    await vm.save()
    expect([vm.saved, vm.moves.size, vm.failed]).toEqual([2, 0, []])
    expect(payables.all().map(({ paymentDate }) => paymentDate)).toEqual([later, later, later])
  })

  it('are so many at most, and the ones that were moved can be moved again', async () => {
    const { invoices, later, vm } = await opened(MAX_MOVES + 1)
    vm.list.resizePage(100)
    await settle()
    for (const invoice of vm.list.rows ?? invoices) vm.move(invoice, later)
    expect([vm.moves.size, vm.isFull]).toEqual([MAX_MOVES, true])
    const [first] = invoices
    if (first !== undefined) vm.move(first, addDays(later, 1))
    expect(first && vm.dateOf(first)).toBe(addDays(later, 1))
  })
})
