import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { Bank } from '#domain/banking/bank.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { AccountConfirmation } from './account-confirmation.ts'
import { AccountEditor, type AccountHolder } from './account-editor.ts'
import type { Resolved } from '../shared/token.ts'

/** `holder`: who holds the accounts; the business itself, where it is absent. */
export interface BankAccountsOptions extends Resolved<typeof BankAccountsViewModel.needs> {
  readonly holder?: () => AccountHolder
}

/** The bank accounts of the business or of one of its suppliers, and the dialogs that change them. */
export class BankAccountsViewModel {
  static readonly needs = { ...AccountEditor.needs, live: LiveEvents }
  readonly list: RemoteList<BankAccount>
  readonly banks: RemoteList<Bank>
  readonly editor: AccountEditor
  readonly confirmation: AccountConfirmation

  constructor({ live, holder, ...dependencies }: BankAccountsOptions) {
    const { accounts, current, notifications } = dependencies
    this.list = new RemoteList({
      load: accounts.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'BankAccountsChanged',
    })
    this.banks = new RemoteList({ load: accounts.banks })
    this.editor = new AccountEditor({
      ...dependencies,
      holder: holder ?? (() => holderOf(current.business)),
      listed: () => this.list.rows ?? [],
      banks: this.banks,
      onSaved: this.list.retry,
    })
    this.confirmation = new AccountConfirmation({ accounts, notifications, onDone: this.list.retry })
  }

  /** Loads and updates the list until the returned function is called. */
  readonly activate = (): (() => void) => {
    const stop = this.list.activate()
    void this.banks.load()
    return () => {
      stop()
      this.banks.cancel()
    }
  }

  /** Accounts of the user; none until they are loaded. */
  get own(): ReadonlyArray<BankAccount> {
    return this.list.rows?.filter(({ isProviderAccount }) => !isProviderAccount) ?? []
  }

  /** Accounts that the financier manages for the business. */
  get provided(): ReadonlyArray<BankAccount> {
    return this.list.rows?.filter(({ isProviderAccount }) => isProviderAccount) ?? []
  }
}

const holderOf = (business: CurrentSession['business']): AccountHolder => ({
  holder: business?.name ?? '',
  holderIdentifier: business?.identifier ?? '',
})
