import { isLeft } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from './failure.ts'
import { LatestRequest } from './latest-request.ts'

/** Called in the batch that ends `isBusy`. */
export interface ActionOutcome<R> {
  readonly onSuccess?: (result: R) => void
  readonly onFailure?: (failure: Failure) => void
}

/** A request that a user starts, one at a time. */
export class Action<A extends ReadonlyArray<unknown>, R> {
  isBusy = false
  /** The last request failed; undefined once another one starts. */
  failure: Failure | undefined = undefined
  #running: Promise<R | undefined> = Promise.resolve(undefined)
  readonly #request: (...args: A) => TaskEither<Failure, R>
  readonly #outcome: ActionOutcome<R>
  readonly #latest = new LatestRequest()

  constructor(request: (...args: A) => TaskEither<Failure, R>, outcome: ActionOutcome<R> = {}) {
    this.#request = request
    this.#outcome = outcome
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
  }

  /** The result; undefined when it failed or was dropped. A run while another one is on its way sends nothing and gets that one's result. */
  run(...args: A): Promise<R | undefined> {
    if (!this.isBusy) {
      this.isBusy = true
      this.failure = undefined
      this.#running = this.#send(args)
    }
    return this.#running
  }

  /** Drops the failure, and the result of a request that is on its way. */
  reset(): void {
    this.#latest.cancel()
    this.isBusy = false
    this.failure = undefined
  }

  async #send(args: A): Promise<R | undefined> {
    const isLast = this.#latest.begin()
    const answer = await this.#request(...args)()
    return isLast()
      ? runInAction(() => {
          this.isBusy = false
          if (isLeft(answer)) {
            this.failure = answer.left
            this.#outcome.onFailure?.(answer.left)
            return undefined
          }
          this.#outcome.onSuccess?.(answer.right)
          return answer.right
        })
      : undefined
  }
}
