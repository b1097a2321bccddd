/** Numbers repeated requests, so that late responses to old ones can be ignored. */
export class LatestRequest {
  #last = 0

  /** Starts a request; the result tells whether it is still the latest. */
  begin(): () => boolean {
    const turn = ++this.#last
    return () => turn === this.#last
  }

  /** Ignores all pending requests. */
  cancel(): void {
    this.#last += 1
  }
}
