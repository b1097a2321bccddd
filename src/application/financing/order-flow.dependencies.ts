import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CartViewModel } from './cart.view-model.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import type { OrderDraftService } from './order-draft-service.ts'
import type { OrderSubmission } from './order-submission.ts'

export interface OrderFlowDependencies {
  readonly table: InvoiceTableViewModel
  readonly cart: CartViewModel
  readonly source: FinancingSource
  readonly drafts: OrderDraftService
  readonly submission: OrderSubmission
  readonly calendar: BusinessCalendar
  readonly notifications: NotificationsViewModel
}
