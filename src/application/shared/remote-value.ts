import { type Either, isLeft } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { type Debounce, makeDebounce } from './debounce.ts'
import type { Failure } from './failure.ts'
import { clearFailedLoad, saveFailedLoad } from './failed-loads.ts'
import { LatestRequest } from './latest-request.ts'
import { fromResult, idle, latestValue, ready, reloading, type RemoteData } from './remote-data.ts'
import type { Scheduler } from './scheduler.port.ts'

export interface RemoteValueOptions<A> {
  readonly load: () => TaskEither<Failure, A>
  /** With it the value is loaded again after a lost connection, and when `refreshOn` accepts an event. */
  readonly live?: LiveEvents
  readonly refreshOn?: (event: LiveEvent) => boolean
  /** Live events come in bursts: the value is loaded once they pause. */
  readonly debounce?: { readonly scheduler: Scheduler; readonly ms: number }
  /** Called in the batch that shows the value. */
  readonly onLoaded?: (value: A) => void
  readonly onFailure?: (failure: Failure) => void
  /** Called when the value was loaded, so that a toast about an earlier failure is withdrawn. */
  readonly onRecovered?: () => void
}

/** A value that the host has. A load that failed is repeated once the connection returns. The last good one is shown while it is loaded again and when that fails; of overlapping requests only the last counts. */
export class RemoteValue<A> {
  state: RemoteData<A> = idle
  readonly #options: RemoteValueOptions<A>
  readonly #requests = new LatestRequest()
  readonly #debounce: Debounce | undefined
  #isPrepared = false
  #users = 0
  #unsubscribe: (() => void) | undefined

  constructor(options: RemoteValueOptions<A>) {
    this.#options = options
    this.#debounce = options.debounce && makeDebounce(options.debounce.scheduler, options.debounce.ms)
    /* Computed, so that a view of the last good value does not render while it is loaded again. */
    makeObservable(this, { state: observableRef, value: computed, failure: computed, isBusy: computed })
  }

  /** The last good value. */
  get value(): A | undefined {
    return latestValue(this.state)
  }

  get failure(): Failure | undefined {
    return this.state._tag === 'Failed' ? this.state.failure : undefined
  }

  get isBusy(): boolean {
    return this.state._tag === 'Loading'
  }

  /** Loads the value for a screen that is about to be drawn: its `activate` does not load it again. */
  prepare(): Promise<void> {
    this.#isPrepared = true
    return this.load()
  }

  /** Loading began for a screen that is not active yet. */
  get isPrepared(): boolean {
    return this.#isPrepared && this.state._tag !== 'Failed'
  }

  /** Whether the value was prepared; the first call resets it. */
  takePrepared(): boolean {
    const { isPrepared } = this
    this.#isPrepared = false
    return isPrepared
  }

  /** Loads the value and updates it until the returned function is called, by the last of several users. A load that one of them began serves the others. */
  activate(): () => void {
    if (this.#users === 0) this.#unsubscribe = this.#options.live?.subscribe((event) => this.#onLiveEvent(event))
    const isExpected = this.#users > 0 && this.#requests.isPending
    this.#users += 1
    if (!this.takePrepared() && !isExpected) void this.load()
    return () => {
      this.#users -= 1
      if (this.#users > 0) return
      this.#unsubscribe?.()
      this.cancel()
    }
  }

  /** Updates the value like `activate`, and loads it only when no user has. */
  follow(): () => void {
    this.#isPrepared ||= this.#users > 0 && this.value !== undefined
    return this.activate()
  }

  async load(): Promise<void> {
    const isLatest = this.#requests.begin()
    this.set(reloading(this.state))
    const result = await this.#options.load()()
    if (!isLatest()) return
    this.#requests.cancel()
    this.show(result)
  }

  retry = (): void => void this.load()

  /** Replaces the value; an answer that is still on its way is older. */
  update(value: A): void {
    this.#requests.cancel()
    this.set(ready(value))
  }

  /** Drops an answer that is still on its way. */
  cancel(): void {
    this.#debounce?.cancel()
    this.#requests.cancel()
    this.#isPrepared = false
    clearFailedLoad(this.#repeat)
  }

  /** Restores the state before the first request. */
  reset(): void {
    this.cancel()
    this.set(idle)
  }

  protected show(result: Either<Failure, A>): void {
    runInAction(() => {
      this.state = fromResult(this.state, result)
      if (isLeft(result) && result.left._tag !== 'Unauthorized') saveFailedLoad(this.#repeat)
      else clearFailedLoad(this.#repeat)
      if (isLeft(result)) this.#options.onFailure?.(result.left)
      else {
        this.#options.onRecovered?.()
        this.#options.onLoaded?.(result.right)
      }
    })
  }

  protected set(state: RemoteData<A>): void {
    runInAction(() => (this.state = state))
  }

  readonly #repeat = (): void => {
    if (this.state._tag === 'Failed') void this.load()
  }

  #onLiveEvent(event: LiveEvent): void {
    if (event._tag !== 'Reconnected' && this.#options.refreshOn?.(event) !== true) return
    if (this.#debounce === undefined) void this.load()
    else this.#debounce.later(this.retry)
  }
}
