import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as E from 'fp-ts/Either'
import { FINANCING_CODES } from '#domain/financing/invoice.ts'
import type { OrderRequest } from '#domain/financing/order-request.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { FreshKeys } from '../shared/fresh-keys.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { NotificationsViewModel } from '../shell/notifications.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import { isSameRequest, type OrderIntent } from './order-intent.ts'
import type { OrderMemory } from './order-memory.ts'
import { type Outcome, sendOrder } from './order-sender.ts'

export interface OrderSubmissionDependencies {
  readonly source: FinancingSource
  readonly memory: OrderMemory
  readonly current: CurrentSession
  readonly keys: FreshKeys
  readonly analytics: Analytics
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
}

/** Gets one order placed for one wish, whatever happens to the answers on their way. */
export class OrderSubmission {
  /** Why the last try did not end well; `undefined` too while nothing was tried. */
  failure: Failure | undefined = undefined
  order: OrderId | undefined = undefined
  readonly #with: OrderSubmissionDependencies

  constructor(dependencies: OrderSubmissionDependencies) {
    this.#with = dependencies
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
  }

  /** A wish whose outcome this tab does not know yet. */
  get interrupted(): OrderIntent | undefined {
    return this.#with.memory.intent
  }

  /** Whether it was sent with the token in use now: another token repeats nothing by itself. */
  isOfThisSession(intent: OrderIntent): boolean {
    return intent.issuedAt === this.#with.current.session?.issuedAt
  }

  /** The same request as an interrupted one is the same wish. */
  submit(request: OrderRequest): Promise<'placed' | 'failed'> {
    const kept = this.interrupted
    if (kept !== undefined && isSameRequest(kept.request, request)) return this.place(kept)
    return this.place({ key: this.#with.keys.next(), request, issuedAt: this.#with.current.session?.issuedAt ?? 0 })
  }

  async place(intent: OrderIntent): Promise<'placed' | 'failed'> {
    const { memory, scheduler, source } = this.#with
    this.failure = undefined
    this.order = undefined
    memory.keepIntent(intent)
    const outcome = await sendOrder(source.desk, intent, scheduler)
    runInAction(() => this.#learn(outcome, intent))
    return outcome._tag === 'Placed' ? 'placed' : 'failed'
  }

  /** The papers of a placed order. Whatever becomes of this, the order was received. */
  async requestDocuments(order: OrderId): Promise<void> {
    const answer = await this.#with.source.desk.requestDocuments(order)()
    if (E.isLeft(answer)) this.#with.notifications.tell({ _tag: 'DocumentsNotRequested', order, failure: answer.left })
  }

  /** An answer was never seen: what became of the order is to be asked for. */
  doubt(): void {
    this.failure = { _tag: 'TimedOut' }
  }

  forget(): void {
    this.failure = undefined
    this.order = undefined
  }

  #learn(outcome: Outcome, { request }: OrderIntent): void {
    const { analytics, memory } = this.#with
    if (outcome._tag === 'Placed') {
      memory.dropAll()
      this.order = outcome.order
      analytics.track({ name: 'order sent', orderType: FINANCING_CODES[request.type] })
      void this.requestDocuments(outcome.order)
    } else {
      this.failure = outcome.failure
      if (outcome._tag === 'Refused') memory.dropIntent()
    }
  }
}
