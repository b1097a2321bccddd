import { makeAutoObservable } from 'mobx'
import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import { nextPercent } from '#domain/tax-credential/progress.ts'
import type { LiveEvent } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { type TaxCheck, TaxCredentials } from './tax-credentials.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface TaxRefreshOptions extends Resolved<typeof TaxRefresh.needs> {
  /** Loads the check, whose answer is passed to `onCheck`. */
  readonly reload: () => unknown
}

type RefreshEvent = Extract<LiveEvent, { readonly _tag: 'TaxRefreshed' }>

/** Brings later documents of the tax authority while the invoices stay on the screen. */
export class TaxRefresh {
  static readonly needs = {
    credentials: TaxCredentials,
    keys: IdempotencyKeys,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  /** The state of the latest refresh; undefined when the documents were loaded since. */
  state: JobState | undefined = undefined
  /** Integer per cent; never decreases during one refresh. */
  percent = 0
  /** When the documents were last brought, in milliseconds since 1970. */
  updatedAt: number | undefined = undefined
  /** The number of refreshes whose end no live event reported: their changes must be loaded. */
  unreported = 0
  /** Starts a refresh. */
  readonly start: Action<[], void>
  readonly #deps: TaxRefreshOptions
  readonly #poll: Debounce

  constructor(dependencies: TaxRefreshOptions) {
    this.#deps = dependencies
    this.#poll = makeDebounce(dependencies.scheduler, POLL_MS)
    const { credentials, keys } = dependencies
    this.start = new Action(() => credentials.refresh(keys.next()), { onSuccess: () => this.#begin('QUEUE') })
    makeAutoObservable(this, { start: false }, { autoBind: true })
  }

  get isRunning(): boolean {
    return isUnderWay(this.state)
  }

  get isBusy(): boolean {
    return this.start.isBusy || this.isRunning
  }

  /** The last refresh failed, and no request since. */
  get hasFailed(): boolean {
    return this.state === 'FAILED' && this.start.failure === undefined && !this.start.isBusy
  }

  /** Starts a refresh, or joins the one under way. */
  async request(): Promise<void> {
    if (this.isBusy) return
    await this.start.run()
    this.#deps.reload()
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
    if (!this.start.isBusy) this.start.reset()
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
