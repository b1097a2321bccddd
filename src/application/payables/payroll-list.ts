import { makeAutoObservable } from 'mobx'
import type { LiveEvents } from '../live/live-events.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { showLoadFailure } from './load-failures.ts'
import { PayrollChanges, type PayrollChangesDependencies } from './payroll-changes.ts'
import { PayrollPayment, type PayrollPaymentDependencies } from './payroll-payment.ts'
import type { Payables } from './payables.port.ts'
import type { PayrollDetail, Payrolls } from './payrolls.port.ts'

export interface PayrollListDependencies
  extends Omit<PayrollChangesDependencies, 'payables'>, Omit<PayrollPaymentDependencies, 'payables' | 'payrolls'> {
  readonly payables: Pick<Payables, 'creditLine' | 'restore'>
  readonly payrolls: Payrolls
  readonly live: LiveEvents
}

/** How many more payrolls each step shows. */
const STEP = 20

/** The payrolls that are not finished, as cards. The list grows while it is scrolled. */
export class PayrollList {
  readonly list: RemotePage<PayrollDetail>
  readonly changes: PayrollChanges
  readonly payment: PayrollPayment

  constructor(dependencies: PayrollListDependencies) {
    const { live, notifications, payrolls } = dependencies
    this.list = new RemotePage({
      load: ({ page, pageSize }) => payrolls.page(page, pageSize),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'SuppliersChanged',
      onFailure: (failure) => showLoadFailure(notifications, { _tag: 'PayrollsUnavailable', failure }),
    })
    this.changes = new PayrollChanges(dependencies, this.list.retry)
    this.payment = new PayrollPayment(dependencies, this.list.retry)
    makeAutoObservable(this, { list: false, changes: false, payment: false }, { autoBind: true })
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
