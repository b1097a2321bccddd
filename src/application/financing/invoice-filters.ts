import { makeAutoObservable } from 'mobx'
import type { SignatureFilter } from '#domain/financing/signature.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'

const LONGEST_SEARCH = 100
const SEARCH_PAUSE_MS = 500

/** The filters of the invoice list: search text and signatures. */
export class InvoiceFilters {
  /** The text in the search box, applied after a pause or with Enter. */
  searchText = ''
  /** The applied text, trimmed. */
  search = ''
  signatures: SignatureFilter = 'ALL'
  readonly #pause: Debounce
  readonly #onAsked: (isOther: boolean) => void

  /** `onAsked` is called with whether the filters changed. */
  constructor(scheduler: Scheduler, onAsked: (isOther: boolean) => void) {
    this.#pause = makeDebounce(scheduler, SEARCH_PAUSE_MS)
    this.#onAsked = onAsked
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isNarrow(): boolean {
    return this.search !== '' || this.signatures !== 'ALL'
  }

  change(text: string): void {
    this.searchText = text.slice(0, LONGEST_SEARCH)
    this.#pause.later(() => this.apply())
  }

  /** Applies at once, like Enter. */
  apply(): void {
    this.ask(this.searchText, this.signatures)
  }

  clearSearch(): void {
    this.ask('', this.signatures)
  }

  choose(signatures: SignatureFilter): void {
    this.ask(this.searchText, signatures)
  }

  clear(): void {
    this.ask('', 'ALL')
  }

  ask(text: string, signatures: SignatureFilter): void {
    this.#pause.cancel()
    const search = text.trim()
    const isOther = search !== this.search || signatures !== this.signatures
    Object.assign(this, { searchText: text, search, signatures })
    this.#onAsked(isOther)
  }

  /** Clears all filters. */
  reset(): void {
    this.#pause.cancel()
    Object.assign(this, { searchText: '', search: '', signatures: 'ALL' })
  }

  /** Cancels the pending search. */
  forget(): void {
    this.#pause.cancel()
  }
}
