import { depositAccount } from '#domain/banking/default-account.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { depositStateOf, type OrderDeposit } from '#domain/orders/transfer-obstacles.ts'
import { BankAccounts } from '../banking/bank-accounts.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'

/** Where the money of an order goes that is about to be sent. Without an account it can be sent, and waits for one. */
export class SendDeposit {
  static readonly needs = { accounts: BankAccounts, current: CurrentSession, live: LiveEvents }
  readonly #current: Pick<CurrentSession, 'country'>
  readonly #accounts: RemoteValue<ReadonlyArray<BankAccount>>

  constructor({ accounts, current, live }: Resolved<typeof SendDeposit.needs>) {
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
