import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { DraftReplacement } from '../financing/draft-replacement.ts'
import { draftOfLines } from '../financing/order-draft.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Orders, type ReorderLine } from './orders.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The invoices of a rejected order become the draft of a new one. */
export class OrderReorderViewModel {
  static readonly needs = { ...DraftReplacement.needs, orders: Orders, calendar: BusinessCalendar, live: LiveEvents }
  readonly lines: RemoteValue<ReadonlyArray<ReorderLine>>
  readonly replacement: DraftReplacement
  #order: Pick<OrderSummary, 'id' | 'type'> | undefined = undefined
  readonly #deps: Resolved<typeof OrderReorderViewModel.needs>

  constructor(dependencies: Resolved<typeof OrderReorderViewModel.needs>) {
    const { live, orders } = dependencies
    this.#deps = dependencies
    this.replacement = new DraftReplacement(dependencies)
    this.lines = new RemoteValue({
      load: () => (this.#order === undefined ? TE.left(NOT_FOUND) : orders.reorderLines(this.#order.id)),
      live,
      refreshOn: ({ _tag }) => _tag === 'InvoicesChanged',
    })
    makeAutoObservable(this, { lines: false, replacement: false }, { autoBind: true })
  }

  open(order: Pick<OrderSummary, 'id' | 'type'>): () => void {
    this.#order = order
    this.replacement.cancel()
    this.lines.reset()
    return this.lines.activate()
  }

  get available(): ReadonlyArray<ReorderLine> {
    return (this.lines.value ?? []).filter(({ reason }) => reason === undefined)
  }

  /** Why each of the others cannot be requested again. */
  get reasons(): ReadonlyArray<string> {
    return (this.lines.value ?? []).flatMap(({ reason }) => reason ?? [])
  }

  /** The kind of financing to open; undefined when the user is asked first, or there is nothing to request. */
  begin(): FinancingType | undefined {
    const order = this.#order
    const type = FINANCING_TYPES.find((one) => one === order?.type)
    if (order === undefined || type === undefined || this.available.length === 0) return undefined
    const draft = draftOfLines(type, this.available, this.#deps.calendar.today)
    return this.replacement.begin({ ...draft, repeats: { order: order.id, reasons: this.reasons } })
  }
}
