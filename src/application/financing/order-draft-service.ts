import * as E from 'fp-ts/Either'
import type { Cart } from '#domain/financing/cart.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import type { InvoiceRow } from './invoice-row.ts'
import { cartOf, isEmptyDraft, type OrderDraft } from './order-draft.ts'
import type { OrderDraftStorage } from './order-draft-storage.ts'
import { restoreRows } from './restore-rows.ts'

/** What an order under way was before, with the invoices as they are now. */
export interface RestoredOrder {
  readonly rows: ReadonlyArray<InvoiceRow>
  /** Undefined when the dates were not reached. */
  readonly cart: Cart | undefined
}

/** Keeps what is under way, and brings it back after a reload or a new session. The samples are never kept. */
export class OrderDraftService {
  readonly #source: FinancingSource
  readonly #memory: OrderDraftStorage
  readonly #current: CurrentSession
  readonly #notifications: NotificationsViewModel
  #hasKept = false

  constructor(
    source: FinancingSource,
    memory: OrderDraftStorage,
    current: CurrentSession,
    notifications: NotificationsViewModel,
  ) {
    this.#source = source
    this.#memory = memory
    this.#current = current
    this.#notifications = notifications
  }

  /** Nothing takes a draft's place only after something was kept or brought back: what could not be read is not given up. */
  save(draft: OrderDraft): void {
    const isEmpty = isEmptyDraft(draft)
    if (this.#source.isDemo || (isEmpty && !this.#hasKept)) return
    this.#hasKept = true
    this.#memory.saveDraft(draft)
  }

  loadFor(type: FinancingType): OrderDraft | undefined {
    this.#hasKept = false
    const draft = this.#source.isDemo ? undefined : this.#memory.draft
    return draft?.type === type ? draft : undefined
  }

  /** Undefined when there is nothing to bring back, or when the invoices cannot be read: then the draft stays. */
  async restore(draft: OrderDraft): Promise<RestoredOrder | undefined> {
    const read = await restoreRows(this.#source.invoices, draft, this.#current.country)
    if (E.isLeft(read)) {
      this.#notifications.show({ _tag: 'InvoicesUnavailable', failure: read.left })
      return undefined
    }
    this.#hasKept = true
    const rows = read.right
    const invoices = rows.length
    this.#notifications.show({ _tag: 'DraftRestored', invoices, gone: Math.max(0, draft.lines.length - invoices) })
    const cart = cartOf(draft, new Map(rows.map((row) => [row.id, row])))
    return { rows, cart: draft.step === 'dating' && cart.lines.length > 0 ? cart : undefined }
  }
}
