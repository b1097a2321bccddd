import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { Holder } from './assignments.ts'
import type { Balance } from './balance.ts'
import type { Invoice, RegisterState } from './document.ts'
import type { CausedDoubt, DocumentEffect, Doubt, WithoutEffect } from './effect.ts'

/** Why nothing, or nothing more, is owed for an invoice. */
export const DOCUMENTED_STATES = ['CANCELLED', 'REPLACED', 'PAID', 'FULLY_CREDITED', 'ZERO_TOTAL'] as const
/** One of `DOCUMENTED_STATES`. */
export type DocumentedState = (typeof DOCUMENTED_STATES)[number]

/** An invoice with what all known documents say of it. */
export interface DocumentedInvoice {
  readonly document: Invoice
  readonly direction: 'ISSUED' | 'RECEIVED'
  /** The balance, in the currency of the invoice; zero where its total has no value in pesos. */
  readonly outstanding: Money
  /** The balance, in the currency of the country. */
  readonly outstandingLocal: Money
  /** At most the total, in the currency of the country. */
  readonly financeable: Money
  readonly parts: Balance['parts']
  /** In the order of `DOCUMENTED_STATES`. */
  readonly states: ReadonlyArray<DocumentedState>
  /** In the order of `DOUBTS`. */
  readonly doubts: ReadonlyArray<Doubt>
  /** The documents behind each doubt. */
  readonly causes: ReadonlyArray<CausedDoubt>
  readonly holder: Pick<Holder, 'isConfirmed' | 'party'>
  /** CL: of the last cession that counts. */
  readonly assignedDueDate: CivilDate | undefined
  /** CL: when the tax authority received it. */
  readonly receivedOn: CivilDate | undefined
  /** The day of the last payment of an invoice that is paid. */
  readonly settledOn: CivilDate | undefined
  /** CL only. */
  readonly registerState: RegisterState | undefined
  /** Who said what, in the order of their dates. */
  readonly effects: ReadonlyArray<DocumentEffect>
}

/** The invoices of a taxpayer, oldest first, and the documents that change none. */
export interface DocumentedInvoices {
  readonly invoices: ReadonlyArray<DocumentedInvoice>
  readonly withoutEffect: ReadonlyArray<WithoutEffect>
}

/** Decisions of people about documents. */
export interface Decisions {
  /** Keys of the documents whose doubts about an invoice were settled, by the key of the invoice. */
  readonly settled: ReadonlyMap<string, ReadonlySet<string>>
  /** Tax ids of assignees that the user confirmed with the supplier, by the key of the invoice. */
  readonly confirmedAssignees: ReadonlyMap<string, ReadonlySet<string>>
}

/** Nobody decided anything. */
export const NO_DECISIONS: Decisions = { settled: new Map(), confirmedAssignees: new Map() }
