import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import { toDecimal } from '#domain/kernel/money.ts'
import { surplusState, validateRequest, type SurplusState, type Wallet } from '#domain/wallet/surplus.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Analytics } from '../shared/analytics.port.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { WalletMovement, Wallets } from './wallets.port.ts'

export interface WalletDependencies {
  readonly wallets: Wallets
  readonly live: LiveEvents
  readonly keys: IdempotencyKeys
  readonly analytics: Analytics
  readonly notifications: NotificationsViewModel
}

/** The surplus of the business: its balance, its request and its movements. */
export class WalletViewModel {
  readonly wallet: RemoteValue<Wallet>
  readonly movements: RemotePage<WalletMovement>
  isRequesting = false
  readonly #deps: WalletDependencies
  /** The intent whose outcome is unknown: the same request again. */
  #key: string | undefined

  constructor(dependencies: WalletDependencies) {
    const { live, wallets } = dependencies
    this.#deps = dependencies
    this.wallet = new RemoteValue({ load: wallets.status, live, refreshOn })
    this.movements = new RemotePage({ load: wallets.movements, live, refreshOn })
    makeAutoObservable(this, { wallet: false, movements: false }, { autoBind: true })
  }

  get state(): SurplusState | undefined {
    return this.wallet.value && surplusState(this.wallet.value)
  }

  get canRequest(): boolean {
    return !this.isRequesting && E.isRight(validateRequest(this.wallet.value))
  }

  /** Requests the whole balance, once however often it is pressed. */
  async request(): Promise<void> {
    const requested = validateRequest(this.wallet.value)
    if (this.isRequesting || E.isLeft(requested)) return
    const { analytics, keys, notifications, wallets } = this.#deps
    this.isRequesting = true
    this.#key ??= keys.next()
    analytics.track({ name: 'surplus requested', balance: String(toDecimal(requested.right)) })
    const answer = await wallets.request(this.#key)()
    runInAction(() => {
      this.isRequesting = false
      if (E.isRight(answer)) {
        this.#key = undefined
        this.wallet.update({ balance: requested.right, pendingSince: answer.right })
        notifications.show({ _tag: 'SurplusRequested' })
        return
      }
      if (answer.left._tag === 'Rejected') this.#key = undefined
      notifications.show({ _tag: 'SurplusNotRequested', failure: answer.left })
      this.wallet.retry()
    })
  }
}

/** A payment of a payer changes an order, and with it the surplus. */
const refreshOn = ({ _tag }: LiveEvent): boolean => _tag === 'WalletChanged' || _tag === 'OrderChanged'
