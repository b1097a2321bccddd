import { makeAutoObservable } from 'mobx'
import type { OpenPayrollStatus } from '#domain/payables/payroll.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { PayrollChanges } from './payroll-changes.ts'
import { PayrollPayment } from './payroll-payment.ts'
import { changesStatus } from './payroll-status-changes.ts'
import type { PayrollDetail } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

/** How many more payrolls each step shows. */
const STEP = 20

/** The payrolls that are not finished, as cards. The list grows while it is scrolled. */
export class PayrollList {
  static readonly needs = { ...PayrollChanges.needs, ...PayrollPayment.needs, live: LiveEvents }
  readonly list: RemotePage<PayrollDetail>
  readonly filters: SearchFilters<OpenPayrollStatus | undefined>
  readonly changes: PayrollChanges
  readonly payment: PayrollPayment

  constructor(dependencies: Resolved<typeof PayrollList.needs>) {
    const { live, notifications, payrolls, scheduler } = dependencies
    this.filters = new SearchFilters<OpenPayrollStatus | undefined>({ scheduler, all: undefined })
    this.list = new RemotePage({
      load: ({ page, pageSize }) =>
        payrolls.page(page, pageSize, { search: this.filters.search, status: this.filters.filter }),
      filters: this.filters,
      live,
      refreshOn: changesStatus,
      ...notifications.about('PayrollsUnavailable'),
    })
    this.changes = new PayrollChanges(dependencies, this.list.retry)
    this.payment = new PayrollPayment(dependencies, this.list.retry)
    makeAutoObservable(this, { list: false, filters: false, changes: false, payment: false }, { autoBind: true })
  }

  activate(): () => void {
    this.list.pageSize = STEP
    return this.list.activate()
  }

  get hasMore(): boolean {
    return (this.list.rows?.length ?? 0) < this.list.totalRows
  }

  showMore(): void {
    if (this.hasMore && !this.list.isBusy) this.list.resizePage(this.list.pageSize + STEP)
  }
}
