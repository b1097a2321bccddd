import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Invoices } from '#application/financing/invoices.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeFakeHolidays } from './fakes/holidays.ts'
import { makeFakeInvoices } from './fakes/invoices.ts'
import { makeFakeOrderSubmissions } from './fakes/order-submissions.ts'
import { makeFakeTime } from './fakes/time.ts'
import { someInvoices } from './samples/financing.ts'
import { aSession } from './samples/identity.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'

/** The table of a Chilean company that is signed in, with 45 invoices; `invoices` stand between it and its host. */
export const makeInvoiceTable = (host = makeFakeInvoices(someInvoices(45)), invoices: Invoices = host) => {
  const time = makeFakeTime()
  const { clock, scheduler } = time
  const ports = { invoices, submissions: makeFakeOrderSubmissions(host, () => clock.today('CL')) }
  const source = new FinancingSource({ ...ports, demo: ports, mode: new DemoMode() })
  const current = new CurrentSession()
  current.set(aSession())
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const calendar = new BusinessCalendar({ current, holidays: makeFakeHolidays(), clock })
  const table = new InvoiceTableViewModel({ source, current, calendar, scheduler, notifications })
  return { time, host, source, current, scheduler, notifications, table }
}
