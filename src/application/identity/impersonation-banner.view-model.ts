import { makeAutoObservable } from 'mobx'
import { PageClock } from '../shared/clock.port.ts'
import { poll } from '../shared/poll.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SessionViewModel } from './session.view-model.ts'
import type { Resolved } from '../shared/token.ts'

/** The banner shown while an operator acts for a business, as stated in the token. */
export class ImpersonationBannerViewModel {
  static readonly needs = { session: SessionViewModel, clock: PageClock, scheduler: Scheduler }
  secondsLeft = 0
  readonly #deps: Resolved<typeof ImpersonationBannerViewModel.needs>

  constructor(deps: Resolved<typeof ImpersonationBannerViewModel.needs>) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isOn(): boolean {
    return this.#deps.session.session?.isSudo === true
  }

  /** The name of the business, or the address of its user without one. */
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
