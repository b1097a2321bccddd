import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { InvoiceFacets } from '#domain/financing/invoice-facets.ts'
import { isSameFilter } from '#domain/financing/invoice-filter-query.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { type InvoiceFilter, MAX_FILTER_VALUES, NO_FILTER, partsOf } from '#domain/financing/invoice-filter.ts'
import { INVOICE_NOTICES, type InvoiceNotice } from '#domain/financing/invoice-notice.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { SignatureFilter } from '#domain/financing/signature.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import {
  FILTER_RANGES,
  type FilterContext,
  type FilterRangeName,
  type FilterTexts,
  type RangeError,
  type RangeTexts,
  readRange,
  textsOfFilter,
} from './filter-texts.ts'
import { FinancingSource } from './financing-source.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import type { Resolved } from '../shared/token.ts'

const APPLY_PAUSE_MS = 500

/** The fields of the filter of a table. What is chosen applies at once, what is typed after a pause; the table shows it. */
export class InvoiceFilterForm {
  static readonly needs = {
    source: FinancingSource,
    current: CurrentSession,
    calendar: BusinessCalendar,
    scheduler: Scheduler,
  }
  texts: FilterTexts
  /** The values by which invoices of this type can be filtered. */
  readonly facets: RemoteValue<InvoiceFacets>
  readonly #deps: Resolved<typeof InvoiceFilterForm.needs>
  readonly #table: InvoiceTableViewModel
  readonly #pause: Debounce

  constructor(dependencies: Resolved<typeof InvoiceFilterForm.needs>, table: InvoiceTableViewModel) {
    const { current, scheduler, source } = dependencies
    this.#deps = dependencies
    this.#table = table
    this.#pause = makeDebounce(scheduler, APPLY_PAUSE_MS)
    this.facets = new RemoteValue({ load: () => source.invoices.facets(table.type) })
    this.texts = textsOfFilter(table.filters.filter, current.country)
    makeAutoObservable(this, { texts: observableRef, facets: false, today: false }, { autoBind: true })
  }

  /** Loads the choices, and follows a filter that is changed elsewhere. What was typed last is applied at the end. */
  activate(): () => void {
    const stops = [this.facets.activate(), reaction(() => this.filter, this.#showFilter)]
    return () => {
      this.#pause.flush()
      stops.forEach((stop) => stop())
    }
  }

  get filter(): InvoiceFilter {
    return this.#table.filters.filter
  }

  get hasParts(): boolean {
    return partsOf(this.filter).length > 0 || FILTER_RANGES.some((name) => this.errorOf(name) !== undefined)
  }

  get today(): CivilDate {
    return this.#deps.calendar.today
  }

  /** Not more than an address can hold. */
  get canAddPayer(): boolean {
    return this.filter.payers.length < MAX_FILTER_VALUES
  }

  /** The number of invoices that the filter finds; undefined while they are counted. */
  get found(): number | undefined {
    const { isBusy, state, totalRows } = this.#table.list
    return isBusy || state._tag === 'Failed' ? undefined : totalRows
  }

  errorOf(name: FilterRangeName): RangeError | undefined {
    const range = readRange(name, this.texts[name], this.#context)
    return E.isLeft(range) ? range.left : undefined
  }

  change(name: FilterRangeName, end: keyof RangeTexts, text: string): void {
    this.texts = { ...this.texts, [name]: { ...this.texts[name], [end]: text } }
    this.#pause.later(this.apply)
  }

  /** Applies the ranges that are valid; the others stay as they are. */
  apply(): void {
    this.#pause.cancel()
    this.#choose(this.#typedInto(this.filter))
  }

  /** When a field is left: applies the valid ranges, and writes them out, with the year of a date. */
  blur(): void {
    this.apply()
    const written = textsOfFilter(this.filter, this.#deps.current.country)
    const texts = FILTER_RANGES.map(
      (name) => [name, this.errorOf(name) === undefined ? written[name] : this.texts[name]] as const,
    )
    this.texts = { ...this.texts, ...Object.fromEntries(texts) }
  }

  togglePayer(identifier: string): void {
    const payers = toggled(this.filter.payers, normaliseIdentifier(identifier)).toSorted()
    if (payers.length <= MAX_FILTER_VALUES) this.#choose({ ...this.filter, payers })
  }

  toggleNotice(notice: InvoiceNotice): void {
    const notices = toggled(this.filter.notices, notice)
    this.#choose({ ...this.filter, notices: INVOICE_NOTICES.filter((one) => notices.includes(one)) })
  }

  toggleMethod(method: string): void {
    this.#choose({ ...this.filter, methods: toggled(this.filter.methods, method).toSorted() })
  }

  chooseSignatures(signatures: SignatureFilter): void {
    this.#choose({ ...this.filter, signatures })
  }

  /** Removes every part; the search stays. */
  clear(): void {
    this.#pause.cancel()
    this.texts = textsOfFilter(NO_FILTER, this.#deps.current.country)
    this.#choose(NO_FILTER)
  }

  /** A field that is left without a change leaves what the table shows. */
  #choose(filter: InvoiceFilter): void {
    if (!isSameFilter(filter, this.filter)) this.#table.filters.choose(filter)
  }

  /** Texts that mean what the filter says, and those that mean nothing yet, stay as they were typed. */
  readonly #showFilter = (filter: InvoiceFilter): void => {
    if (!isSameFilter(this.#typedInto(filter), filter)) this.texts = textsOfFilter(filter, this.#deps.current.country)
  }

  get #context(): FilterContext {
    return { country: this.#deps.current.country, today: this.today }
  }

  #typedInto(filter: InvoiceFilter): InvoiceFilter {
    const ranges = FILTER_RANGES.map((name) => [name, readRange(name, this.texts[name], this.#context)] as const)
    const valid = ranges.flatMap(([name, range]) => (E.isRight(range) ? [[name, range.right] as const] : []))
    return { ...filter, ...Object.fromEntries(valid) }
  }
}

const toggled = <A>(values: ReadonlyArray<A>, value: A): ReadonlyArray<A> =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
