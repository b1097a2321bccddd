import { isLeft } from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import type { BankAccounts } from './bank-accounts.port.ts'

export type AccountIntent = 'delete' | 'makeDefault'

export interface AccountConfirmationDependencies {
  readonly accounts: BankAccounts
  readonly notifications: NotificationsViewModel
  readonly onDone: () => void
}

/** The dialog before an account is deleted or becomes the default: its button needs a ticked checkbox. */
export class AccountConfirmation {
  /** Undefined while the dialog is closed. */
  account: BankAccount | undefined = undefined
  intent: AccountIntent = 'delete'
  isConfirmed = false
  isBusy = false
  failure: Failure | undefined = undefined
  readonly #deps: AccountConfirmationDependencies

  constructor(dependencies: AccountConfirmationDependencies) {
    this.#deps = dependencies
    makeAutoObservable(this, { account: observableRef, failure: observableRef }, { autoBind: true })
  }

  get canSubmit(): boolean {
    return this.isConfirmed && !this.isBusy
  }

  open(intent: AccountIntent, account: BankAccount): void {
    if (this.isBusy) return
    Object.assign(this, { intent, account, isConfirmed: false, failure: undefined })
  }

  toggle(): void {
    if (!this.isBusy) this.isConfirmed = !this.isConfirmed
  }

  close(): void {
    if (!this.isBusy) Object.assign(this, { account: undefined, isConfirmed: false, failure: undefined })
  }

  async submit(): Promise<void> {
    const { account, intent } = this
    if (account === undefined || !this.canSubmit) return
    this.isBusy = true
    this.failure = undefined
    const { accounts, notifications, onDone } = this.#deps
    const result = await (intent === 'delete' ? accounts.remove(account.id)() : accounts.makeDefault(account.id)())
    runInAction(() => {
      this.isBusy = false
      this.isConfirmed = false
      if (isLeft(result)) this.failure = result.left
      else this.account = undefined
    })
    if (isLeft(result)) return
    notifications.show({ _tag: intent === 'delete' ? 'BankAccountDeleted' : 'DefaultAccountChanged' })
    onDone()
  }
}
