import { makeAutoObservable } from 'mobx'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import type { Resolved } from '../shared/token.ts'
import {
  type ListedSupplier,
  type SupplierDebtPage,
  type SupplierGroup,
  Suppliers,
  type SupplierSortField,
} from './suppliers.port.ts'

/** The suppliers of the business with what is owed to each, page by page. */
export class SupplierTableViewModel {
  static readonly needs = {
    suppliers: Suppliers,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  readonly list: RemotePage<ListedSupplier, SupplierDebtPage, SupplierSortField>
  readonly filters: SearchFilters<SupplierGroup | undefined>

  constructor({ live, notifications, scheduler, suppliers }: Resolved<typeof SupplierTableViewModel.needs>) {
    this.filters = new SearchFilters<SupplierGroup | undefined>({ scheduler, all: undefined })
    this.list = new RemotePage<ListedSupplier, SupplierDebtPage, SupplierSortField>({
      filters: this.filters,
      load: ({ page, pageSize, sort }) => {
        const { filter: group, search } = this.filters
        return suppliers.debts({ page, pageSize, search, group, sort })
      },
      hostOrder: () => ({ field: 'name', direction: 'asc' }),
      live,
      refreshOn: ({ _tag }) => _tag === 'SuppliersChanged' || _tag === 'InvoicesChanged' || _tag === 'PayablesChanged',
      onFailure: (failure) => notifications.show({ _tag: 'SuppliersUnavailable', failure }),
    })
    makeAutoObservable(this, { list: false, filters: false }, { autoBind: true })
  }

  activate(): () => void {
    return this.list.activate()
  }

  /** Undefined until the list is loaded. */
  get counts(): SupplierDebtPage['counts'] | undefined {
    return this.list.value?.counts
  }
}
