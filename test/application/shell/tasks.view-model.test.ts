import { describe, expect, it } from 'vitest'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { aTask, makeFakeTasks } from '#test/support/fakes/tasks.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const makeTasks = () => {
  const [tasks, live, time] = [makeFakeTasks(), makeFakeLiveEvents(), makeFakeTime()]
  return { tasks, live, time, vm: new TasksViewModel({ tasks, live, scheduler: time.scheduler }) }
}

describe('pending tasks', () => {
  it('are loaded with the shell, and may be empty', async () => {
    const { tasks, vm } = makeTasks()
    expect(vm.pending).toEqual([])
    vm.list.activate()
    await settle()
    expect(vm.pending).toEqual([aTask()])
    tasks.put([])
    await vm.list.load()
    expect(vm.pending).toEqual([])
  })

  it('are loaded again once for a burst of events', async () => {
    const { live, tasks, time, vm } = makeTasks()
    vm.list.activate()
    await settle()
    tasks.put([aTask(), aTask({ id: 'order-documents-9', pathAction: '/orders/9' })])
    for (let news = 0; news < 5; news += 1)
      live.publish({ _tag: 'OrderChanged', orderId: '9' as OrderId, status: 'PENDING_DOCUMENTS' })
    await time.pass(1_000)
    expect(vm.pending).toHaveLength(2)
    expect(tasks.asks()).toBe(2)
  })

  it('are not loaded for every imported document', async () => {
    const { live, tasks, time, vm } = makeTasks()
    vm.list.activate()
    await settle()
    live.publish({ _tag: 'TaxProgress', progress: { status: 'WORKING', completion: 40 }, invoices: 12 })
    await time.pass(10_000)
    expect(tasks.asks()).toBe(1)
    live.publish({ _tag: 'TaxProgress', progress: { status: 'SUCCESS', completion: 100 }, invoices: 30 })
    await time.pass(1_000)
    expect(tasks.asks()).toBe(2)
  })

  it('remain in the drawer when a reload fails, with a retry', async () => {
    const { tasks, vm } = makeTasks()
    await vm.list.load()
    tasks.faults.before(unreachable)
    vm.open()
    await settle()
    expect(vm.isOpen).toBe(true)
    expect(vm.list.state).toMatchObject({ _tag: 'Failed', last: [aTask()] })
    await vm.list.load()
    expect(vm.list.state).toMatchObject({ _tag: 'Ready' })
    vm.close()
    expect(vm.isOpen).toBe(false)
  })

  it('leave no timers', async () => {
    const { live, time, vm } = makeTasks()
    const stop = vm.list.activate()
    await settle()
    live.publish({ _tag: 'Reconnected' })
    stop()
    expect(live.listeners()).toBe(0)
    expect(time.waiting()).toBe(0)
  })
})
