import * as E from 'fp-ts/Either'
import { makeAutoObservable } from 'mobx'
import { toDecimal } from '#domain/kernel/money.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import { surplusState, validateRequest, type SurplusState, type Wallet } from '#domain/wallet/surplus.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import { Analytics } from '../shared/analytics.port.ts'
import { intentsInMemory, MoneyRequest } from '../shared/money-request.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { RequestOutcome } from '../shared/repeat-request.ts'
import { type SurplusToRequest, type WalletMovement, Wallets } from './wallets.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The surplus of the business: its balance, its request and its movements. */
export class WalletViewModel {
  static readonly needs = {
    ...MoneyRequest.needs,
    wallets: Wallets,
    live: LiveEvents,
    analytics: Analytics,
    notifications: NotificationsViewModel,
  }
  readonly wallet: RemoteValue<Wallet>
  readonly movements: RemotePage<WalletMovement>
  readonly withdrawal: Action<[], void>
  readonly #deps: Resolved<typeof WalletViewModel.needs>
  /** Answers the day of the request, or that it waits for other members. */
  readonly #request: MoneyRequest<SurplusToRequest, CivilDate | Pending>

  constructor(dependencies: Resolved<typeof WalletViewModel.needs>) {
    const { live, wallets } = dependencies
    this.#deps = dependencies
    this.wallet = new RemoteValue({ load: wallets.status, live, refreshOn, onLoaded: this.#onLoaded })
    this.movements = new RemotePage({ load: wallets.movements, live, refreshOn })
    this.#request = new MoneyRequest<SurplusToRequest, CivilDate | Pending>(dependencies, {
      send: ({ key, ...intent }) => wallets.request(key, intent),
      /* A request that may be pending is the only one, whatever the balance is now. */
      unanswered: intentsInMemory(() => true),
      onOutcome: this.#onOutcome,
    })
    const { notifications } = dependencies
    this.withdrawal = new Action(wallets.withdraw, {
      onSuccess: () => notifications.show({ _tag: 'SurplusWithdrawn' }),
      onFailure: (failure) => notifications.show({ _tag: 'SurplusNotWithdrawn', failure }),
    })
    makeAutoObservable(this, { wallet: false, movements: false, withdrawal: false }, { autoBind: true })
  }

  get state(): SurplusState | undefined {
    return this.wallet.value && surplusState(this.wallet.value)
  }

  get isRequesting(): boolean {
    return this.#request.isSending
  }

  get canRequest(): boolean {
    return !this.isRequesting && E.isRight(validateRequest(this.wallet.value))
  }

  /** Requests the whole balance, once however often it is pressed. While the outcome is unknown the same request is repeated. */
  async request(): Promise<void> {
    const requested = validateRequest(this.wallet.value)
    if (this.isRequesting || E.isLeft(requested)) return
    this.#deps.analytics.track({ name: 'surplus requested', balance: String(toDecimal(requested.right)) })
    await this.#request.run({ amount: requested.right, account: this.wallet.value?.account })
  }

  /** Ends the pending request; the wallet is read again whatever the outcome. */
  async withdraw(): Promise<void> {
    if (this.withdrawal.isBusy || this.state?._tag !== 'Requested') return
    await this.withdrawal.run()
    this.wallet.retry()
  }

  readonly #onOutcome = (outcome: RequestOutcome<CivilDate | Pending>, { amount, account }: SurplusToRequest): void => {
    const { notifications } = this.#deps
    if (outcome._tag === 'Done') {
      if (isPending(outcome.value)) return notifications.show({ _tag: 'SentToApproval' })
      this.wallet.update({ balance: amount, pendingSince: outcome.value, pending: { amount, account }, account })
      return notifications.show({ _tag: 'SurplusRequested' })
    }
    if (outcome._tag === 'Unknown' && this.state?._tag === 'Requested') return this.#request.settle()
    notifications.show(
      outcome._tag === 'Unknown'
        ? { _tag: 'SurplusRequestUnknown' }
        : { _tag: 'SurplusNotRequested', failure: outcome.failure },
    )
    this.wallet.retry()
  }

  /** A request that is pending is the answer: the next one is another intent. */
  readonly #onLoaded = (wallet: Wallet): void => {
    if (surplusState(wallet)._tag === 'Requested' && !this.isRequesting) this.#request.settle()
  }
}

/** A payment of a payer changes an order, and with it the surplus; the wallet names the account that gets it. */
const refreshOn = ({ _tag }: LiveEvent): boolean =>
  _tag === 'WalletChanged' || _tag === 'OrderChanged' || _tag === 'BankAccountsChanged'
