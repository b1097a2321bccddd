import { describe, expect, it } from 'vitest'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { someSuppliers } from '#test/support/samples/suppliers.ts'

const opened = async (...names: ReadonlyArray<string>) => {
  const suppliers = makeFakeSuppliers(someSuppliers(...names))
  const time = makeFakeTime()
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  const vm = new SuppliersViewModel({ suppliers, live, notifications, scheduler: time.scheduler })
  const stop = vm.activate()
  await settle()
  const shown = () => vm.groups?.map(({ letter, suppliers: of }) => [letter, ...of.map(({ name }) => name)])
  return { live, notifications, shown, stop, suppliers, time, vm }
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `Proveedor ${String(at).padStart(3, '0')}`)

describe('the list of suppliers', () => {
  it('is grouped by letter in the order of the Spanish alphabet', async () => {
    const { shown } = await opened('Óptica Sur', 'Ñuble Papeles', 'Nativa', '3M Chile')
    expect(shown()).toEqual([
      ['N', 'Nativa'],
      ['Ñ', 'Ñuble Papeles'],
      ['O', 'Óptica Sur'],
      ['#', '3M Chile'],
    ])
  })

  it('grows by fifty until all are shown', async () => {
    const { vm } = await opened(...many(120))
    const counts = [vm.list.rows?.length]
    for (let step = 0; step < 3; step += 1) {
      vm.showMore()
      await settle()
      counts.push(vm.list.rows?.length)
    }
    expect([counts, vm.hasMore]).toEqual([[50, 100, 120, 120], false])
  })

  it('is searched by the host once the typing pauses', async () => {
    const { shown, time, vm } = await opened('Nativa', 'Óptica Sur')
    vm.filters.change('optica')
    expect(shown()).toHaveLength(2)
    await time.pass(500)
    expect(shown()).toEqual([['O', 'Óptica Sur']])
  })

  it('shows a new supplier when the host says so', async () => {
    const { live, shown, suppliers } = await opened('Nativa')
    suppliers.put(someSuppliers('Nativa', 'Acme'))
    live.publish({ _tag: 'InvoicesChanged' })
    await settle()
    expect(shown()).toEqual([
      ['A', 'Acme'],
      ['N', 'Nativa'],
    ])
  })

  it('keeps what it shows when it cannot be loaded again, and says so', async () => {
    const { notifications, shown, suppliers, vm } = await opened('Nativa')
    suppliers.faults.before(unreachable)
    vm.list.retry()
    await settle()
    expect([shown(), vm.list.failure]).toEqual([[['N', 'Nativa']], unreachable])
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['SuppliersUnavailable'])
  })
})
