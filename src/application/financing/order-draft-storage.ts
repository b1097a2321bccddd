import type { FinancingType } from '#domain/financing/invoice.ts'
import { PageClock } from '../shared/clock.port.ts'
import { DurableStorage, TabStorage } from '../shared/storage.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { intentKeyOf, INTENTS_KEY } from '../shared/storage-keys.ts'
import { parseStored, readText } from '../shared/stored-json.ts'
import { clearDraft, saveDraft, loadDraft, type OrderDraft } from './order-draft.ts'
import { intentIn, type OrderIntent, storedIntent } from './order-intent.ts'
import { draftOwner, type DraftOwner } from './stored-order.ts'
import type { Resolved } from '../shared/token.ts'

/** Stores the orders in progress of the signed-in user and business, one of each type of financing. */
export class OrderDraftStorage {
  static readonly needs = { tab: TabStorage, durable: DurableStorage, current: CurrentSession, clock: PageClock }
  readonly #deps: Resolved<typeof OrderDraftStorage.needs>
  /** A change that was made just before the end of the session still belongs to its user. */
  #lastOwner: DraftOwner | undefined = undefined

  constructor(deps: Resolved<typeof OrderDraftStorage.needs>) {
    this.#deps = deps
  }

  draftOf(type: FinancingType): OrderDraft | undefined {
    const owner = this.#owner()
    return owner && loadDraft(this.#deps.tab, owner, type)
  }

  /** The intent sent from this tab. */
  get ownIntent(): OrderIntent | undefined {
    const owner = this.#owner()
    return owner && this.#recent(parseStored(this.#deps.tab.read(intentKeyOf(owner.business))))
  }

  /** The intent sent from this tab; else one sent from another tab that may be closed. */
  get intent(): OrderIntent | undefined {
    return this.ownIntent ?? this.#storedIntents().flatMap((stored) => this.#recent(stored) ?? [])[0]
  }

  saveDraft(draft: OrderDraft): void {
    const owner = this.#owner() ?? this.#lastOwner
    if (owner !== undefined) saveDraft(this.#deps.tab, owner, draft)
  }

  saveIntent(intent: OrderIntent): void {
    const owner = this.#owner()
    if (owner === undefined) return
    const stored = storedIntent(owner, intent)
    this.#deps.tab.write(intentKeyOf(owner.business), JSON.stringify(stored))
    this.#saveIntents([stored, ...this.#storedIntents().filter((other) => readText(other, 'key') !== intent.key)])
  }

  /** Its outcome is known. */
  clearIntent({ key }: OrderIntent): void {
    const { tab } = this.#deps
    const owner = this.#owner() ?? this.#lastOwner
    const own = owner && intentKeyOf(owner.business)
    if (own !== undefined && readText(parseStored(tab.read(own)), 'key') === key) tab.remove(own)
    const intents = this.#storedIntents()
    const others = intents.filter((other) => readText(other, 'key') !== key)
    if (others.length < intents.length) this.#saveIntents(others)
  }

  clearDraft(type: FinancingType): void {
    const owner = this.#owner() ?? this.#lastOwner
    if (owner !== undefined) clearDraft(this.#deps.tab, owner, type)
  }

  #storedIntents(): ReadonlyArray<unknown> {
    const stored = parseStored(this.#deps.durable.read(INTENTS_KEY))
    return Array.isArray(stored) ? stored : []
  }

  #saveIntents(intents: ReadonlyArray<unknown>): void {
    if (intents.length === 0) this.#deps.durable.remove(INTENTS_KEY)
    else this.#deps.durable.write(INTENTS_KEY, JSON.stringify(intents.slice(0, MAX_INTENTS)))
  }

  /** After a day the host has deleted the key, so that a repeated request could create a second order. */
  #recent(stored: unknown): OrderIntent | undefined {
    const owner = this.#owner()
    const intent = owner && intentIn(stored, owner)
    return intent !== undefined && this.#deps.clock.now() / 1_000 - intent.issuedAt < MAX_SECONDS ? intent : undefined
  }

  #owner(): DraftOwner | undefined {
    const owner = draftOwner(this.#deps.current)
    this.#lastOwner = owner ?? this.#lastOwner
    return owner
  }
}

const MAX_INTENTS = 20
/** Less than the 24 hours of the host, with a margin for latency and clock differences. */
const MAX_SECONDS = 20 * 60 * 60
