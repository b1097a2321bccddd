import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, runInAction } from 'mobx'
import type { PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { rowsOf, type PayableRow } from './payable-row.ts'
import { PayrollChanges, type PayrollChangesDependencies } from './payroll-changes.ts'
import { PayrollPayment, type PayrollPaymentDependencies } from './payroll-payment.ts'
import type { Payables } from './payables.port.ts'
import type { PayrollDetail, Payrolls } from './payrolls.port.ts'

export interface PayrollDependencies
  extends Omit<PayrollChangesDependencies, 'payables'>, Omit<PayrollPaymentDependencies, 'payables' | 'payrolls'> {
  readonly payables: Pick<Payables, 'creditLine' | 'restore'>
  readonly payrolls: Payrolls
  readonly live: LiveEvents
}

/** One payroll with its invoices. */
export class PayrollViewModel {
  id: PayrollId | undefined = undefined
  readonly detail: RemoteValue<PayrollDetail>
  readonly invoices: RemotePage<PayableRow>
  readonly changes: PayrollChanges
  readonly payment: PayrollPayment

  constructor(dependencies: PayrollDependencies) {
    const { live, payrolls } = dependencies
    const refreshed = {
      live,
      refreshOn: ({ _tag }: { readonly _tag: string }) => _tag === 'PayablesChanged' || _tag === 'SuppliersChanged',
    }
    this.detail = new RemoteValue({
      load: () => (this.id === undefined ? TE.left(NOT_FOUND) : payrolls.payroll(this.id)),
      ...refreshed,
    })
    this.invoices = new RemotePage({
      load: ({ page, pageSize }) =>
        this.id === undefined ? TE.left(NOT_FOUND) : TE.map(rowsOf)(payrolls.invoices(this.id, page, pageSize)),
      ...refreshed,
    })
    this.changes = new PayrollChanges(dependencies, () => this.#reload())
    this.payment = new PayrollPayment(dependencies, (payroll) => {
      this.detail.update(payroll)
      this.invoices.retry()
    })
    makeAutoObservable(this, { detail: false, invoices: false, changes: false, payment: false }, { autoBind: true })
  }

  open(id: PayrollId): () => void {
    runInAction(() => (this.id = id))
    this.detail.reset()
    this.invoices.reset()
    const stops = [this.detail.activate(), this.invoices.activate()]
    return () => stops.forEach((stop) => stop())
  }

  async withdraw(invoice: PayableInvoice): Promise<void> {
    if (this.id !== undefined) await this.changes.withdraw(this.id, invoice)
  }

  #reload(): void {
    this.detail.retry()
    this.invoices.retry()
  }
}
