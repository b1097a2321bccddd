import { makeAutoObservable } from 'mobx'
import type { Clock } from '../shared/clock.port.ts'
import { poll } from '../shared/poll.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { SessionViewModel } from './session.view-model.ts'

export interface ImpersonationBannerDependencies {
  readonly session: SessionViewModel
  readonly clock: Pick<Clock, 'now'>
  readonly scheduler: Scheduler
}

/** The banner shown while an operator acts for a business, as stated in the token. */
export class ImpersonationBannerViewModel {
  secondsLeft = 0
  readonly #deps: ImpersonationBannerDependencies

  constructor(deps: ImpersonationBannerDependencies) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isOn(): boolean {
    return this.#deps.session.session?.isSudo === true
  }

  /** Of the business, or of its user without one. */
  get seenAs(): string {
    const { session } = this.#deps.session
    return session?.business?.name ?? session?.user.email ?? ''
  }

  get operator(): string | undefined {
    return this.#deps.session.session?.operator
  }

  /** Runs the countdown while the banner is visible. */
  activate(): () => void {
    this.count()
    return poll(this.#deps.scheduler, () => 1_000, this.count)
  }

  count(): void {
    const { session } = this.#deps.session
    this.secondsLeft = Math.max(0, Math.ceil((session?.expiresAt ?? 0) - this.#deps.clock.now() / 1_000))
  }

  exit(): Promise<void> {
    return this.#deps.session.signOut()
  }
}
