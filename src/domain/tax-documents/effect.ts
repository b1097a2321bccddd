import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { Party, Proof, TaxDocument } from './document.ts'

/** The effect of one document on an invoice, and who states it. Amounts are in the currency of the invoice. */
export interface DocumentEffect {
  readonly effect:
    | 'CANCELS'
    | 'REPLACES'
    | 'ANNULS'
    | 'CREDITS'
    | 'DEBITS'
    | 'PAYS'
    | 'PAID_AT_ISSUE'
    | 'ASSIGNS'
    | 'CLAIMS'
  /** The key of the document. */
  readonly document: string
  /** The number that users quote. */
  readonly folio: string
  readonly by: Party
  readonly on: CivilDate
  readonly proof: Proof
  readonly amount?: Money
  /** The balance that a receipt states, in the currency of the invoice. */
  readonly balance?: Money
  /** The new holder, for a cession. */
  readonly to?: Party
}

/** Why a document has no effect on the document that it names. */
export const WITHOUT_EFFECT = [
  /** Another company than that of the named document issued it. */
  'OTHER_ISSUER',
  /** It names a document of another company (CL: RUTOtr). */
  'OTHER_COMPANY',
  /** The tax authority's line states other parties than the document. */
  'OTHER_PARTY',
  /** Its statement does not change the balance: a corrected text, a relation of another kind. */
  'OTHER_KIND',
  'OTHER_CURRENCY',
  /** CL: it names a whole period (IndGlobal). */
  'GLOBAL_REFERENCE',
  /** CL: its assignor does not hold the receivable. */
  'BROKEN_CHAIN',
  /** It was cancelled, replaced or annulled itself. */
  'VOIDED',
  /** The named document is not there; it has its effect once that arrives. */
  'NOT_KNOWN',
] as const
/** One of `WITHOUT_EFFECT`. */
export type WithoutEffectReason = (typeof WITHOUT_EFFECT)[number]

/** A document that names another without changing it. */
export interface WithoutEffect {
  readonly kind: TaxDocument['_tag']
  readonly document: string
  readonly folio: string
  readonly by: Party
  /** The key of the named document. */
  readonly names: string
  readonly reason: WithoutEffectReason
}

/** A fact about an invoice that cannot be known: whether it is cancelled, its balance, or its holder. */
export const DOUBTS = ['CANCELLATION', 'BALANCE', 'ASSIGNMENT'] as const
/** One of `DOUBTS`. */
export type Doubt = (typeof DOUBTS)[number]

/** A doubt with the keys of the documents that cause it. */
export interface CausedDoubt {
  readonly doubt: Doubt
  readonly causes: ReadonlyArray<string>
}

/** The findings of a rule: effects and doubts by the key of the invoice, and the documents that have none. */
export interface Findings {
  readonly effects: ReadonlyMap<string, ReadonlyArray<DocumentEffect>>
  readonly doubts: ReadonlyMap<string, ReadonlyArray<CausedDoubt>>
  readonly withoutEffect: ReadonlyArray<WithoutEffect>
}

/** Appends to the list of a key. */
export const append = <A>(lists: Map<string, Array<A>>, key: string, value: A): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
