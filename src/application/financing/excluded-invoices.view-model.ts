import { makeAutoObservable } from 'mobx'
import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import type { Page } from '../shared/page.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { ExcludedInvoices } from './excluded-invoices.port.ts'
import type { InvoiceSortField } from './invoices.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The issued invoices that cannot be financed, with the reasons, and how many there are. */
export class ExcludedInvoicesViewModel {
  static readonly needs = { excluded: ExcludedInvoices, live: LiveEvents, scheduler: Scheduler }
  /** The number for the open type, whatever is searched; undefined while unknown. */
  total: number | undefined = undefined
  readonly filters: SearchFilters<'ALL'>
  readonly list: RemotePage<ExcludedInvoice, Page<ExcludedInvoice>, InvoiceSortField>
  readonly #live: LiveEvents
  #type: FinancingType | undefined

  constructor({ excluded, live, scheduler }: Resolved<typeof ExcludedInvoicesViewModel.needs>) {
    this.#live = live
    this.filters = new SearchFilters({ scheduler, all: 'ALL' })
    this.list = new RemotePage({
      filters: this.filters,
      load: (query) => excluded.page({ ...query, type: this.#type ?? 'DIRECT_FINANCING', search: this.filters.search }),
      onLoaded: (page) => this.onLoaded(page),
    })
    makeAutoObservable(this, { filters: false, list: false }, { autoBind: true })
  }

  /** Loads those of that type again, and keeps up with the host until the returned function is called. */
  activate(type: FinancingType): () => void {
    if (type !== this.#type) {
      this.total = undefined
      this.list.reset()
    }
    this.#type = type
    void this.list.load()
    const stop = this.#live.subscribe(this.onLiveEvent)
    return () => {
      stop()
      this.list.cancel()
    }
  }

  onLiveEvent({ _tag }: LiveEvent): void {
    if (_tag === 'InvoicesChanged' || _tag === 'OrderChanged' || _tag === 'Reconnected') void this.list.load()
  }

  onLoaded({ totalRows }: Page<ExcludedInvoice>): void {
    if (!this.filters.isNarrow) this.total = totalRows
  }
}
