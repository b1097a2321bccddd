import { financeModule } from '#app/features/finance.module.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { Invoices } from '#application/financing/invoices.port.ts'
import { OrderDraftStorage } from '#application/financing/order-draft-storage.ts'
import { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderSubmission } from '#application/financing/order-submission.ts'
import { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { DurableStorage, type Storage, TabStorage } from '#application/shared/storage.port.ts'
import { CredentialLinkedEvents } from '#application/tax-credential/credential-linked-events.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { fake, signedInContainer } from './container.ts'
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
    const container = signedInContainer(
      time,
      session,
      [financeModule],
      [
        fake(TabStorage, tab),
        fake(DurableStorage, durable),
        fake(Analytics, analytics),
        fake(Holidays, holidays),
        fake(IdempotencyKeys, keys),
        fake(Invoices, host),
        fake(LiveEvents, live),
        fake(OrderSubmissions, submissions),
        fake(PageEvents, page.events),
        fake(TaxCredentials, credentials),
      ],
    )
    const home = container.get(FinanceHomeViewModel)
    const { flow } = home
    const { cart, table } = flow
    return {
      container,
      tab,
      durable,
      current: container.get(CurrentSession),
      calendar: container.get(BusinessCalendar),
      source: container.get(FinancingSource),
      notifications: container.get(NotificationsViewModel),
      draftStorage: container.get(OrderDraftStorage),
      linked: container.get(CredentialLinkedEvents),
      landing: container.get(CredentialStatusViewModel),
      table,
      cart,
      submission: container.get(OrderSubmission),
      flow,
      home,
      /** Mounts the financing screen again in the same session. */
      openScreen: () => container.get(OrderFlowViewModel),
    }
  }
  return { time, host, submissions, credentials, holidays, live, analytics, page, openTab }
}
