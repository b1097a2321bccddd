import { depositAccount } from '#domain/banking/default-account.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { depositStateOf, type OrderDeposit } from '#domain/orders/transfer-obstacles.ts'
import type { BankAccounts } from '../banking/bank-accounts.port.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'

export interface SendDepositDependencies {
  readonly accounts: Pick<BankAccounts, 'list'>
  readonly current: Pick<CurrentSession, 'country'>
  readonly live: LiveEvents
}

/** Where the money of an order goes that is about to be sent. Without an account it can be sent, and waits for one. */
export class SendDeposit {
  readonly #current: Pick<CurrentSession, 'country'>
  readonly #accounts: RemoteValue<ReadonlyArray<BankAccount>>

  constructor({ accounts, current, live }: SendDepositDependencies) {
    this.#current = current
    this.#accounts = new RemoteValue({
      load: accounts.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'BankAccountsChanged',
    })
  }

  activate(): () => void {
    return this.#accounts.activate()
  }

  /** Undefined until the accounts are loaded. */
  get deposit(): OrderDeposit | undefined {
    const { value } = this.#accounts
    if (value === undefined) return undefined
    const found = depositAccount(value, profileOf(this.#current.country).currency)
    const current = found && { ...found, bankId: found.bank.id }
    return {
      state: depositStateOf({ current, frozen: undefined }),
      account: found && {
        id: found.id,
        version: found.version,
        bank: found.bank.name,
        lastDigits: found.number.slice(-4),
      },
      replacement: undefined,
    }
  }
}
