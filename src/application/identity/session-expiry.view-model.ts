import { makeAutoObservable } from 'mobx'
import type { Clock } from '../shared/clock.port.ts'
import type { CurrentSession } from './current-session.ts'
import type { SessionViewModel } from './session.view-model.ts'

/** The warning before a session ends: a question that extends it or, where that is impossible, the time of its end. */
export class SessionExpiryViewModel {
  readonly #session: SessionViewModel
  readonly #current: CurrentSession
  readonly #clock: Pick<Clock, 'civilOf'>

  constructor(session: SessionViewModel, current: CurrentSession, clock: Pick<Clock, 'civilOf'>) {
    this.#session = session
    this.#current = current
    this.#clock = clock
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Seconds until the idle limit or the next required refresh. */
  get secondsLeft(): number | undefined {
    return this.#session.secondsLeft
  }

  /** `HH:mm` in the zone of the business; undefined while there is a question. */
  get endsAt(): string | undefined {
    const { endsAt, secondsLeft } = this.#session
    return endsAt === undefined || secondsLeft !== undefined
      ? undefined
      : this.#clock.civilOf(this.#current.country, endsAt * 1_000).time
  }

  extend(): Promise<void> {
    return this.#session.extend()
  }
}
