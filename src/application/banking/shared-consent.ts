import { makeAutoObservable, observableRef } from 'mobx'
import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import type { Failure } from '../shared/failure.ts'

/** The consent of the user to an account of a supplier that also belongs to another supplier, the company or the financier. */
export class SharedConsent {
  /** Who already has the account that was sent. */
  keeper: AccountKeeper | undefined = undefined
  isAccepted = false

  constructor() {
    makeAutoObservable(this, { keeper: observableRef }, { autoBind: true })
  }

  /** Another account is asked about by itself. */
  reset(): void {
    this.keeper = undefined
    this.isAccepted = false
  }

  accept(): void {
    this.isAccepted = this.keeper !== undefined
  }

  onFailure(failure: Failure): void {
    if (failure._tag === 'Rejected' && failure.code === SHARED) this.keeper = failure.keeper
  }

  /** The consent that is sent with the account. */
  get answer(): { readonly isSharedAccepted?: true } {
    return this.isAccepted ? { isSharedAccepted: true } : {}
  }
}

const SHARED = 'ERROR_BANK_ACCOUNT_SHARED'
