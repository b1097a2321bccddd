import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as E from 'fp-ts/Either'
import { FINANCING_CODES } from '#domain/financing/invoice.ts'
import type { OrderRequest } from '#domain/financing/order-request.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { PageEvents } from '../shared/page-events.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import { draftOfRequest } from './order-draft.ts'
import { isSameRequest, type OrderIntent } from './order-intent.ts'
import type { OrderDraftStorage } from './order-draft-storage.ts'
import { type SubmissionOutcome, submitOrder } from './submit-order.ts'

export interface OrderSubmissionDependencies {
  readonly source: FinancingSource
  readonly storage: OrderDraftStorage
  readonly current: CurrentSession
  readonly keys: IdempotencyKeys
  readonly analytics: Analytics
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
  readonly page: PageEvents
}

/** `repeating`: the request is repeated automatically. `waiting`: it is repeated on the user's command. */
export type UnknownOutcome = 'repeating' | 'waiting'

/** Places one order per intent, whatever happens to the responses. One per session. */
export class OrderSubmission {
  /** Why the order was rejected. */
  failure: Failure | undefined = undefined
  order: OrderId | undefined = undefined
  /** Set while the outcome is unknown. */
  unknownOutcome: UnknownOutcome | undefined = undefined
  readonly #deps: OrderSubmissionDependencies
  #underWay: { readonly key: string; readonly outcome: Promise<SubmissionOutcome['_tag']> } | undefined
  #unknownIntent: OrderIntent | undefined
  #wake = (): void => undefined

  constructor(dependencies: OrderSubmissionDependencies) {
    this.#deps = dependencies
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
  }

  /** An intent with an unknown outcome in this browser. */
  get interrupted(): OrderIntent | undefined {
    return this.#deps.storage.intent
  }

  /** The same request as an interrupted one has the same intent. */
  submit(request: OrderRequest, transfer: Money | undefined): Promise<SubmissionOutcome['_tag']> {
    const stored = this.#deps.storage.ownIntent
    if (stored !== undefined && isSameRequest(stored.request, request)) return this.resume(stored)
    const issuedAt = this.#deps.current.session?.issuedAt ?? 0
    return this.#place({ key: this.#deps.keys.next(), request, issuedAt, transfer }, false)
  }

  /** Repeats the request of an intent without a response. */
  resume(intent: OrderIntent): Promise<SubmissionOutcome['_tag']> {
    if (this.#underWay?.key === intent.key) return this.#underWay.outcome
    return this.#place(intent, true)
  }

  /** Repeats at once in the session of the intent; in another one the user decides. */
  resumeOrWait(intent: OrderIntent): Promise<SubmissionOutcome['_tag']> {
    if (intent.issuedAt === this.#deps.current.session?.issuedAt) return this.resume(intent)
    this.unknownOutcome = 'waiting'
    this.#unknownIntent = intent
    return Promise.resolve('Unknown')
  }

  /** Repeats the request at once: ends the pause before the next attempt, or starts repeating. */
  check(): Promise<SubmissionOutcome['_tag']> {
    this.#wake()
    if (this.#underWay !== undefined) return this.#underWay.outcome
    return this.#unknownIntent === undefined ? Promise.resolve('Unknown') : this.resume(this.#unknownIntent)
  }

  /** The documents of a placed order. A failure does not affect the order. */
  async requestDocuments(order: OrderId): Promise<void> {
    const answer = await this.#deps.source.submissions.requestDocuments(order)()
    if (E.isLeft(answer)) this.#deps.notifications.show({ _tag: 'DocumentsNotRequested', order, failure: answer.left })
  }

  reset(): void {
    this.failure = undefined
    this.order = undefined
  }

  #place(intent: OrderIntent, mayBePlaced: boolean): Promise<SubmissionOutcome['_tag']> {
    this.reset()
    this.unknownOutcome = mayBePlaced ? 'repeating' : undefined
    this.#deps.storage.saveIntent(intent)
    const outcome = this.#request(intent, mayBePlaced)
    this.#underWay = { key: intent.key, outcome }
    return outcome
  }

  async #request(intent: OrderIntent, mayBePlaced: boolean): Promise<SubmissionOutcome['_tag']> {
    const { current, page, source } = this.#deps
    const { session } = current
    let isOver = false
    const stops = [
      current.onChange((next) => {
        isOver ||= next === undefined || next.user.id !== session?.user.id || next.business?.id !== session.business?.id
        this.#wake()
      }),
      page.onReturn(() => this.#wake()),
    ]
    const outcome = await submitOrder(source.submissions, intent, {
      mayBeDone: mayBePlaced,
      onUnknown: () => runInAction(() => (this.unknownOutcome = 'repeating')),
      pause: (ms) => this.#pause(ms),
      isOver: () => isOver,
    })
    stops.forEach((stop) => stop())
    runInAction(() => this.#applyOutcome(outcome, intent))
    return outcome._tag
  }

  /** Until the time has passed or a reason to repeat at once occurs. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#deps.scheduler.after(ms, () => this.#wake())
      this.#wake = () => {
        this.#wake = () => undefined
        cancel()
        resolve()
      }
    })
  }

  #applyOutcome(outcome: SubmissionOutcome, intent: OrderIntent): void {
    const { analytics, storage } = this.#deps
    this.#underWay = undefined
    this.#unknownIntent = outcome._tag === 'Unknown' ? intent : undefined
    this.unknownOutcome = this.#unknownIntent && 'waiting'
    if (outcome._tag === 'Unknown') return
    storage.clearIntent(intent)
    if (outcome._tag === 'Rejected') {
      this.failure = outcome.failure
      if (storage.draftOf(intent.request.type) === undefined) storage.saveDraft(draftOfRequest(intent.request))
      return
    }
    storage.clearDraft(intent.request.type)
    this.order = outcome.order
    analytics.track({ name: 'order sent', orderType: FINANCING_CODES[intent.request.type] })
    void this.requestDocuments(outcome.order)
  }
}
