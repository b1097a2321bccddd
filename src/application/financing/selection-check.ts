import * as E from 'fp-ts/Either'
import type { Unavailability } from '#domain/financing/exclusion.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { type DryRun, DryRunPrompt } from '../shared/dry-run.ts'
import type { Failure } from '../shared/failure.ts'
import type { FinancingSource } from './financing-source.ts'
import type { InvoiceRow } from './invoice-row.ts'
import type { OrderContent, OrderProgress } from './order-progress.ts'

export interface SelectionCheckParts extends OrderContent {
  readonly progress: OrderProgress
  readonly source: FinancingSource
  readonly notifications: NotificationsViewModel
}

/** Fills the cart with the selected invoices that can be requested, once the user knows of the others. */
export class SelectionCheck {
  readonly prompt = new DryRunPrompt<InvoiceRow, Unavailability>()
  readonly #parts: SelectionCheckParts

  constructor(parts: SelectionCheckParts) {
    this.#parts = parts
  }

  readonly run = async (): Promise<void> => {
    const { cart, notifications, progress, table } = this.#parts
    const { type } = table
    const isCurrent = () => type === table.type && progress.step === 0
    const found = await progress.preparing(this.#load())
    if (!isCurrent()) return
    if (E.isLeft(found)) return notifications.show({ _tag: 'InvoicesUnavailable', failure: found.left })
    await this.prompt.ask(found.right, (rows) => {
      if (!isCurrent()) return
      if (found.right.left.length > 0) table.selection.choose(rows)
      cart.fill(type, rows)
      progress.advance('Next')
    })
  }

  /** A whole filter is loaded again: only those are missing that the host no longer lists. */
  async #load(): Promise<E.Either<Failure, DryRun<InvoiceRow, Unavailability>>> {
    const { chosenInvoices, selection, type } = this.#parts.table
    const { chosen, count } = selection
    const rows = await chosenInvoices()
    if (E.isLeft(rows)) return rows
    if (chosen._tag === 'AllMatching') {
      const missing = Math.max(0, count - rows.right.length)
      return E.right({ taken: rows.right, left: Array.from({ length: missing }, () => 'GONE' as const) })
    }
    const ids = rows.right.map(({ id }) => id)
    const asked = await this.#parts.source.invoices.unavailable(type, ids)()
    if (E.isLeft(asked)) return asked
    const rejected = new Set(asked.right.map(({ id }) => id))
    const taken = rows.right.filter(({ id }) => !rejected.has(id))
    return E.right({ taken, left: asked.right.map(({ reason }) => reason) })
  }
}
