import { expect, it } from 'vitest'
import type { payableToasts } from '#application/payables/payable-toasts.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Id, UserId } from '#domain/kernel/id.ts'
import { rejectedBy, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld, openWizard } from '#test/support/payments-world.ts'
import { aCededPayable, aPayable } from '#test/support/samples/payables.ts'

/** By the financier. */
const paid = aPayable(0, {
  location: { _tag: 'Paid', on: '2026-11-20' as CivilDate, payrollId: undefined },
  voucher: 'REQUESTABLE',
})

type World = ReturnType<typeof makePaymentsWorld>

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

/** Groups all invoices into a payroll, with its day and name. */
const scheduling = async (given: World) => {
  const table = await opened(given)
  table.selection.togglePage()
  await given.vm.schedule()
  const wizard = openWizard(given)
  wizard.chooseDate('2026-12-01' as CivilDate)
  wizard.next()
  wizard.next()
  return wizard
}

/** One payroll, which the list shows. */
const scheduled = async (given: World) => {
  await (await scheduling(given)).submit()
  await given.payrollList.list.load()
  return given.payrollList.list.rows?.[0] ?? expect.fail('no payroll')
}

/** How a user reaches each toast. */
const REACHED: Readonly<Record<keyof typeof payableToasts, (given: World) => Promise<unknown>>> = {
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
  CreditLineUnavailable: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.creditLine.load()
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
  PaymentDateConflict: async (given) => {
    const table = await opened(given)
    const [row] = table.list.rows ?? []
    if (row === undefined) return
    given.payables.put([{ ...row.invoice, version: 2 }])
    await table.changeDate(row, '2026-12-30' as CivilDate)
  },
  DuplicateNotDismissed: async ({ payables, vm }) => {
    const twins = [aPayable(0), aPayable(1, { amount: aPayable(0).amount })]
    payables.put(twins)
    vm.table.duplicates.open(twins[0] ?? expect.fail('no invoice'))
    await settle()
    payables.faults.before(unreachable)
    await vm.table.duplicates.markDistinct()
  },
  AssigneeConfirmed: async ({ payables, vm }) => {
    payables.put([aCededPayable(0)])
    vm.table.assignees.open(aCededPayable(0))
    vm.table.assignees.form.change('channel', 'PHONE')
    vm.table.assignees.form.change('person', 'Ana Soto')
    await vm.table.assignees.form.submit()
  },
  PayablesScheduled: async (given) => {
    const leave = given.vm.activate()
    const wizard = await scheduling(given)
    const sent = wizard.submit()
    leave()
    await sent
  },
  PayablesNotScheduled: async (given) => {
    const wizard = await scheduling(given)
    given.payrolls.faults.before(rejectedBy(endpoints.payrollCreate, 'ERROR_PAYABLE_MOVED'))
    await wizard.submit()
  },
  PayablesScheduleUnknown: async (given) => {
    const wizard = await scheduling(given)
    given.payrolls.faults.before(...Array.from({ length: 4 }, () => unreachable))
    const sent = wizard.submit()
    await given.time.pass(8_000)
    await sent
  },
  PayrollsUnavailable: ({ payrolls, payrollList }) => {
    payrolls.faults.before(unreachable)
    return payrollList.list.load()
  },
  PayablesWithdrawn: async (given) => given.payrollList.changes.withdrawAll(await scheduled(given)),
  PayrollDeleted: async (given) => {
    const payroll = await scheduled(given)
    given.payrolls.put(payroll.id, { status: 'REJECTED' })
    await given.payrollList.changes.delete(payroll)
  },
  VoucherRequested: ({ payables, vm }) => {
    payables.put([paid])
    return vm.table.vouchers.request(paid)
  },
  VoucherNotRequested: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.table.vouchers.request(paid)
  },
  VoucherNotDownloaded: ({ payables, vm }) => {
    payables.faults.before(unreachable)
    return vm.table.vouchers.download(paid)
  },
  PayrollRequestNotWithdrawn: async (given) => {
    await scheduled(given)
    await given.payrollList.changes.withdrawRequest({
      approval: { id: '9' as Id<'Approval'>, act: 'PAY', requesterId: '1' as UserId, requestedBy: 'Ana Soto' },
    })
  },
  PayrollNotDeleted: async (given) => given.payrollList.changes.delete(await scheduled(given)),
}

it.each(Object.entries(REACHED))('the toast %s is shown', async (tag, reach) => {
  const given = makePaymentsWorld()
  await reach(given)
  await settle()
  expect(given.notifications.history.map(({ key }) => key)).toContain(tag)
})
