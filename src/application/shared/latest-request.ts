/** Numbers the times that something is asked again and again, so that a late answer to an old question can be told. */
export class LatestRequest {
  #last = 0

  /** Takes a turn; the answer says whether nobody has taken one since. */
  begin(): () => boolean {
    const turn = ++this.#last
    return () => turn === this.#last
  }

  /** Whatever is still on its way is late from now on. */
  cancel(): void {
    this.#last += 1
  }
}
