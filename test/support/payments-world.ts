import { expect } from 'vitest'
import { loadModule } from '#app/container.ts'
import { resolveNeeds } from '#app/create-module.ts'
import { payrollsModule } from '#app/features/payrolls.module.ts'
import { FileSaver, type SavedFile } from '#application/documents/file-saver.port.ts'
import { PayrollList } from '#application/payables/payroll-list.ts'
import { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import { Payables } from '#application/payables/payables.port.ts'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { supplierCallsModule } from '#app/features/supplier-calls.module.ts'
import { makeFakeSuppliers } from './fakes/suppliers.ts'
import { someSuppliers } from './samples/suppliers.ts'
import { Payrolls } from '#application/payables/payrolls.port.ts'
import { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { Approvals } from '#application/team/approvals.port.ts'
import { fake } from './container.ts'
import { makeFakeApprovals } from './fakes/approvals.ts'
import { makeFakePayables } from './fakes/payables.ts'
import { makeFakePayrolls } from './fakes/payrolls.ts'
import { makeFakePreferences } from './fakes/preferences.ts'
import { somePayables } from './samples/payables.ts'
import { makeWorld } from './world.ts'

/** The wizard as the screen opens it, with what is being scheduled. */
export const openWizard = ({ container, vm }: Pick<PaymentsWorld, 'container' | 'vm'>): SchedulingWizard =>
  new SchedulingWizard(
    resolveNeeds(container, SchedulingWizard.needs),
    vm.scheduling ?? expect.fail('nothing is being scheduled'),
  )

type PaymentsWorld = ReturnType<typeof makePaymentsWorld>

/** The payments of a company that owes three invoices, unless others are given; nothing is loaded yet. */
export const makePaymentsWorld = (invoices: ReadonlyArray<PayableInvoice> = somePayables(3)) => {
  const { credentials, live, openTab, time } = makeWorld()
  const { calendar, container, notifications } = openTab()
  const payables = makeFakePayables(invoices, calendar.today)
  const payrolls = makeFakePayrolls(payables, calendar.today)
  const preferences = makeFakePreferences()
  const saved: Array<SavedFile> = []
  loadModule(container, payrollsModule)
  loadModule(container, supplierCallsModule)
  const fakes = [
    fake(Payables, payables),
    fake(Payrolls, payrolls),
    fake(Approvals, { ...makeFakeApprovals(), withdraw: payrolls.withdrawRequest }),
    fake(Suppliers, makeFakeSuppliers(someSuppliers('Nativa'))),
    fake(Preferences, preferences),
    fake(FileSaver, { save: (file) => void saved.push(file) }),
  ]
  for (const rebind of fakes) rebind(container)
  return {
    calendar,
    container,
    credentials,
    vm: container.get(PaymentsViewModel),
    payrollList: container.get(PayrollList),
    openPayroll: () => container.get(PayrollViewModel),
    payables,
    payrolls,
    live,
    notifications,
    preferences,
    saved,
    time,
  }
}
