import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { rejectedBy, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld, openWizard } from '#test/support/payments-world.ts'
import { somePayables } from '#test/support/samples/payables.ts'

const open = async (count = 3) => {
  const world = makePaymentsWorld(somePayables(count))
  const stop = world.vm.activate()
  world.vm.open('inbox')
  await settle()
  return { ...world, stop }
}

/** All invoices, reviewed and ready to send. */
const reviewed = async () => {
  const world = await open()
  world.vm.table.selection.togglePage()
  await world.vm.schedule()
  const wizard = openWizard(world)
  wizard.chooseDate('2026-12-01' as CivilDate)
  wizard.next()
  wizard.next()
  return { ...world, wizard }
}

describe('a scheduling that a reload interrupts', () => {
  const chosen = ({ chosen: { invoices }, name, paymentDate, step }: ReturnType<typeof openWizard>) => [
    invoices.map(({ id }) => id),
    name,
    paymentDate,
    step,
  ]
  const reloaded = async ({ payables, stop, vm }: Awaited<ReturnType<typeof reviewed>>) => {
    await payables.saveSetup({ startDate: '2020-01-01' as CivilDate, suppliers: [] })()
    stop()
    vm.activate()
    await settle()
  }

  it('is open again where it was, without what left the inbox meanwhile', async () => {
    const world = await reviewed()
    world.wizard.rename('Quincena')
    const [first, second, third] = world.wizard.chosen.invoices.map(({ id }) => id)
    if (first === undefined || second === undefined || third === undefined) expect.fail('fewer than three')
    world.wizard.chosen.leaveOut([first])
    await world.payables.archive([third], '2026-11-20' as CivilDate, 'key')()
    await reloaded(world)
    const again = openWizard(world)
    expect(chosen(again)).toEqual([[second], 'Quincena', '2026-12-01', 'summary'])
    expect([again.isRestored, again.isDirty]).toEqual([true, true])
    again.startOver()
    expect(chosen(again).slice(1)).not.toContain('Quincena')
    expect([again.chosen.invoices.length, again.step, again.isDirty]).toEqual([2, 'date', false])
  })

  it('is gone once it was discarded or sent, and when none of its invoices is in the inbox', async () => {
    const discarded = await reviewed()
    discarded.wizard.close()
    await reloaded(discarded)
    expect(discarded.vm.scheduling).toBeUndefined()

    const sent = await reviewed()
    await sent.wizard.submit()
    await reloaded(sent)
    expect(sent.vm.scheduling).toBeUndefined()

    const moved = await reviewed()
    const ids = moved.wizard.chosen.invoices.map(({ id }) => id)
    await moved.payables.archive(ids, '2026-11-20' as CivilDate, 'key')()
    await reloaded(moved)
    expect(moved.vm.scheduling).toBeUndefined()
  })

  it('stays closed when its page is left before the inbox is read', async () => {
    const world = await reviewed()
    await world.payables.saveSetup({ startDate: '2020-01-01' as CivilDate, suppliers: [] })()
    await world.vm.setup.load()
    world.stop()
    const leave = world.vm.activate()
    leave()
    await settle()
    expect(world.vm.scheduling).toBeUndefined()
  })

  it('begins with its first step when its day has passed', async () => {
    const world = await reviewed()
    world.wizard.chooseDate('2026-01-02' as CivilDate)
    await reloaded(world)
    const again = openWizard(world)
    expect([again.step, again.dateError?._tag]).toEqual(['date', 'PaymentDatePast'])
  })
})

describe('a page that is left while it schedules', () => {
  it('has scheduled once, says so outside of the wizard, and has nothing selected', async () => {
    const { notifications, payables, stop, vm, wizard } = await reviewed()
    const sent = wizard.submit()
    stop()
    expect(vm.scheduling).toBeUndefined()
    await sent
    await settle()
    expect(notifications.active.map(({ toast }) => toast)).toEqual([
      { _tag: 'PayablesScheduled', invoices: 3, on: '2026-12-01' },
    ])
    expect(vm.table.selection.count).toBe(0)
    const totals = await payables.totals()()
    expect(totals).toMatchObject({ right: { counts: { inbox: 0, scheduled: 3 } } })
  })

  it('keeps the selection when it could not, and says why', async () => {
    const { notifications, payrolls, stop, vm, wizard } = await reviewed()
    payrolls.faults.before(rejectedBy(endpoints.payrollCreate, 'ERROR_PAYABLE_MOVED'))
    const sent = wizard.submit()
    stop()
    await sent
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['PayablesNotScheduled'])
    expect(vm.table.selection.count).toBe(3)
  })

  it('has no message beside the wizard when it stays open', async () => {
    const { notifications, vm, wizard } = await reviewed()
    await wizard.submit()
    expect([wizard.step, notifications.active]).toEqual(['done', []])
    wizard.close()
    expect(vm.scheduling).toBeUndefined()
  })
})

describe('the area of payments', () => {
  it('has not been configured at first, and shows the lists once it was, without a reload', async () => {
    const { vm } = await open()
    expect([vm.isLinked, vm.setup.value?.isDone]).toEqual([true, false])
    await vm.onboarding.skip()
    await settle()
    expect([vm.setup.value?.isDone, vm.onboarding.isOpen]).toEqual([true, false])
  })

  it('is opened with what was prepared for it', async () => {
    const { vm } = makePaymentsWorld(somePayables(3))
    void vm.prepare(vm.credential.prepare())
    await settle()
    vm.activate()
    vm.open('inbox')
    const parts = [vm.setup, vm.totals, vm.creditLine, vm.table.list]
    expect(parts.map(({ isBusy, state }) => [state._tag, isBusy])).toEqual(parts.map(() => ['Ready', false]))
    vm.open('archived')
    expect([vm.table.name, vm.table.list.isBusy]).toEqual(['archived', true])
  })

  it('loads no list before the credential allows it', async () => {
    const { credentials, vm } = makePaymentsWorld(somePayables(3))
    credentials.update({ hasCredential: false })
    void vm.prepare(vm.credential.prepare())
    await settle()
    expect([vm.totals.state._tag, vm.table.list.state._tag]).toEqual(['Ready', 'Idle'])
  })

  it('hides older invoices in lists and sums until they are asked for', async () => {
    const { vm, payables } = await open(40)
    await payables.saveSetup({ startDate: '2026-10-20' as CivilDate, suppliers: [] })()
    await Promise.all([vm.setup.load(), vm.totals.load(), vm.table.list.load()])
    expect(vm.setup.value).toMatchObject({ hidden: 27, oldest: '2026-09-23' })
    expect([vm.table.list.totalRows, vm.totals.value?.counts.inbox]).toEqual([13, 13])
    await vm.showEarlier()
    await settle()
    expect([vm.setup.value?.hidden, vm.table.list.totalRows, vm.totals.value?.counts.inbox]).toEqual([0, 40, 40])
  })

  it('counts again when something changed elsewhere', async () => {
    const { vm, payables, live, stop } = await open()
    payables.put(somePayables(5))
    live.publish({ _tag: 'PayablesChanged' })
    await settle()
    expect(vm.totals.value?.counts).toEqual({ inbox: 5, scheduled: 0, paid: 0, archived: 0 })
    stop()
  })

  it('says once that several of its parts could not be loaded, and each of them shows its own failure', async () => {
    const { vm, payables, notifications } = await open()
    const parts = [vm.totals, vm.creditLine, vm.setup, vm.table.list]
    for (const part of parts) {
      payables.faults.before(unreachable)
      await part.load()
    }
    expect(notifications.active.map(({ key }) => key)).toEqual(['PartsUnavailable'])
    expect(parts.map(({ failure }) => failure?._tag)).toEqual(parts.map(() => 'Unreachable'))
  })

  it('says which part could not be loaded when it is one', async () => {
    const { vm, payables, notifications } = await open()
    payables.faults.before(unreachable)
    await vm.creditLine.load()
    payables.faults.before(unreachable)
    await vm.creditLine.load()
    expect(notifications.active.map(({ key }) => key)).toEqual(['CreditLineUnavailable'])
  })

  it('keeps the last totals when they cannot be loaded', async () => {
    const { vm, payables } = await open()
    payables.faults.before(unreachable)
    await vm.totals.load()
    expect([vm.totals.value?.counts.inbox, vm.totals.failure?._tag]).toEqual([3, 'Unreachable'])
  })
})
