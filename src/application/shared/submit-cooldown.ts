import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Failure, retryAfterOf } from './failure.ts'
import type { Cooldown } from './form.ts'
import type { Scheduler } from './scheduler.port.ts'

/** Blocks the submit for the retry time of the host, whatever the values. */
export class SubmitCooldown implements Cooldown<unknown> {
  failure: Failure | undefined = undefined
  readonly #scheduler: Scheduler

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler
    makeAutoObservable(this, { failure: observableRef, failureFor: false }, { autoBind: true })
  }

  failureFor(): Failure | undefined {
    return this.failure
  }

  start(_: unknown, failure: Failure): void {
    const seconds = retryAfterOf(failure)
    if (seconds === undefined) return
    this.failure = failure
    this.#scheduler.after(seconds * 1_000, () => runInAction(() => (this.failure = undefined)))
  }
}
