import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { makeHttpSuppliers } from '#infrastructure/suppliers/http-suppliers.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { SuppliersScreen as Screen } from '#ui/suppliers/suppliers-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Suppliers).toResolvedValue(makeHttpSuppliers, [Api]).inSingletonScope()
  bindClass(SuppliersViewModel, {
    suppliers: Suppliers,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
  bindClass(SupplierViewModel, {
    suppliers: Suppliers,
    current: CurrentSession,
    keys: IdempotencyKeys,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
})
