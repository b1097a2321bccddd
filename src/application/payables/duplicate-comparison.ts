import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { PayableMoves } from './payable-moves.ts'
import { Payables } from './payables.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface DuplicateComparisonOptions extends Resolved<typeof DuplicateComparison.needs> {
  readonly moves: Pick<PayableMoves, 'move' | 'isMoving'>
  /** The lists have changed. */
  readonly onChanged: () => void
}

/** An invoice beside those that may be the same purchase, until the user says what they are. */
export class DuplicateComparison {
  static readonly needs = { payables: Payables, notifications: NotificationsViewModel }
  invoice: PayableInvoice | undefined = undefined
  readonly dismissal: Action<[PayableId, ReadonlyArray<PayableId>], PayableInvoice>
  readonly others: RemoteValue<ReadonlyArray<PayableInvoice>>
  readonly #options: DuplicateComparisonOptions

  constructor(options: DuplicateComparisonOptions) {
    this.#options = options
    this.others = new RemoteValue({
      load: () => (this.invoice === undefined ? TE.right([]) : options.payables.duplicatesOf(this.invoice.id)),
    })
    this.dismissal = new Action(options.payables.markDistinct, {
      onSuccess: () => {
        this.close()
        options.onChanged()
      },
      onFailure: (failure) => options.notifications.show({ _tag: 'DuplicateNotDismissed', failure }),
    })
    makeAutoObservable(this, { invoice: observableRef, others: false, dismissal: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.dismissal.isBusy || this.#options.moves.isMoving
  }

  open(invoice: PayableInvoice): void {
    this.invoice = invoice
    this.others.reset()
    void this.others.load()
  }

  close(): void {
    if (this.isBusy) return
    this.invoice = undefined
    this.others.reset()
  }

  /** None of the shown ones is the same purchase. */
  async markDistinct(): Promise<void> {
    const { invoice } = this
    const { value: others = [] } = this.others
    if (invoice === undefined || this.isBusy || others.length === 0) return
    await this.dismissal.run(
      invoice.id,
      others.map(({ id }) => id),
    )
  }

  /** It is the same purchase: one of the compared ones leaves the inbox. */
  async archive(invoice: PayableInvoice): Promise<void> {
    if (this.isBusy) return
    await this.#options.moves.move('archive', async () => E.right([invoice]))
    this.close()
  }
}
