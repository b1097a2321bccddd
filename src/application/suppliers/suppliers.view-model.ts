import { makeAutoObservable } from 'mobx'
import { groupSuppliers, type SupplierGroup } from '#domain/suppliers/supplier-list.ts'
import type { Supplier } from '#domain/suppliers/supplier.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { Suppliers } from './suppliers.port.ts'
import type { Resolved } from '../shared/token.ts'

/** How many more suppliers each step shows. */
const STEP = 50

/** The suppliers of the business under their letters. The list grows while it is scrolled. */
export class SuppliersViewModel {
  static readonly needs = {
    suppliers: Suppliers,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  readonly list: RemotePage<Supplier>
  readonly filters: SearchFilters<'ALL'>

  constructor({ live, notifications, scheduler, suppliers }: Resolved<typeof SuppliersViewModel.needs>) {
    this.filters = new SearchFilters({ scheduler, all: 'ALL' })
    this.list = new RemotePage({
      filters: this.filters,
      load: ({ page, pageSize }) => suppliers.page({ page, pageSize, search: this.filters.search }),
      live,
      refreshOn: ({ _tag }) => _tag === 'SuppliersChanged' || _tag === 'InvoicesChanged',
      ...notifications.about('SuppliersUnavailable'),
    })
    makeAutoObservable(this, { list: false, filters: false }, { autoBind: true })
  }

  activate(): () => void {
    this.list.pageSize = STEP
    return this.list.activate()
  }

  /** Undefined until they are loaded. */
  get groups(): ReadonlyArray<SupplierGroup<Supplier>> | undefined {
    return this.list.rows && groupSuppliers(this.list.rows)
  }

  get hasMore(): boolean {
    return (this.list.rows?.length ?? 0) < this.list.totalRows
  }

  showMore(): void {
    if (this.hasMore && !this.list.isBusy) this.list.resizePage(this.list.pageSize + STEP)
  }
}
