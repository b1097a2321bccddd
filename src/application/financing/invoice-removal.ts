import { makeAutoObservable, observableRef } from 'mobx'
import { Action } from '../shared/action.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { FinancingSource } from './financing-source.ts'
import type { InvoiceRow } from './invoice-row.ts'
import type { Resolved } from '../shared/token.ts'

export interface InvoiceRemovalOptions extends Resolved<typeof InvoiceRemoval.needs> {
  /** The host does not have the invoice any more. */
  readonly onRemoved: (row: InvoiceRow) => void
}

/** Removes an invoice that the user imported, once the user has confirmed it. */
export class InvoiceRemoval {
  static readonly needs = { source: FinancingSource, notifications: NotificationsViewModel }
  /** The invoice to confirm. */
  candidate: InvoiceRow | undefined = undefined
  readonly request: Action<[InvoiceRow], void>
  readonly #deps: InvoiceRemovalOptions

  constructor(dependencies: InvoiceRemovalOptions) {
    this.#deps = dependencies
    const { invoices } = dependencies.source
    this.request = new Action(({ id }: InvoiceRow) => invoices.remove(id), {
      onSuccess: () => (this.candidate = undefined),
    })
    makeAutoObservable(this, { candidate: observableRef, request: false }, { autoBind: true })
  }

  open(row: InvoiceRow): void {
    if (this.request.isBusy || row.isRemovable !== true) return
    this.candidate = row
    this.request.reset()
  }

  cancel(): void {
    if (!this.request.isBusy) this.candidate = undefined
  }

  /** Does nothing while the first request is pending. */
  async confirm(): Promise<void> {
    const { candidate } = this
    if (candidate === undefined || this.request.isBusy) return
    await this.request.run(candidate)
    if (this.request.failure !== undefined) return
    this.#deps.notifications.show({ _tag: 'InvoiceRemoved', folio: candidate.folio })
    this.#deps.onRemoved(candidate)
  }
}
