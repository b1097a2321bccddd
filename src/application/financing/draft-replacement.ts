import { makeAutoObservable } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { TabStorage } from '../shared/storage.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { DemoMode } from './demo-mode.ts'
import { isEmptyDraft, loadDraft, type OrderDraft, saveDraft } from './order-draft.ts'
import { draftOwner } from './stored-order.ts'
import type { Resolved } from '../shared/token.ts'

/** Puts another draft in the place of the one of its type in progress; the financing screen restores it like any other. */
export class DraftReplacement {
  static readonly needs = { mode: DemoMode, current: CurrentSession, tab: TabStorage }
  /** The user is asked whether the draft in progress is replaced. */
  isAsking = false
  #draft: OrderDraft | undefined = undefined
  readonly #deps: Resolved<typeof DraftReplacement.needs>

  constructor(dependencies: Resolved<typeof DraftReplacement.needs>) {
    this.#deps = dependencies
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The kind of financing to open; undefined when the user is asked first, because `isLost` is true of the draft in progress. */
  begin(draft: OrderDraft, isLost: (present: OrderDraft) => boolean = () => true): FinancingType | undefined {
    const { current, tab } = this.#deps
    const owner = draftOwner(current)
    const present = owner && loadDraft(tab, owner, draft.type)
    this.#draft = draft
    if (present === undefined || isEmptyDraft(present) || !isLost(present)) return this.replace()
    this.isAsking = true
    return undefined
  }

  /** The same, whatever the draft in progress is. */
  replace(): FinancingType | undefined {
    const { current, mode, tab } = this.#deps
    const owner = draftOwner(current)
    const draft = this.#draft
    this.cancel()
    if (owner === undefined || draft === undefined) return undefined
    saveDraft(tab, owner, draft)
    mode.exitDemo()
    return draft.type
  }

  cancel(): void {
    this.isAsking = false
    this.#draft = undefined
  }
}
