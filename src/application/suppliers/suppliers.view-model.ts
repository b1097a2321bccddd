import { makeAutoObservable } from 'mobx'
import { groupSuppliers, type SupplierGroup } from '#domain/suppliers/supplier-list.ts'
import type { Supplier } from '#domain/suppliers/supplier.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemotePage } from '../shared/remote-page.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import type { Suppliers } from './suppliers.port.ts'

export interface SuppliersDependencies {
  readonly suppliers: Suppliers
  readonly live: LiveEvents
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
}

/** How many more suppliers each step shows. */
const STEP = 50

/** The suppliers of the business under their letters. The list grows while it is scrolled. */
export class SuppliersViewModel {
  readonly list: RemotePage<Supplier>
  readonly filters: SearchFilters<'ALL'>

  constructor({ live, notifications, scheduler, suppliers }: SuppliersDependencies) {
    this.filters = new SearchFilters({ scheduler, all: 'ALL' })
    this.list = new RemotePage({
      filters: this.filters,
      load: ({ page, pageSize }) => suppliers.page({ page, pageSize, search: this.filters.search }),
      live,
      refreshOn: ({ _tag }) => _tag === 'SuppliersChanged' || _tag === 'InvoicesChanged',
      onFailure: (failure) => notifications.show({ _tag: 'SuppliersUnavailable', failure }),
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
