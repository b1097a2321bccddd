import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CurrentSession } from '../identity/current-session.ts'
import type { Failure } from './failure.ts'
import { IdempotencyKeys } from './idempotency-keys.port.ts'
import { PageEvents } from './page-events.port.ts'
import { repeatRequest, type RequestOutcome } from './repeat-request.ts'
import { Scheduler } from './scheduler.port.ts'
import type { Resolved } from './token.ts'

/** One intent of the user, with the key of every attempt. */
export type Keyed<I> = I & { readonly key: string }

export type MoneyRequestState<I, A> =
  | { readonly _tag: 'Idle' }
  /** `mayBeDone`: an earlier attempt may have reached the host. */
  | { readonly _tag: 'Sending'; readonly mayBeDone: boolean }
  /** Only the same intent with the same key may be sent again. */
  | { readonly _tag: 'Unknown'; readonly intent: Keyed<I> }
  | { readonly _tag: 'Done'; readonly value: A }
  | { readonly _tag: 'Rejected'; readonly failure: Failure }

/** The intents whose outcome is unknown. */
export interface UnansweredIntents<I> {
  /** The one that asks for the same. */
  readonly find: (intent: I) => Keyed<I> | undefined
  readonly save: (intent: Keyed<I>) => void
  readonly clear: (intent: Keyed<I>) => void
}

export interface MoneyRequestOptions<I, A> {
  readonly send: (intent: Keyed<I>) => TaskEither<Failure, A>
  /** Omitted: in memory, where the same content is the same intent. */
  readonly unanswered?: UnansweredIntents<I>
  /** Attempts while the outcome is unknown. Omitted: those for which a dialog waits. */
  readonly maxTries?: number
  /** Called in the batch that sets the state. */
  readonly onOutcome?: (outcome: RequestOutcome<A>, intent: Keyed<I>) => void
}

/**
 * Sends a request that moves money: one key per intent, saved before it is sent. While the outcome is unknown it is repeated,
 * at once when the page returns, and only for this user and this business.
 */
export class MoneyRequest<I extends object, A> {
  static readonly needs = { current: CurrentSession, keys: IdempotencyKeys, page: PageEvents, scheduler: Scheduler }
  state: MoneyRequestState<I, A> = { _tag: 'Idle' }
  readonly #deps: Resolved<typeof MoneyRequest.needs>
  readonly #options: MoneyRequestOptions<I, A>
  readonly #unanswered: UnansweredIntents<I>
  #underWay: Promise<RequestOutcome<A>> | undefined
  #wake = (): void => undefined

  constructor(dependencies: Resolved<typeof MoneyRequest.needs>, options: MoneyRequestOptions<I, A>) {
    this.#deps = dependencies
    this.#options = options
    this.#unanswered = options.unanswered ?? intentsInMemory<I>()
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get isSending(): boolean {
    return this.state._tag === 'Sending'
  }

  get isUnknown(): boolean {
    return this.state._tag === 'Unknown'
  }

  get failure(): Failure | undefined {
    return this.state._tag === 'Rejected' ? this.state.failure : undefined
  }

  /** The same as an unanswered intent has its key. A run while another one is on its way sends nothing and gets that one's outcome. */
  run(intent: I): Promise<RequestOutcome<A>> {
    if (this.#underWay !== undefined) return this.#underWay
    const earlier = this.#unanswered.find(intent)
    return this.#begin(earlier ?? { ...intent, key: this.#deps.keys.next() }, earlier !== undefined)
  }

  /** Sends the request with an unknown outcome at once: ends the pause before the next attempt, or starts repeating. */
  resume(earlier?: Keyed<I>): Promise<RequestOutcome<A>> {
    this.#wake()
    if (this.#underWay !== undefined) return this.#underWay
    const intent = earlier ?? (this.state._tag === 'Unknown' ? this.state.intent : undefined)
    return intent === undefined ? Promise.resolve({ _tag: 'Unknown' }) : this.#begin(intent, true)
  }

  /** Shows an earlier intent, which is sent again on the user's command only. */
  hold(intent: Keyed<I>): void {
    this.state = { _tag: 'Unknown', intent }
  }

  /** The outcome of the unanswered intent was learnt from elsewhere: the next one is another intent. */
  settle(): void {
    if (this.state._tag === 'Unknown') this.#unanswered.clear(this.state.intent)
    this.reset()
  }

  /** Drops what the last request came to; unanswered intents stay. */
  reset(): void {
    if (!this.isSending) this.state = { _tag: 'Idle' }
  }

  #begin(intent: Keyed<I>, mayBeDone: boolean): Promise<RequestOutcome<A>> {
    this.state = { _tag: 'Sending', mayBeDone }
    this.#unanswered.save(intent)
    this.#underWay = this.#repeat(intent, mayBeDone)
    return this.#underWay
  }

  async #repeat(intent: Keyed<I>, mayBeDone: boolean): Promise<RequestOutcome<A>> {
    const { current, page } = this.#deps
    const { maxTries = MAX_TRIES, send } = this.#options
    const { session } = current
    let isOver = false
    const stops = [
      current.onChange((next) => {
        isOver ||= next === undefined || next.user.id !== session?.user.id || next.business?.id !== session.business?.id
        this.#wake()
      }),
      page.onReturn(() => this.#wake()),
    ]
    const outcome = await repeatRequest(() => send(intent)(), {
      mayBeDone,
      onUnknown: () => runInAction(() => (this.state = { _tag: 'Sending', mayBeDone: true })),
      pause: (ms) => this.#pause(ms),
      isOver: () => isOver,
      maxTries,
    })
    stops.forEach((stop) => stop())
    runInAction(() => this.#applyOutcome(outcome, intent))
    return outcome
  }

  #applyOutcome(outcome: RequestOutcome<A>, intent: Keyed<I>): void {
    this.#underWay = undefined
    if (outcome._tag !== 'Unknown') this.#unanswered.clear(intent)
    this.state = outcome._tag === 'Unknown' ? { _tag: 'Unknown', intent } : outcome
    this.#options.onOutcome?.(outcome, intent)
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
}

/** A dialog waits for them: 7.5 seconds of pauses, and two minutes when each attempt times out. */
const MAX_TRIES = 4

/** The intents of one page. */
export const intentsInMemory = <I extends object>(
  isSame: (a: I, b: I) => boolean = (a, b) => JSON.stringify({ ...a, key: '' }) === JSON.stringify({ ...b, key: '' }),
): UnansweredIntents<I> => {
  let kept: ReadonlyArray<Keyed<I>> = []
  const clear = ({ key }: Keyed<I>): void => {
    kept = kept.filter((other) => other.key !== key)
  }
  return {
    find: (intent) => kept.find((other) => isSame(other, intent)),
    save: (intent) => {
      clear(intent)
      kept = [...kept, intent]
    },
    clear,
  }
}
