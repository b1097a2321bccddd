import { describe, expect, it } from 'vitest'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { SupplierTableViewModel } from '#application/suppliers/supplier-table.view-model.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aHeldAccount } from '#test/support/samples/banking.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { someSuppliers } from '#test/support/samples/suppliers.ts'

const TODAY = '2026-03-04' as CivilDate

/** Nativa is owed 1,000 that are overdue; Acme 3,000 that are due tomorrow, and has an account. */
const opened = async () => {
  const owed = (payeeId: string, pesos: number, daysFromToday: number) =>
    aPayable(daysFromToday + 100, {
      payeeId: payeeId as SupplierId,
      amount: money('CLP', pesos),
      paymentDate: addDays(TODAY, daysFromToday),
    })
  const invoices = [owed('1', 1_000, -1), owed('2', 3_000, 1)]
  const suppliers = makeFakeSuppliers(
    someSuppliers('Nativa', 'Acme'),
    { all: () => invoices, listDates: new Map() },
    TODAY,
  )
  await suppliers.accounts('2' as SupplierId).create(aHeldAccount('62811904'), 'first')()
  const time = makeFakeTime()
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  const vm = new SupplierTableViewModel({ suppliers, live, notifications, scheduler: time.scheduler })
  vm.activate()
  await settle()
  const shown = () => vm.list.rows?.map(({ name }) => name)
  return { live, notifications, shown, suppliers, vm }
}

describe('the table of suppliers', () => {
  it('shows what is owed to each, in the order of the alphabet until it is sorted', async () => {
    const { shown, vm } = await opened()
    expect(vm.list.rows).toMatchObject([
      { name: 'Acme', owed: [money('CLP', 3_000)], next: '2026-03-05', account: { ending: '1904' } },
      { name: 'Nativa', overdue: [money('CLP', 1_000)], next: undefined, account: undefined },
    ])
    expect(vm.list.order).toEqual({ field: 'name', direction: 'asc' })
    vm.list.sortBy({ field: 'overdue', direction: 'desc' })
    await settle()
    expect(shown()).toEqual(['Nativa', 'Acme'])
  })

  it('is narrowed to those with overdue invoices, without an account, or with one to confirm', async () => {
    const { shown, vm } = await opened()
    expect(vm.counts).toEqual({ all: 2, overdue: 1, withoutAccount: 1, unconfirmed: 1 })
    for (const group of ['overdue', 'withoutAccount'] as const) {
      vm.filters.choose(group)
      await settle()
      expect(shown()).toEqual(['Nativa'])
    }
    vm.filters.choose('unconfirmed')
    await settle()
    expect(shown()).toEqual(['Acme'])
    vm.filters.choose(undefined)
    await settle()
    expect(shown()).toHaveLength(2)
  })

  it('follows what is paid, and says when it cannot be loaded', async () => {
    const { live, notifications, suppliers, shown } = await opened()
    suppliers.put(someSuppliers('Nativa'))
    live.publish({ _tag: 'PayablesChanged' })
    await settle()
    expect(shown()).toEqual(['Nativa'])
    suppliers.faults.before(unreachable)
    live.publish({ _tag: 'SuppliersChanged' })
    await settle()
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['SuppliersUnavailable'])
  })
})
