import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../shared/failure.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import type { InvoiceRow } from './invoice-row.ts'

export interface InvoiceRemovalDependencies {
  readonly source: FinancingSource
  readonly notifications: NotificationsViewModel
  /** The host does not have the invoice any more. */
  readonly onRemoved: (row: InvoiceRow) => void
}

/** Removes an invoice that the user imported, once the user has confirmed it. */
export class InvoiceRemoval {
  /** The invoice to confirm. */
  candidate: InvoiceRow | undefined = undefined
  isBusy = false
  failure: Failure | undefined = undefined
  readonly #deps: InvoiceRemovalDependencies

  constructor(dependencies: InvoiceRemovalDependencies) {
    this.#deps = dependencies
    makeAutoObservable(this, { candidate: observableRef, failure: observableRef }, { autoBind: true })
  }

  open(row: InvoiceRow): void {
    if (this.isBusy || row.isRemovable !== true) return
    this.candidate = row
    this.failure = undefined
  }

  cancel(): void {
    if (!this.isBusy) this.candidate = undefined
  }

  /** Does nothing while the first request is pending. */
  async confirm(): Promise<void> {
    const { candidate } = this
    if (candidate === undefined || this.isBusy) return
    this.isBusy = true
    this.failure = undefined
    const answer = await this.#deps.source.invoices.remove(candidate.id)()
    runInAction(() => {
      this.isBusy = false
      if (E.isLeft(answer)) this.failure = answer.left
      else this.candidate = undefined
    })
    if (E.isLeft(answer)) return
    this.#deps.notifications.show({ _tag: 'InvoiceRemoved', folio: candidate.folio })
    this.#deps.onRemoved(candidate)
  }
}
