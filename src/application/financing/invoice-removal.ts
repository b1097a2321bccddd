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
  asked: InvoiceRow | undefined = undefined
  isRemoving = false
  failure: Failure | undefined = undefined
  readonly #with: InvoiceRemovalDependencies

  constructor(dependencies: InvoiceRemovalDependencies) {
    this.#with = dependencies
    makeAutoObservable(this, { asked: observableRef, failure: observableRef }, { autoBind: true })
  }

  ask(row: InvoiceRow): void {
    if (this.isRemoving || row.isRemovable !== true) return
    this.asked = row
    this.failure = undefined
  }

  cancel(): void {
    if (!this.isRemoving) this.asked = undefined
  }

  /** Does nothing while the first request is pending. */
  async confirm(): Promise<void> {
    const { asked } = this
    if (asked === undefined || this.isRemoving) return
    this.isRemoving = true
    this.failure = undefined
    const answer = await this.#with.source.invoices.remove(asked.id)()
    runInAction(() => {
      this.isRemoving = false
      if (E.isLeft(answer)) this.failure = answer.left
      else this.asked = undefined
    })
    if (E.isLeft(answer)) return
    this.#with.notifications.show({ _tag: 'InvoiceRemoved', folio: asked.folio })
    this.#with.onRemoved(asked)
  }
}
