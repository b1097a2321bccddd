import type { Container } from 'inversify'
import { useLocation } from 'react-router-dom'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CartSimulation } from '#application/financing/cart-simulation.ts'
import { CartViewModel } from '#application/financing/cart.view-model.ts'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { ImportViewModel } from '#application/financing/import.view-model.ts'
import { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { InvoiceImport, Invoices } from '#application/financing/invoices.port.ts'
import { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { OrderDraftService } from '#application/financing/order-draft-service.ts'
import { OrderDraftStorage } from '#application/financing/order-draft-storage.ts'
import { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderReceiptViewModel } from '#application/financing/order-receipt.view-model.ts'
import { OrderSubmission } from '#application/financing/order-submission.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { OrderSimulations } from '#application/orders/orders.port.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { TableLook } from '#application/preferences/table-look.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { createDemoPorts } from '#infrastructure/demo/demo.ts'
import { makeHttpInvoiceImport } from '#infrastructure/financing/http-invoices.ts'
import { makeHttpOrderSubmissions } from '#infrastructure/financing/http-order-submissions.ts'
import { makeHttpOrderSimulations } from '#infrastructure/orders/http-order-simulations.ts'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { prepareViewModel } from '#ui/di/prepared-view-model.ts'
import type { ExcludedParts } from '#ui/financing/excluded-view.ts'
import { FinanceScreen } from '#ui/financing/finance-screen.tsx'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { invoicesModule } from './invoices.module.ts'
import { lazyPart } from '#ui/app/lazy-part.ts'

const typeAt = (path: string): FinancingType =>
  path.startsWith(FINANCE_PATHS.EARLY_PAYMENT) ? 'EARLY_PAYMENT' : 'DIRECT_FINANCING'

/** Loaded after the invoices. */
const FinanceCards = lazyPart(async () => (await import('./finance-cards.lazy.tsx')).FinanceCards)

/** Loaded with the first question. */
const InvoiceProposals = lazyPart(async () => (await import('./invoice-proposals.lazy.tsx')).InvoiceProposals)

/** Loaded when they are opened. */
const InvoiceFilters = lazyPart(async () => (await import('./invoice-filters.lazy.tsx')).InvoiceFilters)

/** Loaded after the invoices. */
const SavedViews = lazyPart(async () => (await import('./saved-views.lazy.tsx')).SavedViewsAbove)

/** Loaded with the first invoice that is opened. */
const InvoiceDetail = lazyPart(async () => (await import('./invoice-detail.lazy.tsx')).InvoiceDetailPanel)

/** Loaded with the figures of the cart. */
const SavedScenarios = lazyPart(async () => (await import('./saved-scenarios.lazy.tsx')).SavedScenarioList)

/** Loaded with the figures of the cart. */
const SendDeposit = lazyPart(async () => (await import('./send-deposit.lazy.tsx')).SendDepositOfCart)

/** Loaded after the invoices. */
const Excluded: ExcludedParts = {
  Control: lazyPart(async () => (await import('./excluded-invoices.lazy.tsx')).Control),
  Table: lazyPart(async () => (await import('./excluded-invoices.lazy.tsx')).Table),
}

export const Screen = () => (
  <FinanceScreen
    type={typeAt(useLocation().pathname)}
    Cards={FinanceCards}
    Proposals={InvoiceProposals}
    Excluded={Excluded}
    Filters={InvoiceFilters}
    Views={SavedViews}
    Detail={InvoiceDetail}
    Scenarios={SavedScenarios}
    Deposit={SendDeposit}
  />
)

/** An unverified business has no invoices. */
export const prefetch = (container: Container, url: URL): void => {
  void container.get(CredentialStatusViewModel).prepare()
  if (container.get(CurrentSession).business?.isVerified !== true) return
  prepareViewModel(container, FinanceHomeViewModel).prepare(typeAt(url.pathname), [...url.searchParams])
}

export const module = createModule(
  ({ bind, bindClass }) => {
    bind(OrderSubmissions).toResolvedValue(makeHttpOrderSubmissions, [Api]).inSingletonScope()
    bind(FinancingSource)
      .toResolvedValue(
        (invoices, submissions, current, clock, mode) =>
          new FinancingSource(
            { invoices, submissions },
            createDemoPorts({ country: () => current.country, today: () => clock.today(current.country) }),
            mode,
          ),
        [Invoices, OrderSubmissions, CurrentSession, Clock, DemoMode],
      )
      .inSingletonScope()
    bindClass(OrderDraftStorage, {
      tab: TabStorage,
      durable: DurableStorage,
      current: CurrentSession,
      clock: Clock,
    }).inSingletonScope()
    bindClass(OrderDraftService, {
      source: FinancingSource,
      storage: OrderDraftStorage,
      current: CurrentSession,
      notifications: NotificationsViewModel,
      scheduler: Scheduler,
      page: PageEvents,
      calendar: BusinessCalendar,
    }).inSingletonScope()
    bindClass(OrderSubmission, {
      source: FinancingSource,
      storage: OrderDraftStorage,
      current: CurrentSession,
      keys: IdempotencyKeys,
      analytics: Analytics,
      notifications: NotificationsViewModel,
      scheduler: Scheduler,
      page: PageEvents,
    }).inSingletonScope()
    bind(OrderSimulations).toResolvedValue(makeHttpOrderSimulations, [Api]).inSingletonScope()
    bindClass(OrderReceiptViewModel, {
      simulations: OrderSimulations,
      saver: FileSaver,
      notifications: NotificationsViewModel,
    })
    bindClass(CartSimulation, { source: FinancingSource, analytics: Analytics, scheduler: Scheduler })
    bindClass(CartViewModel, {
      simulation: CartSimulation,
      calendar: BusinessCalendar,
      current: CurrentSession,
      notifications: NotificationsViewModel,
    })
    bindClass(InvoiceTableViewModel, {
      source: FinancingSource,
      current: CurrentSession,
      calendar: BusinessCalendar,
      scheduler: Scheduler,
      notifications: NotificationsViewModel,
    })
    bindClass(OrderFlowViewModel, {
      table: InvoiceTableViewModel,
      cart: CartViewModel,
      source: FinancingSource,
      drafts: OrderDraftService,
      submission: OrderSubmission,
      calendar: BusinessCalendar,
      notifications: NotificationsViewModel,
    })
    bindClass(FinanceHomeViewModel, {
      credential: CredentialStatusViewModel,
      flow: OrderFlowViewModel,
      source: FinancingSource,
      live: LiveEvents,
      calendar: BusinessCalendar,
      notifications: NotificationsViewModel,
    })
    bind(TableLook)
      .toResolvedValue((preferences) => new TableLook(preferences), [Preferences])
      .inSingletonScope()
    bind(InvoiceImport).toResolvedValue(makeHttpInvoiceImport, [Api]).inSingletonScope()
    bind(ImportViewModel).toResolvedValue((port) => new ImportViewModel(port), [InvoiceImport])
  },
  [invoicesModule],
)
