import { expect, it } from 'vitest'
import type { PayablesToast } from '#application/notifications/toast.ts'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { settle } from '#test/support/fakes/time.ts'
import { somePayables } from '#test/support/samples/payables.ts'
import { makeWorld } from '#test/support/world.ts'

const world = () => {
  const { live, openTab, time } = makeWorld()
  const { calendar, current, landing: credential, notifications } = openTab()
  const payables = makeFakePayables(somePayables(3), calendar.today)
  const { scheduler } = time
  const keys = makeFakeKeys()
  const vm = new PaymentsViewModel({ payables, calendar, credential, current, keys, live, notifications, scheduler })
  return { vm, payables, notifications }
}
type World = ReturnType<typeof world>

const opened = async ({ vm }: World) => {
  vm.table.open('inbox')
  await settle()
  return vm.table
}

const moved = (move: 'archive' | 'markPaid') => async (given: World) => {
  const table = await opened(given)
  table.selection.togglePage()
  await table.move(move)
}

/** How a user reaches each toast. */
const REACHED: Readonly<Record<PayablesToast['_tag'], (given: World) => Promise<unknown>>> = {
  PayablesUnavailable: (given) => {
    given.payables.faults.before(unreachable)
    return opened(given)
  },
  PayableTotalsUnavailable: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.totals.load()
  },
  PayablesSetupUnavailable: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.setup.load()
  },
  SetupSuppliersUnavailable: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.onboarding.findSuppliers()
  },
  PayablesSetupNotSaved: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.onboarding.skip()
  },
  NoPayablesSelected: async (given) => (await opened(given)).move('archive'),
  PayablesArchived: moved('archive'),
  PayablesPaid: moved('markPaid'),
  PayablesRestored: async (given) => {
    await moved('archive')(given)
    given.vm.table.open('archived')
    await settle()
    given.vm.table.selection.togglePage()
    await given.vm.table.move('restore')
  },
  PayablesNotMoved: async (given) => {
    const table = await opened(given)
    table.selection.togglePage()
    given.payables.faults.before(unreachable)
    await table.move('archive')
  },
  PaymentDateNotChanged: async (given) => {
    const table = await opened(given)
    const [row] = table.list.rows ?? []
    if (row !== undefined) await table.changeDate(row, '2020-01-02' as CivilDate)
  },
}

it.each(Object.entries(REACHED))('the toast %s is shown', async (tag, reach) => {
  const given = world()
  await reach(given)
  await settle()
  expect(given.notifications.history.map(({ key }) => key)).toContain(tag)
})
