import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import { draftOfRejected, isEmptyDraft, loadDraft, saveDraft } from '../financing/order-draft.ts'
import type { DemoMode } from '../financing/demo-mode.ts'
import { draftOwner } from '../financing/stored-order.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Storage } from '../shared/storage.port.ts'
import type { Orders, ReorderLine } from './orders.port.ts'

export interface OrderReorderDependencies {
  readonly orders: Orders
  readonly mode: Pick<DemoMode, 'exitDemo'>
  readonly calendar: Pick<BusinessCalendar, 'today'>
  readonly current: CurrentSession
  readonly live: LiveEvents
  /** It holds the draft of an order. */
  readonly tab: Storage
}

/** The invoices of a rejected order become the draft of a new one, which the financing screen restores like any other. */
export class OrderReorderViewModel {
  readonly lines: RemoteValue<ReadonlyArray<ReorderLine>>
  /** The user is asked whether the draft in progress is replaced. */
  isAsking = false
  #order: Pick<OrderSummary, 'id' | 'type'> | undefined = undefined
  readonly #with: OrderReorderDependencies

  constructor(dependencies: OrderReorderDependencies) {
    const { live, orders } = dependencies
    this.#with = dependencies
    this.lines = new RemoteValue({
      load: () => (this.#order === undefined ? TE.left(NOT_FOUND) : orders.reorderLines(this.#order.id)),
      live,
      refreshOn: ({ _tag }) => _tag === 'InvoicesChanged',
    })
    makeAutoObservable(this, { lines: false }, { autoBind: true })
  }

  open(order: Pick<OrderSummary, 'id' | 'type'>): () => void {
    this.#order = order
    this.isAsking = false
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

  /** Saves the draft. The answer is the kind of financing to open; without one the user is asked first, or there is nothing to request. */
  begin(): FinancingType | undefined {
    const draft = this.#present()
    if (draft === undefined || isEmptyDraft(draft)) return this.replace()
    this.isAsking = true
    return undefined
  }

  /** The same, whatever the draft in progress is. */
  replace(): FinancingType | undefined {
    const { calendar, current, mode, tab } = this.#with
    const owner = draftOwner(current)
    const type = FINANCING_TYPES.find((one) => one === this.#order?.type)
    this.isAsking = false
    if (owner === undefined || type === undefined || this.#order === undefined || this.available.length === 0)
      return undefined
    const repeats = { order: this.#order.id, reasons: this.reasons }
    saveDraft(tab, owner, draftOfRejected(type, repeats, this.available, calendar.today))
    mode.exitDemo()
    return type
  }

  cancel(): void {
    this.isAsking = false
  }

  #present() {
    const { current, tab } = this.#with
    const owner = draftOwner(current)
    return owner && loadDraft(tab, owner)
  }
}
