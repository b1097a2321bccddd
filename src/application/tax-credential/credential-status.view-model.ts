import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import {
  type CredentialPrompt,
  credentialPromptOf,
  mostRecent,
  type Timestamped,
  type TaxProgress,
  type TaxStatus,
} from '#domain/tax-credential/credential-prompt.ts'
import { advance } from '#domain/tax-credential/progress.ts'
import type { LiveEvent } from '../live/live-events.port.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { CredentialStatusDependencies } from './credential-status.dependencies.ts'

/** The steps before the invoices: the check of the credential, and the job that imports the documents. */
export class CredentialStatusViewModel {
  lastEvent: Timestamped<TaxProgress> | undefined = undefined
  /** The number of documents found so far. */
  documents: number | undefined = undefined
  /** Integer per cent; never decreases during one job. */
  percent = 0
  /** Loading for longer than a minute. */
  isSlow = false
  /** Loading for five minutes without progress. */
  isOverdue = false
  /** The number of successful jobs: their changes must be loaded. */
  finished = 0
  readonly check: RemoteValue<Timestamped<TaxStatus>>
  readonly #with: CredentialStatusDependencies
  readonly #poll: Debounce
  readonly #slow: Debounce
  readonly #silence: Debounce
  #known: CredentialPrompt | undefined
  #moment = 0
  #isStarted = false
  #screens = 0

  constructor(dependencies: CredentialStatusDependencies) {
    this.#with = dependencies
    this.#poll = makeDebounce(dependencies.scheduler, POLL_MS)
    this.#slow = makeDebounce(dependencies.scheduler, SLOW_MS)
    this.#silence = makeDebounce(dependencies.scheduler, OVERDUE_MS)
    const onAnswer = () => this.#onChange()
    this.check = new RemoteValue({ load: () => this.#read(), onLoaded: onAnswer, onFailure: onAnswer })
    makeAutoObservable(this, { check: false, lastEvent: observableRef }, { autoBind: true })
  }

  /** `undefined` until the first check has finished. */
  get prompt(): CredentialPrompt | undefined {
    const known = this.#prompt()
    if (known === undefined) return undefined
    if (known._tag !== 'DF_LOADING') return known
    return this.isOverdue ? { _tag: 'DF_FAILED' } : { ...known, percent: this.percent }
  }

  /** The first check is pending. */
  get isChecking(): boolean {
    return this.prompt === undefined && this.check.failure === undefined
  }

  get isDemo(): boolean {
    return this.#with.source.isDemo
  }

  /** The invoices can be shown: the business's own, or the samples. */
  get showsInvoices(): boolean {
    return this.isDemo || this.prompt?._tag === 'READY'
  }

  /** Starts the check before the screen exists: the first screen joins the pending request. */
  start(): void {
    this.#isStarted = true
    void this.load()
  }

  /** For each screen. A new screen is activated before the old one stops, whose end must not cancel what the new one awaits. */
  activate(): () => void {
    this.#screens += 1
    const stop = this.#with.live.subscribe(this.onLiveEvent)
    const stopFollowing = reaction(
      () => this.#with.linked.times,
      () => void this.load(),
    )
    if (!this.#isStarted) void this.load()
    this.#isStarted = false
    return () => {
      stop()
      stopFollowing()
      this.#screens -= 1
      if (this.#screens > 0) return
      this.check.cancel()
      this.#stopTimers()
    }
  }

  load(): Promise<void> {
    return this.check.load()
  }

  onLiveEvent(event: LiveEvent): void {
    if (event._tag === 'Reconnected') return void this.load()
    if (event._tag !== 'TaxProgress') return
    const before = this.#known
    this.lastEvent = { value: event.progress, at: ++this.#moment }
    this.documents = event.documents ?? this.documents
    this.#onChange()
    const mayBeRefused = event.progress.status === 'FAILED'
    if (mayBeRefused || before === undefined || before._tag === 'DF_DEFAULT' || before._tag === 'DF_UPDATE')
      void this.load()
  }

  enterDemo(): void {
    this.#with.source.enterDemo()
  }

  exitDemo(): void {
    this.#with.source.exitDemo()
  }

  #read() {
    const at = ++this.#moment
    return TE.map((value: TaxStatus) => ({ value, at }))(this.#with.credentials.check())
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
    if (after?._tag === 'DF_LOADING') this.#keepWaiting(before, after.percent)
    else if (before?._tag === 'DF_LOADING') this.#stopWaiting(after)
  }

  #keepWaiting(before: CredentialPrompt | undefined, percent: number): void {
    const shown = this.percent
    if (before?._tag !== 'DF_LOADING') {
      this.percent = 0
      this.#slow.later(() => runInAction(() => (this.isSlow = true)))
    }
    this.percent = advance(this.percent, percent)
    if (before?._tag !== 'DF_LOADING' || this.percent !== shown) {
      this.isOverdue = false
      this.#silence.later(() => runInAction(() => (this.isOverdue = true)))
    }
    this.#poll.later(() => void this.load())
  }

  #stopWaiting(after: CredentialPrompt | undefined): void {
    this.#stopTimers()
    this.isSlow = false
    this.isOverdue = false
    this.percent = 0
    if (after?._tag !== 'READY') return
    this.finished += 1
    this.#with.notifications.show({ _tag: 'InvoicesReady' })
  }

  #stopTimers(): void {
    for (const timer of [this.#poll, this.#slow, this.#silence]) timer.cancel()
  }
}

/** The poll interval without socket messages. */
const POLL_MS = 5_000
const SLOW_MS = 60_000
const OVERDUE_MS = 300_000
