import * as E from 'fp-ts/Either'
import type { Unavailability } from '#domain/financing/exclusion.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { type DryRun, DryRunPrompt } from '../shared/dry-run.ts'
import type { Failure } from '../shared/failure.ts'
import type { CartViewModel } from './cart.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import type { InvoiceRow } from './invoice-row.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import type { OrderFlowEvent } from './order-flow.ts'

/** The used part of the order flow. */
export interface OrderWithSelection {
  readonly cart: CartViewModel
  readonly table: InvoiceTableViewModel
  readonly step: number
  readonly advance: (event: OrderFlowEvent) => void
  readonly preparing: <A>(loading: Promise<A>) => Promise<A>
}

export interface SelectionCheckDependencies {
  readonly source: FinancingSource
  readonly notifications: NotificationsViewModel
}

/** Fills the cart with the selected invoices that can be requested, once the user knows of the others. */
export class SelectionCheck {
  readonly prompt = new DryRunPrompt<InvoiceRow, Unavailability>()
  readonly #flow: OrderWithSelection
  readonly #deps: SelectionCheckDependencies

  constructor(flow: OrderWithSelection, dependencies: SelectionCheckDependencies) {
    this.#flow = flow
    this.#deps = dependencies
  }

  readonly run = async (): Promise<void> => {
    const { preparing, table } = this.#flow
    const { type } = table
    const isCurrent = () => type === table.type && this.#flow.step === 0
    const found = await preparing(this.#load())
    if (!isCurrent()) return
    if (E.isLeft(found)) return this.#deps.notifications.show({ _tag: 'InvoicesUnavailable', failure: found.left })
    await this.prompt.ask(found.right, (rows) => {
      if (!isCurrent()) return
      if (found.right.left.length > 0) table.selection.choose(rows)
      this.#flow.cart.fill(type, rows)
      this.#flow.advance('Next')
    })
  }

  /** A whole filter is loaded again: only those are missing that the host no longer lists. */
  async #load(): Promise<E.Either<Failure, DryRun<InvoiceRow, Unavailability>>> {
    const { chosenInvoices, selection, type } = this.#flow.table
    const { chosen, count } = selection
    const rows = await chosenInvoices()
    if (E.isLeft(rows)) return rows
    if (chosen._tag === 'AllMatching') {
      const missing = Math.max(0, count - rows.right.length)
      return E.right({ taken: rows.right, left: Array.from({ length: missing }, () => 'GONE' as const) })
    }
    const ids = rows.right.map(({ id }) => id)
    const asked = await this.#deps.source.invoices.unavailable(type, ids)()
    if (E.isLeft(asked)) return asked
    const refused = new Set(asked.right.map(({ id }) => id))
    const taken = rows.right.filter(({ id }) => !refused.has(id))
    return E.right({ taken, left: asked.right.map(({ reason }) => reason) })
  }
}
