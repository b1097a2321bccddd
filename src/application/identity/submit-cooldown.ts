import { makeAutoObservable, runInAction } from 'mobx'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'

/** A form sends nothing for as long as the host asked it to wait. */
export class SubmitCooldown {
  isActive = false
  readonly #scheduler: Scheduler

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler
    makeAutoObservable(this)
  }

  applyRetryAfter(failure: Failure): void {
    const seconds = failure._tag === 'Rejected' ? failure.retryAfterSeconds : undefined
    if (seconds === undefined) return
    this.isActive = true
    this.#scheduler.after(seconds * 1_000, () => runInAction(() => (this.isActive = false)))
  }
}
