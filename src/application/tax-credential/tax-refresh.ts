import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import { nextPercent } from '#domain/tax-credential/progress.ts'
import type { LiveEvent } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import type { Failure } from '../shared/failure.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { TaxCheck, TaxCredentials } from './tax-credentials.port.ts'

export interface TaxRefreshDependencies {
  readonly credentials: Pick<TaxCredentials, 'refresh'>
  readonly keys: IdempotencyKeys
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
  /** Loads the check, whose answer is passed to `onCheck`. */
  readonly reload: () => unknown
}

type RefreshEvent = Extract<LiveEvent, { readonly _tag: 'TaxRefreshed' }>

/** Brings later documents of the tax authority while the invoices stay on the screen. */
export class TaxRefresh {
  /** Of the latest refresh; undefined when the documents were loaded since. */
  state: JobState | undefined = undefined
  /** Integer per cent; never decreases during one refresh. */
  percent = 0
  /** When the documents were last brought, in milliseconds since 1970. */
  updatedAt: number | undefined = undefined
  /** Of the request. */
  failure: Failure | undefined = undefined
  /** The number of refreshes whose end no live event reported: their changes must be loaded. */
  unreported = 0
  isRequesting = false
  readonly #deps: TaxRefreshDependencies
  readonly #poll: Debounce

  constructor(dependencies: TaxRefreshDependencies) {
    this.#deps = dependencies
    this.#poll = makeDebounce(dependencies.scheduler, POLL_MS)
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
  }

  get isRunning(): boolean {
    return isUnderWay(this.state)
  }

  get isBusy(): boolean {
    return this.isRequesting || this.isRunning
  }

  /** The last refresh failed, and no request since. */
  get hasFailed(): boolean {
    return this.state === 'FAILED' && this.failure === undefined && !this.isRequesting
  }

  /** Starts a refresh, or joins the one under way. */
  async request(): Promise<void> {
    if (this.isBusy) return
    this.isRequesting = true
    this.failure = undefined
    const { credentials, keys, reload } = this.#deps
    const answer = await credentials.refresh(keys.next())()
    runInAction(() => {
      this.isRequesting = false
      if (E.isLeft(answer)) this.failure = answer.left
      else this.#begin('QUEUE')
    })
    reload()
  }

  onEvent({ arrivals, progress }: RefreshEvent): void {
    if (isUnderWay(progress.status)) {
      this.#begin(progress.status)
      this.percent = nextPercent(this.percent, progress.completion)
      return
    }
    this.#end(progress.status, arrivals)
    this.#deps.reload()
  }

  onCheck({ refreshArrivals, refreshProgress, refreshState, updatedAt }: TaxCheck): void {
    this.updatedAt = updatedAt
    if (isUnderWay(refreshState)) {
      this.#begin(refreshState)
      this.percent = nextPercent(this.percent, refreshProgress)
    } else if (this.isRunning) {
      this.#end(refreshState, refreshArrivals)
      this.unreported += 1
    } else this.state = refreshState
  }

  cancel(): void {
    this.#poll.cancel()
  }

  #begin(state: JobState | undefined): void {
    if (!this.isRunning) this.percent = 0
    this.state = state
    this.failure = undefined
    this.#poll.later(() => void this.#deps.reload())
  }

  #end(state: JobState | undefined, arrivals: number): void {
    this.#poll.cancel()
    this.state = state
    this.percent = 0
    if (state === 'SUCCESS' && arrivals > 0)
      this.#deps.notifications.show({ _tag: 'InvoicesArrived', invoices: arrivals })
  }
}

const isUnderWay = (state: JobState | undefined): boolean => state === 'QUEUE' || state === 'WORKING'

/** The poll interval without socket messages. */
const POLL_MS = 5_000
