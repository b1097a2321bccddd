import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import {
  type CredentialPrompt,
  credentialPromptOf,
  mostRecent,
  type Timestamped,
  type TaxProgress,
} from '#domain/tax-credential/credential-prompt.ts'
import { nextPercent } from '#domain/tax-credential/progress.ts'
import { TaxCredentials, type TaxCheck } from './tax-credentials.port.ts'
import { CredentialLinkedEvents } from './credential-linked-events.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { LiveEvents, type LiveEvent } from '../live/live-events.port.ts'
import { DemoMode } from '../financing/demo-mode.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { makeLoadTimers } from './load-timers.ts'
import { TaxRefresh } from './tax-refresh.ts'
import type { Resolved } from '../shared/token.ts'

/** The steps before the invoices: the check of the credential, and the job that imports the documents. */
export class CredentialStatusViewModel {
  static readonly needs = {
    credentials: TaxCredentials,
    linked: CredentialLinkedEvents,
    keys: IdempotencyKeys,
    live: LiveEvents,
    mode: DemoMode,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  lastEvent: Timestamped<TaxProgress> | undefined = undefined
  /** The number of invoices found so far. */
  invoices: number | undefined = undefined
  /** Integer per cent; never decreases during one job. */
  percent = 0
  /** Loading for longer than a minute. */
  isSlow = false
  /** The number of successful jobs: their changes must be loaded. */
  finished = 0
  readonly check: RemoteValue<Timestamped<TaxCheck>>
  readonly refresh: TaxRefresh
  readonly #deps: Resolved<typeof CredentialStatusViewModel.needs>
  readonly #timers: ReturnType<typeof makeLoadTimers>
  #known: CredentialPrompt | undefined
  #moment = 0
  /** The moment of the last event of a refresh: an older check says less. */
  #refreshedAt = 0
  #screens = 0

  constructor(dependencies: Resolved<typeof CredentialStatusViewModel.needs>) {
    this.#deps = dependencies
    this.#timers = makeLoadTimers(dependencies.scheduler)
    this.refresh = new TaxRefresh({ ...dependencies, reload: () => this.load() })
    this.check = new RemoteValue({
      load: () => this.#read(),
      onLoaded: ({ at, value }) => {
        if (at >= this.#refreshedAt) this.refresh.onCheck(value)
        this.#onChange()
      },
      onFailure: () => this.#onChange(),
    })
    makeAutoObservable(this, { check: false, refresh: false, lastEvent: observableRef }, { autoBind: true })
  }

  /** `undefined` until the first check has finished. */
  get prompt(): CredentialPrompt | undefined {
    const known = this.#prompt()
    if (known === undefined) return undefined
    if (known._tag !== 'ImportRunning') return known
    return { ...known, percent: this.percent }
  }

  /** The first check is pending. */
  get isChecking(): boolean {
    return this.prompt === undefined && this.check.failure === undefined
  }

  get isDemo(): boolean {
    return this.#deps.mode.isDemo
  }

  /** The invoices can be shown: the business's own, or the samples. */
  get showsInvoices(): boolean {
    return this.isDemo || this.prompt?._tag === 'Ready'
  }

  /** Starts the check before the screen exists: the first screen joins the pending request. */
  prepare(): Promise<void> {
    return this.check.prepare()
  }

  /** For each screen. A new screen is activated before the old one stops, whose end must not cancel what the new one awaits. */
  activate(): () => void {
    this.#screens += 1
    const stop = this.#deps.live.subscribe(this.onLiveEvent)
    const stopFollowing = reaction(
      () => this.#deps.linked.times,
      () => void this.load(),
    )
    if (!this.check.takePrepared()) void this.load()
    return () => {
      stop()
      stopFollowing()
      this.#screens -= 1
      if (this.#screens > 0) return
      this.check.cancel()
      this.refresh.cancel()
      this.#timers.stop()
    }
  }

  load(): Promise<void> {
    return this.check.load()
  }

  onLiveEvent(event: LiveEvent): void {
    if (event._tag === 'Reconnected') return void this.load()
    if (event._tag === 'TaxRefreshed') {
      this.#refreshedAt = ++this.#moment
      return this.refresh.onEvent(event)
    }
    if (event._tag !== 'TaxProgress') return
    const before = this.#known
    this.lastEvent = { value: event.progress, at: ++this.#moment }
    this.invoices = event.invoices ?? this.invoices
    this.#onChange()
    const mayBeRejected = event.progress.status === 'FAILED'
    if (
      mayBeRejected ||
      before === undefined ||
      before._tag === 'CredentialMissing' ||
      before._tag === 'CredentialInvalid'
    )
      void this.load()
  }

  enterDemo(): void {
    this.#deps.mode.enterDemo()
  }

  exitDemo(): void {
    this.#deps.mode.exitDemo()
  }

  #read() {
    const at = ++this.#moment
    return TE.map((value: TaxCheck) => ({ value, at }))(this.#deps.credentials.check())
  }

  #prompt(): CredentialPrompt | undefined {
    const check = this.check.value
    if (check === undefined) return undefined
    const { status, progress } = mostRecent(check, this.lastEvent)
    return credentialPromptOf(status, progress)
  }

  #onChange(): void {
    const before = this.#known
    const after = this.#prompt()
    this.#known = after
    if (after?._tag === 'ImportRunning') this.#keepWaiting(before, after.percent)
    else if (before?._tag === 'ImportRunning') this.#stopWaiting(after)
  }

  #keepWaiting(before: CredentialPrompt | undefined, percent: number): void {
    if (before?._tag !== 'ImportRunning') {
      this.percent = 0
      this.#timers.slow.later(() => runInAction(() => (this.isSlow = true)))
    }
    this.percent = nextPercent(this.percent, percent)
    this.#timers.poll.later(() => void this.load())
  }

  #stopWaiting(after: CredentialPrompt | undefined): void {
    this.#timers.stop()
    this.isSlow = false
    this.percent = 0
    if (after?._tag !== 'Ready') return
    this.finished += 1
    this.#deps.notifications.show({ _tag: 'InvoicesReady' })
  }
}
