import { makeAutoObservable } from 'mobx'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import type { Resolved } from '../shared/token.ts'
import { CompanySearch, type Finding } from './company-search.port.ts'

const PAUSE_MS = 250
/** One letter is in everything. */
const SHORTEST = 2

/** Searches what the company has under the typed text. Findings of an earlier text are never shown. */
export class FindingsViewModel {
  static readonly needs = { search: CompanySearch, scheduler: Scheduler }
  readonly found: RemoteValue<ReadonlyArray<Finding>>
  /** Typed a moment ago, and not searched yet. */
  isWaiting = false
  #text = ''
  readonly #pause: Debounce

  constructor({ search, scheduler }: Resolved<typeof FindingsViewModel.needs>) {
    this.#pause = makeDebounce(scheduler, PAUSE_MS)
    this.found = new RemoteValue({ load: () => search.find(this.#text) })
    makeAutoObservable(this, { found: false }, { autoBind: true })
  }

  get isSearching(): boolean {
    return this.isWaiting || this.found.isBusy
  }

  look(typed: string): void {
    this.#text = typed.trim()
    this.found.cancel()
    this.found.reset()
    this.isWaiting = this.#text.length >= SHORTEST
    if (this.isWaiting) this.#pause.later(this.#load)
    else this.#pause.cancel()
  }

  stop(): void {
    this.#pause.cancel()
    this.found.cancel()
  }

  #load = (): void => {
    this.#searched()
    void this.found.load()
  }

  #searched(): void {
    this.isWaiting = false
  }
}
