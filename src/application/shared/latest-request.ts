/** Numbers repeated requests, so that late responses to old ones can be ignored. */
export class LatestRequest {
  #last = 0
  #isPending = false

  /** The latest request was neither ignored nor ended. */
  get isPending(): boolean {
    return this.#isPending
  }

  /** Starts a request; the result tells whether it is still the latest. */
  begin(): () => boolean {
    const turn = ++this.#last
    this.#isPending = true
    return () => turn === this.#last
  }

  /** Ignores all pending requests: the latest has ended, or none counts any more. */
  cancel(): void {
    this.#last += 1
    this.#isPending = false
  }
}
