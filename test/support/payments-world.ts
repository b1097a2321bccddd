import { expect } from 'vitest'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { PayrollList } from '#application/payables/payroll-list.ts'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { makeFakeKeys } from './fakes/fresh-keys.ts'
import { makeFakePayables } from './fakes/payables.ts'
import { makeFakePayrolls } from './fakes/payrolls.ts'
import { makeFakePreferences } from './fakes/preferences.ts'
import { somePayables } from './samples/payables.ts'
import { makeWorld } from './world.ts'

/** The wizard as the screen opens it, with what is being scheduled. */
export const openWizard = ({ dependencies, vm }: Pick<PaymentsWorld, 'dependencies' | 'vm'>): SchedulingWizard =>
  new SchedulingWizard(dependencies, vm.scheduling ?? expect.fail('nothing is being scheduled'))

type PaymentsWorld = ReturnType<typeof makePaymentsWorld>

/** The payments of a company that owes three invoices, unless others are given; nothing is loaded yet. */
export const makePaymentsWorld = (invoices: ReadonlyArray<PayableInvoice> = somePayables(3)) => {
  const { credentials, live, openTab, time } = makeWorld()
  const { calendar, current, landing: credential, notifications } = openTab()
  const payables = makeFakePayables(invoices, calendar.today)
  const payrolls = makeFakePayrolls(payables, calendar.today)
  const keys = makeFakeKeys()
  const { scheduler } = time
  const saved: Array<SavedFile> = []
  const saver = { save: (file: SavedFile) => void saved.push(file) }
  const preferences = makeFakePreferences()
  const dependencies = {
    payables,
    payrolls,
    calendar,
    credential,
    current,
    keys,
    live,
    notifications,
    preferences,
    saver,
    scheduler,
  }
  return {
    credentials,
    dependencies,
    vm: new PaymentsViewModel(dependencies),
    payrollList: new PayrollList(dependencies),
    payables,
    payrolls,
    live,
    notifications,
    preferences,
    saved,
    time,
  }
}
