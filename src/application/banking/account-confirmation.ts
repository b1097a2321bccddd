import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import { Action } from '../shared/action.ts'
import { BankAccounts } from './bank-accounts.port.ts'
import type { Resolved } from '../shared/token.ts'

export type AccountIntent = 'delete' | 'makeDefault'

export interface AccountConfirmationOptions extends Resolved<typeof AccountConfirmation.needs> {
  readonly onDone: () => void
}

/** The dialog before an account is deleted or becomes the default: its button needs a ticked checkbox. */
export class AccountConfirmation {
  static readonly needs = { accounts: BankAccounts, notifications: NotificationsViewModel }
  /** Undefined while the dialog is closed. */
  account: BankAccount | undefined = undefined
  intent: AccountIntent = 'delete'
  isConfirmed = false
  readonly request: Action<[AccountIntent, BankAccount], BankAccount | Pending | undefined>

  constructor({ accounts, notifications, onDone }: AccountConfirmationOptions) {
    this.request = new Action(
      (intent, { id }): TaskEither<Failure, BankAccount | Pending | undefined> =>
        intent === 'delete' ? accounts.remove(id) : accounts.makeDefault(id),
      {
        onSuccess: (answer) => {
          Object.assign(this, CLOSED)
          if (isPending(answer)) return notifications.show({ _tag: 'SentToApproval' })
          notifications.show({ _tag: this.intent === 'delete' ? 'BankAccountDeleted' : 'DefaultAccountChanged' })
          onDone()
        },
        onFailure: () => (this.isConfirmed = false),
      },
    )
    makeAutoObservable(this, { account: observableRef, request: false }, { autoBind: true })
  }

  get canSubmit(): boolean {
    return this.isConfirmed && !this.request.isBusy
  }

  open(intent: AccountIntent, account: BankAccount): void {
    if (this.request.isBusy) return
    this.request.reset()
    Object.assign(this, { intent, account, isConfirmed: false })
  }

  toggle(): void {
    if (!this.request.isBusy) this.isConfirmed = !this.isConfirmed
  }

  close(): void {
    if (!this.request.isBusy) Object.assign(this, CLOSED)
  }

  async submit(): Promise<void> {
    if (this.account !== undefined && this.canSubmit) await this.request.run(this.intent, this.account)
  }
}

const CLOSED = { account: undefined, isConfirmed: false } as const
