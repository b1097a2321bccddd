import { makeAutoObservable, observableRef } from 'mobx'
import { type Debounce, makeDebounce } from './debounce.ts'
import type { Scheduler } from './scheduler.port.ts'

const MAX_SEARCH = 100
const SEARCH_PAUSE_MS = 500

export interface SearchFiltersOptions<Filter> {
  readonly scheduler: Scheduler
  /** The filter that lets every row through. */
  readonly all: Filter
  /** Whether two filters let the same rows through; by identity unless told. */
  readonly isSame?: (one: Filter, other: Filter) => boolean
  /** From the last key to the search. */
  readonly pauseMs?: number
}

/** The search text and the filter of a list. Typing applies the text after a pause; everything else applies at once. */
export class SearchFilters<Filter> {
  /** The text in the search box. */
  searchText = ''
  /** The search that was applied last, trimmed. */
  search = ''
  filter: Filter
  readonly #all: Filter
  readonly #isSame: (one: Filter, other: Filter) => boolean
  readonly #pause: Debounce
  #onApply: (isChanged: boolean) => void = () => undefined

  constructor({ scheduler, all, isSame = Object.is, pauseMs = SEARCH_PAUSE_MS }: SearchFiltersOptions<Filter>) {
    this.filter = all
    this.#all = all
    this.#isSame = isSame
    this.#pause = makeDebounce(scheduler, pauseMs)
    makeAutoObservable(this, { filter: observableRef }, { autoBind: true })
  }

  get isNarrow(): boolean {
    return this.search !== '' || !this.#isSame(this.filter, this.#all)
  }

  /** `listener` is called with whether anything changed. */
  onApply(listener: (isChanged: boolean) => void): void {
    this.#onApply = listener
  }

  change(text: string): void {
    this.searchText = text.slice(0, MAX_SEARCH)
    this.#pause.later(this.apply)
  }

  apply(): void {
    this.set(this.searchText, this.filter)
  }

  clearSearch(): void {
    this.set('', this.filter)
  }

  choose(filter: Filter): void {
    this.set(this.searchText, filter)
  }

  clear(): void {
    this.set('', this.#all)
  }

  set(text: string, filter: Filter): void {
    const isChanged = text.trim() !== this.search || !this.#isSame(filter, this.filter)
    this.#assign(text, filter)
    this.#onApply(isChanged)
  }

  /** Shows both without applying them: the list is not loaded yet. */
  restore(text: string, filter: Filter): void {
    this.#assign(text.slice(0, MAX_SEARCH), filter)
  }

  /** No text and that filter, without applying them. */
  reset(filter: Filter = this.#all): void {
    this.#assign('', filter)
  }

  /** The text that was typed last will not be applied by itself. */
  cancel(): void {
    this.#pause.cancel()
  }

  #assign(text: string, filter: Filter): void {
    this.cancel()
    this.searchText = text
    this.search = text.trim()
    this.filter = filter
  }
}
