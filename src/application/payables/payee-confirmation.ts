import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Failure } from '../shared/failure.ts'
import type { RemoteValue } from '../shared/remote-value.ts'
import type { PayeeTransfer, PayrollDetail, Payrolls, PayrollTransfers } from './payrolls.port.ts'

/** The accounts of a payroll that the user confirms with their holders before they are paid. */
export class PayeeConfirmation {
  isBusy = false
  /** The user confirmed accounts since the payroll was opened. */
  isConfirmed = false
  failure: Failure | undefined = undefined
  readonly #payrolls: Pick<Payrolls, 'confirmPayees'>
  readonly #payroll: PayrollDetail
  readonly #transfers: RemoteValue<PayrollTransfers>

  constructor(
    payrolls: Pick<Payrolls, 'confirmPayees'>,
    payroll: PayrollDetail,
    transfers: RemoteValue<PayrollTransfers>,
  ) {
    this.#payrolls = payrolls
    this.#payroll = payroll
    this.#transfers = transfers
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get pending(): ReadonlyArray<PayeeTransfer> {
    const { payees = [] } = this.#transfers.value ?? {}
    return payees.filter(({ caution }) => caution?.confirmedBy === undefined && (caution?.reasons.length ?? 0) > 0)
  }

  async confirm(): Promise<void> {
    if (this.isBusy || this.pending.length === 0) return
    this.isBusy = true
    this.failure = undefined
    const seen = this.pending.map(({ caution, identifier }) => ({ identifier, version: caution?.version ?? 0 }))
    const answer = await this.#payrolls.confirmPayees(this.#payroll.id, seen)()
    runInAction(() => {
      this.isBusy = false
      this.isConfirmed = E.isRight(answer)
      if (E.isRight(answer)) return this.#transfers.update(answer.right)
      this.failure = answer.left
      /* An account may have changed since it was shown. */
      this.#transfers.retry()
    })
  }
}
