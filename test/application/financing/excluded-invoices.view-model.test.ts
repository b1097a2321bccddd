import { describe, expect, it } from 'vitest'
import { ExcludedInvoicesViewModel } from '#application/financing/excluded-invoices.view-model.ts'
import { makeFakeExcludedInvoices } from '#test/support/fakes/excluded-invoices.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { anExcludedInvoice, someExcludedInvoices } from '#test/support/samples/excluded-invoices.ts'

const make = () => {
  const host = makeFakeExcludedInvoices(someExcludedInvoices(25))
  const live = makeFakeLiveEvents()
  const { scheduler } = makeFakeTime()
  return { host, live, vm: new ExcludedInvoicesViewModel({ excluded: host, live, scheduler }) }
}

const folios = ({ list }: ExcludedInvoicesViewModel) => list.rows?.map(({ folio }) => folio)

describe('the invoices that cannot be financed', () => {
  it('are counted and listed by pages', async () => {
    const { vm } = make()
    expect(vm.total).toBeUndefined()
    vm.activate('DIRECT_FINANCING')
    await settle()
    expect([vm.total, vm.list.rows?.length]).toEqual([25, 20])
    vm.list.openPage(2)
    await settle()
    expect(vm.list.rows).toHaveLength(5)
  })

  it('are searched without another count', async () => {
    const { vm } = make()
    vm.activate('DIRECT_FINANCING')
    await settle()
    vm.filters.change('c-7')
    vm.filters.apply()
    await settle()
    expect([folios(vm), vm.list.totalRows, vm.total]).toEqual([['C-7'], 1, 25])
  })

  it('follow the host until they are left', async () => {
    const { host, live, vm } = make()
    const stop = vm.activate('DIRECT_FINANCING')
    await settle()
    host.put([anExcludedInvoice(1), anExcludedInvoice(2)])
    live.publish({ _tag: 'SuppliersChanged' })
    await settle()
    expect(vm.total).toBe(25)
    live.publish({ _tag: 'InvoicesChanged' })
    await settle()
    expect(vm.total).toBe(2)
    stop()
    expect(live.listeners()).toBe(0)
  })

  it('of another type have no count until it is known', async () => {
    const { vm } = make()
    vm.activate('DIRECT_FINANCING')()
    vm.activate('DIRECT_FINANCING')
    await settle()
    vm.activate('EARLY_PAYMENT')
    expect([vm.total, vm.list.rows]).toEqual([undefined, undefined])
    await settle()
    expect(vm.total).toBe(25)
  })

  it('remain on view when the host fails, until a retry succeeds', async () => {
    const { host, vm } = make()
    vm.activate('DIRECT_FINANCING')
    await settle()
    host.faults.before(unreachable)
    vm.list.retry()
    await settle()
    expect([vm.list.failure, vm.list.rows?.length]).toEqual([unreachable, 20])
    vm.list.retry()
    await settle()
    expect(vm.list.failure).toBeUndefined()
  })
})
