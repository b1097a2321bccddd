import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CashProjection } from '#domain/cash/projection.ts'
import { payableItem } from '#domain/cash/payable-cash.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { PayableDates } from '../payables/payables.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import type { Resolved } from '../shared/token.ts'
import { type CashComparison, compareCash } from './cash-comparison.ts'

/** So many payments are moved together at most. */
export const MAX_MOVES = 50

/** An invoice of the inbox, and the day on which it would be paid instead. */
export interface PaymentMove {
  readonly invoice: PayableInvoice
  readonly date: CivilDate
}

/** A date that was not saved: the host failed, or another date was stored meanwhile. */
export interface FailedMove {
  readonly folio: string
  readonly failure: Failure | undefined
  readonly stored: CivilDate | undefined
}

/** Moves payments to other days and compares the balances, before any of it is saved. */
export class PaymentMoves {
  static readonly needs = { payables: PayableDates, live: LiveEvents, scheduler: Scheduler }
  isOpen = false
  isSaving = false
  moves: ReadonlyMap<PayableId, PaymentMove> = new Map()
  failed: ReadonlyArray<FailedMove> = []
  /** How many dates the last save stored. */
  saved = 0
  /** The invoices of the inbox that can be paid, the first to be paid first. */
  readonly list: RemotePage<PayableInvoice>
  readonly filters: SearchFilters<undefined>
  readonly #payables: PayableDates
  readonly #projection: () => CashProjection | undefined

  constructor(
    { live, payables, scheduler }: Resolved<typeof PaymentMoves.needs>,
    projection: () => CashProjection | undefined,
  ) {
    this.#payables = payables
    this.#projection = projection
    this.filters = new SearchFilters<undefined>({ scheduler, all: undefined })
    this.list = new RemotePage<PayableInvoice>({
      filters: this.filters,
      load: ({ page, pageSize }) =>
        payables.page({
          ...INBOX,
          page,
          pageSize,
          search: this.filters.search,
          sort: { field: 'paymentDate', direction: 'asc' },
        }),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged',
    })
    makeAutoObservable(
      this,
      { list: false, filters: false, moves: observableRef, failed: observableRef },
      { autoBind: true },
    )
  }

  open(): void {
    this.isOpen = true
    this.list.reset()
  }

  /** Forgets all moves. */
  close(): void {
    Object.assign(this, { isOpen: false, moves: new Map(), failed: [], saved: 0 })
  }

  get isFull(): boolean {
    return this.moves.size >= MAX_MOVES
  }

  dateOf({ id, paymentDate }: PayableInvoice): CivilDate {
    return this.moves.get(id)?.date ?? paymentDate
  }

  /** The stored date is no move; beyond `MAX_MOVES` others stay where they are. */
  move(invoice: PayableInvoice, date: CivilDate): void {
    const moves = new Map(this.moves)
    this.saved = 0
    if (date === invoice.paymentDate) moves.delete(invoice.id)
    else if (moves.has(invoice.id) || !this.isFull) moves.set(invoice.id, { invoice, date })
    this.moves = moves
  }

  /** The balances with the moves; undefined while there is none. */
  comparisonIn(currency: Currency): CashComparison | undefined {
    const cash = this.#projection()
    if (cash === undefined || this.moves.size === 0) return undefined
    const moves = [...this.moves.values()]
    const removed = moves.flatMap(({ invoice }) => payableItem(invoice) ?? [])
    const added = moves.flatMap(({ date, invoice }) => payableItem({ ...invoice, paymentDate: date }) ?? [])
    return compareCash(cash, { removed, added }, currency)
  }

  /** Stores one date after the other; those that are not stored stay moved, and are named. */
  async save(): Promise<void> {
    if (this.isSaving) return
    Object.assign(this, { isSaving: true, failed: [], saved: 0 })
    for (const move of this.moves.values()) await this.#store(move)
    runInAction(() => (this.isSaving = false))
    void this.list.load()
  }

  async #store({ date, invoice }: PaymentMove): Promise<void> {
    const { folio, id, version } = invoice
    const answer = await this.#payables.changeDate(id, version, date)()
    runInAction(() => {
      const moves = new Map(this.moves)
      if (E.isRight(answer)) {
        moves.delete(id)
        this.saved += 1
      } else if (answer.left._tag === 'Conflict') {
        const { current } = answer.left
        moves.set(id, { invoice: current, date })
        this.failed = [...this.failed, { folio, failure: undefined, stored: current.paymentDate }]
      } else this.failed = [...this.failed, { folio, failure: answer.left, stored: undefined }]
      this.moves = moves
    })
  }
}

const INBOX = { list: 'inbox', isPayable: true, due: undefined, notice: undefined } as const
