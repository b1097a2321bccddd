type Listener = (token: string) => void

/** Calls that the host denied because of the role of the user. One per tab. */
export class Denials {
  readonly #listeners = new Set<Listener>()

  /** A call with this token was denied. */
  readonly report: Listener = (token) => {
    for (const listener of this.#listeners) listener(token)
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
