import { makeAutoObservable } from 'mobx'
import type { Clock } from '../shared/clock.port.ts'
import type { CurrentSession } from './current-session.ts'
import type { SessionViewModel } from './session.view-model.ts'

export interface SessionExpiryDependencies {
  readonly session: SessionViewModel
  readonly current: CurrentSession
  readonly clock: Pick<Clock, 'civilOf'>
}

/** The warning before a session ends: a question that extends it or, where that is impossible, the time of its end. */
export class SessionExpiryViewModel {
  readonly #deps: SessionExpiryDependencies

  constructor(deps: SessionExpiryDependencies) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Seconds until the idle limit or the next required refresh. */
  get secondsLeft(): number | undefined {
    return this.#deps.session.secondsLeft
  }

  /** `HH:mm` in the zone of the business; undefined while there is a question. */
  get endsAt(): string | undefined {
    const { endsAt, secondsLeft } = this.#deps.session
    return endsAt === undefined || secondsLeft !== undefined
      ? undefined
      : this.#deps.clock.civilOf(this.#deps.current.country, endsAt * 1_000).time
  }

  extend(): Promise<void> {
    return this.#deps.session.extend()
  }
}
