import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { rowsOf, type PayableRow } from './payable-row.ts'
import { PayeeConfirmation } from './payee-confirmation.ts'
import { PayrollChanges } from './payroll-changes.ts'
import { PayrollPayment } from './payroll-payment.ts'
import { changesStatus } from './payroll-status-changes.ts'
import type { PayrollDetail, PayrollTransfers } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

/** One payroll with its invoices. */
export class PayrollViewModel {
  static readonly needs = { ...PayrollChanges.needs, ...PayrollPayment.needs, live: LiveEvents }
  id: PayrollId | undefined = undefined
  readonly detail: RemoteValue<PayrollDetail>
  readonly invoices: RemotePage<PayableRow>
  /** Loaded while a payee can stop what was requested. */
  readonly transfers: RemoteValue<PayrollTransfers>
  readonly changes: PayrollChanges
  readonly payment: PayrollPayment
  /** The payees whose accounts changed since it was requested. */
  payees: PayeeConfirmation | undefined = undefined
  readonly #deps: Resolved<typeof PayrollViewModel.needs>

  constructor(dependencies: Resolved<typeof PayrollViewModel.needs>) {
    const { live, payrolls } = dependencies
    this.#deps = dependencies
    const refreshed = {
      live,
      refreshOn: changesStatus,
    }
    this.detail = new RemoteValue({
      load: () => (this.id === undefined ? TE.left(NOT_FOUND) : payrolls.payroll(this.id)),
      onLoaded: ({ status }) => this.#onStatus(status),
      ...refreshed,
    })
    this.transfers = new RemoteValue({
      load: () => (this.id === undefined ? TE.left(NOT_FOUND) : payrolls.transfers(this.id)),
    })
    this.invoices = new RemotePage({
      load: ({ page, pageSize }) =>
        this.id === undefined ? TE.left(NOT_FOUND) : TE.map(rowsOf)(payrolls.invoices(this.id, page, pageSize)),
      ...refreshed,
    })
    this.changes = new PayrollChanges(dependencies, () => this.#reload())
    this.payment = new PayrollPayment(dependencies, (payroll) => {
      if (payroll === undefined) this.detail.retry()
      else this.detail.update(payroll)
      this.invoices.retry()
    })
    makeAutoObservable(
      this,
      { detail: false, invoices: false, transfers: false, changes: false, payment: false, payees: observableRef },
      { autoBind: true },
    )
  }

  open(id: PayrollId): () => void {
    runInAction(() => {
      this.id = id
      this.payees = new PayeeConfirmation(this.#deps, id, this.transfers)
    })
    this.transfers.reset()
    this.detail.reset()
    this.invoices.reset()
    const stops = [this.detail.activate(), this.invoices.activate()]
    return () => stops.forEach((stop) => stop())
  }

  async withdraw(invoice: PayableInvoice): Promise<void> {
    const { value } = this.detail
    if (value !== undefined) await this.changes.withdraw(value, invoice)
  }

  #onStatus(status: string): void {
    if (STOPPED_BY_ACCOUNTS.has(status)) void this.transfers.load()
    else this.transfers.reset()
  }

  #reload(): void {
    this.detail.retry()
    this.invoices.retry()
  }
}

/** Where a changed account waits for its confirmation, and there is no wizard to ask in. */
const STOPPED_BY_ACCOUNTS: ReadonlySet<string> = new Set(['FINANCING_REQUESTED', 'PAYMENT_PROBLEM'])
