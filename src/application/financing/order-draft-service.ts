import * as E from 'fp-ts/Either'
import { reaction } from 'mobx'
import type { Cart } from '#domain/financing/cart.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Toast } from '../notifications/toast.ts'
import { makeDebounce } from '../shared/debounce.ts'
import { PageEvents } from '../shared/page-events.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { FinancingSource } from './financing-source.ts'
import type { InvoiceRow } from './invoice-row.ts'
import { cartOf, isEmptyDraft, type OrderDraft } from './order-draft.ts'
import { OrderDraftStorage } from './order-draft-storage.ts'
import { restoreRows } from './restore-rows.ts'
import type { Resolved } from '../shared/token.ts'

/** A draft with the current data of its invoices. */
export interface RestoredOrder {
  readonly rows: ReadonlyArray<InvoiceRow>
  /** Undefined when the dates step was not reached. */
  readonly cart: Cart | undefined
}

/** Saves the order in progress of each type and restores it, also after a reload or in a new session. Samples are never saved. */
export class OrderDraftService {
  static readonly needs = {
    source: FinancingSource,
    storage: OrderDraftStorage,
    current: CurrentSession,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
    page: PageEvents,
    calendar: BusinessCalendar,
  }
  readonly #deps: Resolved<typeof OrderDraftService.needs>
  /** The type whose draft was saved or restored since it was opened. */
  #savedType: FinancingType | undefined

  constructor(dependencies: Resolved<typeof OrderDraftService.needs>) {
    this.#deps = dependencies
  }

  /**
   * Saves what `read` returns after its changes, several together, since a draft of 10,000 invoices would delay the frame
   * that shows a click; at once when the page is left and when it stops. Returns the stop.
   */
  saveChanges(read: () => OrderDraft | undefined): () => void {
    const { page, scheduler } = this.#deps
    const saving = makeDebounce(scheduler, SAVE_DELAY_MS)
    const save = (draft: OrderDraft | undefined): void => draft && this.save(draft)
    const stops = [reaction(read, save, { scheduler: saving.later }), page.onLeave(saving.flush)]
    return () => {
      saving.flush()
      stops.forEach((stop) => stop())
    }
  }

  /** A draft is replaced only after a save or a restore, so that an unreadable one is not lost. */
  save(draft: OrderDraft): void {
    const isEmpty = isEmptyDraft(draft)
    if (this.#deps.source.isDemo || (isEmpty && this.#savedType !== draft.type)) return
    this.#savedType = draft.type
    this.#deps.storage.saveDraft(draft)
  }

  loadFor(type: FinancingType): OrderDraft | undefined {
    this.#savedType = undefined
    return this.#deps.source.isDemo ? undefined : this.#deps.storage.draftOf(type)
  }

  /** Undefined without a draft, or when the invoices cannot be loaded: then the draft remains. */
  async restore(draft: OrderDraft): Promise<RestoredOrder | undefined> {
    const { calendar, current, source } = this.#deps
    const read = await restoreRows(source.invoices, draft, current.country, calendar.today)
    if (E.isLeft(read)) {
      this.#deps.notifications.show({ _tag: 'InvoicesUnavailable', failure: read.left })
      return undefined
    }
    this.#savedType = draft.type
    const rows = read.right
    const invoices = rows.length
    const gone = Math.max(0, draft.lines.length - invoices)
    this.#deps.notifications.show(restoredToast(draft, { invoices, gone }))
    const cart = cartOf(draft, new Map(rows.map((row) => [row.id, row])))
    return { rows, cart: draft.step === 'dating' && cart.lines.length > 0 ? cart : undefined }
  }

  /** The cart of a draft with the present invoices. Undefined when they cannot be loaded, or none is left. */
  async reread(draft: OrderDraft): Promise<Cart | undefined> {
    const { calendar, current, source } = this.#deps
    const read = await restoreRows(source.invoices, draft, current.country, calendar.today)
    if (E.isLeft(read)) return undefined
    const cart = cartOf(draft, new Map(read.right.map((row) => [row.id, row])))
    return cart.lines.length > 0 ? cart : undefined
  }
}

/** Says where the invoices of a draft come from. */
const restoredToast = (
  { repeats, scenario }: OrderDraft,
  counts: { readonly invoices: number; readonly gone: number },
): Toast => {
  if (repeats !== undefined) return { _tag: 'OrderRepeated', ...repeats, ...counts }
  return scenario === undefined ? { _tag: 'DraftRestored', ...counts } : { _tag: 'ScenarioOpened', scenario, ...counts }
}

const SAVE_DELAY_MS = 100
