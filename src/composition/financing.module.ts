import { ContainerModule } from 'inversify'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CartSimulation } from '#application/financing/cart-simulation.ts'
import { CartViewModel } from '#application/financing/cart.view-model.ts'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { Invoices } from '#application/financing/invoices.port.ts'
import { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { OrderDraftService } from '#application/financing/order-draft-service.ts'
import { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderDraftStorage } from '#application/financing/order-draft-storage.ts'
import { OrderSubmission } from '#application/financing/order-submission.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import type { Clock as ClockPort } from '#application/shared/clock.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { makeLateDemo } from '#infrastructure/demo/late-demo.ts'
import { makeHttpOrderSubmissions } from '#infrastructure/financing/http-order-submissions.ts'
import { fetchDemo } from './later-work.ts'
import { ApiCall, ApiTenant, InvoicesHeadStart } from './tokens.ts'

export const financingModule = new ContainerModule(({ bind }) => {
  bind(Invoices)
    .toResolvedValue(({ invoices }) => invoices, [InvoicesHeadStart])
    .inSingletonScope()
  bind(OrderSubmissions).toResolvedValue(makeHttpOrderSubmissions, [ApiCall, ApiTenant]).inSingletonScope()
  bind(FinancingSource)
    .toResolvedValue(
      (invoices, submissions, current, clock) =>
        new FinancingSource(
          { invoices, submissions },
          makeLateDemo(() => fetchDemo(placeOf(current, clock))),
        ),
      [Invoices, OrderSubmissions, CurrentSession, Clock],
    )
    .inSingletonScope()
  bind(OrderDraftStorage)
    .toResolvedValue(
      (tab, durable, current, clock) => new OrderDraftStorage({ tab, durable }, current, clock),
      [TabStorage, DurableStorage, CurrentSession, Clock],
    )
    .inSingletonScope()
  bind(OrderDraftService)
    .toResolvedValue(
      (source, memory, current, notifications) => new OrderDraftService({ source, memory, current, notifications }),
      [FinancingSource, OrderDraftStorage, CurrentSession, NotificationsViewModel],
    )
    .inSingletonScope()
  bind(OrderSubmission)
    .toResolvedValue(
      (source, memory, current, keys, analytics, notifications, scheduler, page) =>
        new OrderSubmission({ source, memory, current, keys, analytics, notifications, scheduler, page }),
      [
        FinancingSource,
        OrderDraftStorage,
        CurrentSession,
        IdempotencyKeys,
        Analytics,
        NotificationsViewModel,
        Scheduler,
        PageEvents,
      ],
    )
    .inSingletonScope()
  bind(CartSimulation)
    .toResolvedValue(
      (source, analytics, scheduler) => new CartSimulation({ source, analytics, scheduler }),
      [FinancingSource, Analytics, Scheduler],
    )
    .inTransientScope()
  bind(CartViewModel)
    .toResolvedValue(
      (simulation, calendar, current) => new CartViewModel({ simulation, calendar, current }),
      [CartSimulation, BusinessCalendar, CurrentSession],
    )
    .inTransientScope()
  bind(InvoiceTableViewModel)
    .toResolvedValue(
      (source, current, scheduler) => new InvoiceTableViewModel({ source, current, scheduler }),
      [FinancingSource, CurrentSession, Scheduler],
    )
    .inTransientScope()
  bind(OrderFlowViewModel)
    .toResolvedValue(
      (table, cart, source, drafts, submission, calendar, notifications) =>
        new OrderFlowViewModel({ table, cart, source, drafts, submission, calendar, notifications }),
      [
        InvoiceTableViewModel,
        CartViewModel,
        FinancingSource,
        OrderDraftService,
        OrderSubmission,
        BusinessCalendar,
        NotificationsViewModel,
      ],
    )
    .inTransientScope()
  bind(FinanceHomeViewModel)
    .toResolvedValue(
      (credential, flow, source, live, calendar, notifications) =>
        new FinanceHomeViewModel({ credential, flow, source, live, calendar, notifications }),
      [
        CredentialStatusViewModel,
        OrderFlowViewModel,
        FinancingSource,
        LiveEvents,
        BusinessCalendar,
        NotificationsViewModel,
      ],
    )
    .inTransientScope()
})

const placeOf = (current: CurrentSession, clock: ClockPort) => ({
  country: () => current.country,
  today: () => clock.today(current.country),
})
