import type { CurrentSession } from '../identity/current-session.ts'
import type { Storage } from '../shared/storage.port.ts'
import { dropDraft, keepDraft, keptDraft, type OrderDraft } from './order-draft.ts'
import { dropIntent, keepIntent, keptIntent, type OrderIntent } from './order-intent.ts'
import type { Owner } from './stored-order.ts'

/** What this tab remembers of an order under way, for whoever is signed in; nothing of anybody else's. */
export class OrderMemory {
  readonly #tab: Storage
  readonly #current: CurrentSession

  constructor(tab: Storage, current: CurrentSession) {
    this.#tab = tab
    this.#current = current
  }

  get draft(): OrderDraft | undefined {
    const owner = this.#owner()
    return owner && keptDraft(this.#tab, owner)
  }

  get intent(): OrderIntent | undefined {
    const owner = this.#owner()
    return owner && keptIntent(this.#tab, owner)
  }

  keepDraft(draft: OrderDraft): void {
    const owner = this.#owner()
    if (owner !== undefined) keepDraft(this.#tab, owner, draft)
  }

  keepIntent(intent: OrderIntent): void {
    const owner = this.#owner()
    if (owner !== undefined) keepIntent(this.#tab, owner, intent)
  }

  dropIntent(): void {
    dropIntent(this.#tab)
  }

  dropAll(): void {
    dropDraft(this.#tab)
    dropIntent(this.#tab)
  }

  #owner(): Owner | undefined {
    const { session, businessId } = this.#current
    return session === undefined || businessId === undefined ? undefined : { user: session.user.id, business: businessId }
  }
}
