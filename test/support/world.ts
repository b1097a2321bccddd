import { CartSimulation } from '#application/financing/cart-simulation.ts'
import { CartViewModel } from '#application/financing/cart.view-model.ts'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { OrderDraftService } from '#application/financing/order-draft-service.ts'
import { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderDraftStorage } from '#application/financing/order-draft-storage.ts'
import { OrderSubmission } from '#application/financing/order-submission.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { CredentialLinkedEvents } from '#application/tax-credential/credential-linked-events.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { makeDemoInvoices } from '#infrastructure/demo/demo-invoices.ts'
import { makeDemoOrderSubmissions } from '#infrastructure/demo/demo-order-submissions.ts'
import { makeFakeAnalytics } from './fakes/analytics.ts'
import { makeFakeKeys } from './fakes/fresh-keys.ts'
import { makeFakeHolidays } from './fakes/holidays.ts'
import { makeFakeInvoices } from './fakes/invoices.ts'
import { makeFakeLiveEvents } from './fakes/live-events.ts'
import { makeFakeOrderSubmissions } from './fakes/order-submissions.ts'
import { makeFakePage } from './fakes/page-events.ts'
import { makeFakeStorage } from './fakes/storage.ts'
import { makeFakeTaxCredentials } from './fakes/tax-credentials.ts'
import { makeFakeTime } from './fakes/time.ts'
import { someInvoices } from './samples/financing.ts'
import { aSession } from './samples/identity.ts'

/** A host, a browser and the time, all in memory, with as many tabs of the client as a test opens. */
export const makeWorld = (invoices: ReadonlyArray<FinanceableInvoice> = someInvoices(45)) => {
  const time = makeFakeTime()
  const host = makeFakeInvoices(invoices)
  const submissions = makeFakeOrderSubmissions(host, () => time.clock.today('CL'))
  const credentials = makeFakeTaxCredentials({
    hasCredential: true,
    isCredentialActive: true,
    jobState: 'SUCCESS',
    jobProgress: 100,
  })
  const holidays = makeFakeHolidays()
  const live = makeFakeLiveEvents()
  const analytics = makeFakeAnalytics()
  const keys = makeFakeKeys()
  const page = makeFakePage()

  /** `tab` survives a reload, `durable` also survives closing the tab. */
  const openTab = (
    tab: Storage = makeFakeStorage(),
    session: Session = aSession(),
    durable: Storage = makeFakeStorage(),
  ) => {
    /* Whatever was open before is hidden or reloaded by it. */
    page.leave()
    const { clock, scheduler } = time
    const current = new CurrentSession()
    current.set(session)
    const calendar = new BusinessCalendar({ current, holidays, clock })
    const place = { country: () => current.country, today: () => calendar.today }
    const demo = { invoices: makeDemoInvoices(place), submissions: makeDemoOrderSubmissions(place) }
    const source = new FinancingSource({ invoices: host, submissions }, demo)
    const notifications = new NotificationsViewModel(scheduler, clock)
    const draftStorage = new OrderDraftStorage({ tab, durable, current, clock })
    const linked = new CredentialLinkedEvents()
    const landing = new CredentialStatusViewModel({
      credentials,
      keys,
      linked,
      live,
      mode: source.mode,
      notifications,
      scheduler,
    })
    const submission = new OrderSubmission({
      source,
      storage: draftStorage,
      current,
      keys,
      analytics,
      notifications,
      scheduler,
      page: page.events,
    })
    const drafts = new OrderDraftService({
      source,
      storage: draftStorage,
      current,
      notifications,
      scheduler,
      page: page.events,
      calendar,
    })
    /** Mounts the financing screen again in the same session. */
    const openScreen = () =>
      new OrderFlowViewModel({
        table: new InvoiceTableViewModel({ source, current, calendar, scheduler, notifications }),
        cart: new CartViewModel({
          simulation: new CartSimulation({ source, analytics, scheduler }),
          calendar,
          current,
          notifications,
        }),
        source,
        drafts,
        submission,
        calendar,
        notifications,
      })
    const flow = openScreen()
    const { cart, table } = flow
    const home = new FinanceHomeViewModel({ credential: landing, flow, source, live, calendar, notifications })
    return {
      tab,
      durable,
      current,
      calendar,
      source,
      notifications,
      draftStorage,
      linked,
      landing,
      table,
      cart,
      submission,
      flow,
      home,
      openScreen,
    }
  }
  return { time, host, submissions, credentials, holidays, live, analytics, page, openTab }
}
