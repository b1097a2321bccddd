import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import { toDecimal } from '#domain/kernel/money.ts'
import { surplusState, validateRequest, type SurplusState, type Wallet } from '#domain/wallet/surplus.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Analytics } from '../shared/analytics.port.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { repeatInSession } from '../shared/repeat-in-session.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { WalletMovement, Wallets } from './wallets.port.ts'

export interface WalletDependencies {
  readonly wallets: Wallets
  readonly live: LiveEvents
  readonly keys: IdempotencyKeys
  readonly analytics: Analytics
  readonly notifications: NotificationsViewModel
  readonly current: CurrentSession
  readonly scheduler: Scheduler
}

/** The surplus of the business: its balance, its request and its movements. */
export class WalletViewModel {
  readonly wallet: RemoteValue<Wallet>
  readonly movements: RemotePage<WalletMovement>
  isRequesting = false
  isWithdrawing = false
  readonly #deps: WalletDependencies
  /** The intent whose outcome is unknown: the same request again. */
  #key: string | undefined

  constructor(dependencies: WalletDependencies) {
    const { live, wallets } = dependencies
    this.#deps = dependencies
    this.wallet = new RemoteValue({ load: wallets.status, live, refreshOn, onLoaded: this.#onLoaded })
    this.movements = new RemotePage({ load: wallets.movements, live, refreshOn })
    makeAutoObservable(this, { wallet: false, movements: false }, { autoBind: true })
  }

  get state(): SurplusState | undefined {
    return this.wallet.value && surplusState(this.wallet.value)
  }

  get canRequest(): boolean {
    return !this.isRequesting && E.isRight(validateRequest(this.wallet.value))
  }

  /** Requests the whole balance, once however often it is pressed. While the outcome is unknown the same request is repeated. */
  async request(): Promise<void> {
    const requested = validateRequest(this.wallet.value)
    if (this.isRequesting || E.isLeft(requested)) return
    const { analytics, keys, notifications, wallets } = this.#deps
    const key = (this.#key ??= keys.next())
    const account = this.wallet.value?.account
    this.isRequesting = true
    analytics.track({ name: 'surplus requested', balance: String(toDecimal(requested.right)) })
    const outcome = await repeatInSession(
      this.#deps,
      wallets.request(key, { amount: requested.right, account }),
      REJECTIONS,
    )
    runInAction(() => {
      this.isRequesting = false
      if (outcome._tag !== 'Unknown') this.#key = undefined
      if (outcome._tag === 'Done') {
        const pending = { amount: requested.right, account }
        this.wallet.update({ balance: requested.right, pendingSince: outcome.value, pending, account })
        notifications.show({ _tag: 'SurplusRequested' })
        return
      }
      if (outcome._tag === 'Unknown' && this.state?._tag === 'Requested') return
      notifications.show(
        outcome._tag === 'Unknown'
          ? { _tag: 'SurplusRequestUnknown' }
          : { _tag: 'SurplusNotRequested', failure: outcome.failure },
      )
      this.wallet.retry()
    })
  }

  /** Ends the pending request; the wallet is read again whatever the outcome. */
  async withdraw(): Promise<void> {
    if (this.isWithdrawing || this.state?._tag !== 'Requested') return
    this.isWithdrawing = true
    const withdrawn = await this.#deps.wallets.withdraw()()
    runInAction(() => {
      this.isWithdrawing = false
      this.#deps.notifications.show(
        E.isRight(withdrawn) ? { _tag: 'SurplusWithdrawn' } : { _tag: 'SurplusNotWithdrawn', failure: withdrawn.left },
      )
      this.wallet.retry()
    })
  }

  /** A request that is pending is the answer: the next one is another intent. */
  readonly #onLoaded = (wallet: Wallet): void => {
    if (surplusState(wallet)._tag === 'Requested') this.#key = undefined
  }
}

const REJECTIONS: ReadonlySet<string> = new Set([
  'ERROR_SURPLUS_ALREADY_REQUESTED',
  'ERROR_SURPLUS_NOT_AVAILABLE',
  'ERROR_SURPLUS_NO_ACCOUNT',
  'ERROR_SURPLUS_CHANGED',
  'ERROR_IDEMPOTENCY_MISMATCH',
])

/** A payment of a payer changes an order, and with it the surplus; the wallet names the account that gets it. */
const refreshOn = ({ _tag }: LiveEvent): boolean =>
  _tag === 'WalletChanged' || _tag === 'OrderChanged' || _tag === 'BankAccountsChanged'
