import { makeAutoObservable } from 'mobx'
import * as E from 'fp-ts/Either'
import { FINANCING_CODES } from '#domain/financing/invoice.ts'
import type { OrderRequest } from '#domain/financing/order-request.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { isPending, type Pending, type PendingApproval } from '#domain/team/pending.ts'
import type { Money } from '#domain/kernel/money.ts'
import { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import { MoneyRequest } from '../shared/money-request.ts'
import type { RequestOutcome } from '../shared/repeat-request.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { FinancingSource } from './financing-source.ts'
import { draftOfRequest } from './order-draft.ts'
import { isSameRequest, type OrderIntent } from './order-intent.ts'
import { OrderDraftStorage } from './order-draft-storage.ts'
import type { Resolved } from '../shared/token.ts'

/** `repeating`: the request is repeated automatically. `waiting`: it is repeated on the user's command. */
export type UnknownOutcome = 'repeating' | 'waiting'

/** Places one order per intent, or requests it from other members of the company, whatever happens to the responses. One per session. */
export class OrderSubmission {
  static readonly needs = {
    ...MoneyRequest.needs,
    source: FinancingSource,
    storage: OrderDraftStorage,
    analytics: Analytics,
    notifications: NotificationsViewModel,
  }
  readonly #deps: Resolved<typeof OrderSubmission.needs>
  readonly #request: MoneyRequest<Omit<OrderIntent, 'key'>, OrderId | Pending>

  constructor(dependencies: Resolved<typeof OrderSubmission.needs>) {
    const { source, storage } = dependencies
    this.#deps = dependencies
    this.#request = new MoneyRequest<Omit<OrderIntent, 'key'>, OrderId | Pending>(dependencies, {
      send: ({ request, key, transfer }) => source.submissions.create(request, key, transfer),
      unanswered: {
        find: ({ request }) => {
          const stored = storage.ownIntent
          return stored !== undefined && isSameRequest(stored.request, request) ? stored : undefined
        },
        save: (intent) => storage.saveIntent(intent),
        clear: (intent) => storage.clearIntent(intent),
      },
      maxTries: Infinity,
      onOutcome: this.#onOutcome,
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Why the order was rejected. */
  get failure(): Failure | undefined {
    return this.#request.failure
  }

  get order(): OrderId | undefined {
    const { state } = this.#request
    return state._tag === 'Done' && !isPending(state.value) ? state.value : undefined
  }

  /** The request that other members of the company have to authorise before it is an order. */
  get pending(): PendingApproval | undefined {
    const { state } = this.#request
    return state._tag === 'Done' && isPending(state.value) ? state.value.approval : undefined
  }

  get isPlaced(): boolean {
    return this.#request.state._tag === 'Done'
  }

  /** Set while the outcome is unknown. */
  get unknownOutcome(): UnknownOutcome | undefined {
    const { state } = this.#request
    if (state._tag === 'Sending' && state.mayBeDone) return 'repeating'
    return state._tag === 'Unknown' ? 'waiting' : undefined
  }

  /** An intent with an unknown outcome in this browser. */
  get interrupted(): OrderIntent | undefined {
    return this.#deps.storage.intent
  }

  /** The same request as an interrupted one has the same intent. */
  submit(request: OrderRequest, transfer: Money | undefined): Promise<RequestOutcome<OrderId | Pending>> {
    return this.#request.run({ request, issuedAt: this.#deps.current.session?.issuedAt ?? 0, transfer })
  }

  /** Repeats at once in the session of the intent; in another one the user decides. */
  resumeOrWait(intent: OrderIntent): Promise<RequestOutcome<OrderId | Pending>> {
    if (intent.issuedAt === this.#deps.current.session?.issuedAt) return this.#request.resume(intent)
    this.#request.hold(intent)
    return Promise.resolve({ _tag: 'Unknown' })
  }

  /** Repeats the request at once: ends the pause before the next attempt, or starts repeating. */
  check(): Promise<RequestOutcome<OrderId | Pending>> {
    return this.#request.resume()
  }

  /** The documents of a placed order. A failure does not affect the order. */
  async requestDocuments(order: OrderId): Promise<void> {
    const answer = await this.#deps.source.submissions.requestDocuments(order)()
    if (E.isLeft(answer)) this.#deps.notifications.show({ _tag: 'DocumentsNotRequested', order, failure: answer.left })
  }

  reset(): void {
    if (this.unknownOutcome === undefined) this.#request.reset()
  }

  readonly #onOutcome = (outcome: RequestOutcome<OrderId | Pending>, { request }: OrderIntent): void => {
    const { analytics, storage } = this.#deps
    if (outcome._tag === 'Unknown') return
    if (outcome._tag === 'Rejected') {
      if (storage.draftOf(request.type) === undefined) storage.saveDraft(draftOfRequest(request))
      return
    }
    storage.clearDraft(request.type)
    analytics.track({ name: 'order sent', orderType: FINANCING_CODES[request.type] })
    /* The host adds the documents of an order that others authorise. */
    if (!isPending(outcome.value)) void this.requestDocuments(outcome.value)
  }
}
