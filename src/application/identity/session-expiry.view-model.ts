import { makeAutoObservable } from 'mobx'
import { Clock } from '../shared/clock.port.ts'
import { CurrentSession } from './current-session.ts'
import { SessionViewModel } from './session.view-model.ts'
import type { Resolved } from '../shared/token.ts'

/** The warning before a session ends: a question that extends it or, where that is impossible, the time of its end. */
export class SessionExpiryViewModel {
  static readonly needs = { session: SessionViewModel, current: CurrentSession, clock: Clock }
  readonly #deps: Resolved<typeof SessionExpiryViewModel.needs>

  constructor(deps: Resolved<typeof SessionExpiryViewModel.needs>) {
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
