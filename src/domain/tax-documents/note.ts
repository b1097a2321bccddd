import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { Party, Proof } from './document.ts'
import type { WithoutEffect } from './effect.ts'
import type { KnownDocuments } from './known-documents.ts'
import type { NamedInvoices } from './named-invoices.ts'

/** A document, or a row of the register, that changes what is owed for invoices. */
export interface Note {
  readonly kind: 'CREDITS' | 'DEBITS'
  readonly source: WithoutEffect['kind']
  readonly key: string
  /** The key of the row or document that states it. */
  readonly statedBy: string
  readonly folio: string
  readonly by: Party
  readonly on: CivilDate
  readonly proof: Proof
  readonly amount: Money
  readonly localAmount: Money
  readonly names: (known: KnownDocuments) => NamedInvoices
}
