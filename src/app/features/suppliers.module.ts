import type { ServiceIdentifier } from 'inversify'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { Payables } from '#application/payables/payables.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { makeHttpSuppliers } from '#infrastructure/suppliers/http-suppliers.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** What is owed to a supplier. A token of its own, because the module of the payments binds the whole port. */
const SupplierTotals: ServiceIdentifier<Pick<Payables, 'totals'>> = Symbol('SupplierTotals')

export const suppliersModule = createModule(({ bind, bindClass }) => {
  bind(Suppliers).toResolvedValue(makeHttpSuppliers, [Api]).inSingletonScope()
  bind(SupplierTotals).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(SuppliersViewModel, {
    suppliers: Suppliers,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
  bindClass(SupplierViewModel, {
    suppliers: Suppliers,
    payables: SupplierTotals,
    current: CurrentSession,
    keys: IdempotencyKeys,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
})
