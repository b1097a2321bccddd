import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { PayableMoves } from './payable-moves.ts'
import type { Payables } from './payables.port.ts'

export interface DuplicateComparisonDependencies {
  readonly payables: Pick<Payables, 'duplicatesOf' | 'markDistinct'>
  readonly notifications: NotificationsViewModel
}

export interface DuplicateComparisonOptions extends DuplicateComparisonDependencies {
  readonly moves: Pick<PayableMoves, 'move' | 'isMoving'>
  /** The lists have changed. */
  readonly onChanged: () => void
}

/** An invoice beside those that may be the same purchase, until the user says what they are. */
export class DuplicateComparison {
  invoice: PayableInvoice | undefined = undefined
  isSaving = false
  readonly others: RemoteValue<ReadonlyArray<PayableInvoice>>
  readonly #options: DuplicateComparisonOptions

  constructor(options: DuplicateComparisonOptions) {
    this.#options = options
    this.others = new RemoteValue({
      load: () => (this.invoice === undefined ? TE.right([]) : options.payables.duplicatesOf(this.invoice.id)),
    })
    makeAutoObservable(this, { invoice: observableRef, others: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.isSaving || this.#options.moves.isMoving
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
    const { notifications, onChanged, payables } = this.#options
    this.isSaving = true
    const answer = await payables.markDistinct(
      invoice.id,
      others.map(({ id }) => id),
    )()
    runInAction(() => (this.isSaving = false))
    if (E.isLeft(answer)) return notifications.show({ _tag: 'DuplicateNotDismissed', failure: answer.left })
    this.close()
    onChanged()
  }

  /** It is the same purchase: one of the compared ones leaves the inbox. */
  async archive(invoice: PayableInvoice): Promise<void> {
    if (this.isBusy) return
    await this.#options.moves.move('archive', async () => E.right([invoice]))
    this.close()
  }
}
