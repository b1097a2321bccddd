import * as E from 'fp-ts/Either'
import { makeAutoObservable } from 'mobx'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
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
  readonly #suppliers: Suppliers

  constructor({ live, notifications, scheduler, suppliers }: Resolved<typeof SupplierTableViewModel.needs>) {
    this.#suppliers = suppliers
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
      ...notifications.about('SuppliersUnavailable'),
    })
    makeAutoObservable(this, { list: false, filters: false }, { autoBind: true })
  }

  activate(): () => void {
    return this.list.activate()
  }

  /** Every supplier that cannot be paid because it lacks an account. */
  async withoutAccount(): Promise<E.Either<Failure, ReadonlyArray<ListedSupplier>>> {
    const found: Array<ListedSupplier> = []
    for (let page = 1; ; page += 1) {
      const query = { page, pageSize: MAX_PAGE, search: '', group: 'withoutAccount', sort: undefined } as const
      const answer = await this.#suppliers.debts(query)()
      if (E.isLeft(answer)) return answer
      found.push(...answer.right.rows)
      if (answer.right.rows.length < MAX_PAGE) return E.right(found)
    }
  }

  /** Undefined until the list is loaded. */
  get counts(): SupplierDebtPage['counts'] | undefined {
    return this.list.value?.counts
  }
}

/** The largest page of a list. */
const MAX_PAGE = 100
