import type { CivilDate } from '../kernel/civil-date.ts'
import { readDayFirst } from './day-first.ts'
import {
  registerRowKey,
  type CreditNote,
  type DebitNote,
  type Invoice,
  type Party,
  type RegisterEntry,
  type RegisterState,
} from './document.ts'
import { append, type DocumentEffect, type WithoutEffect } from './effect.ts'
import { otherPartyOf, type KnownDocuments, type Proved } from './known-documents.ts'

/** The row of an invoice in the register of the SII. */
export interface Registered {
  /** The most decisive of the known exports. */
  readonly state: RegisterState | undefined
  readonly receivedOn: CivilDate | undefined
  /** The least stated total, in pesos. */
  readonly total: number | undefined
}

/** Rows whose party is the other party of the document that they describe: the SII says nothing of a document to somebody else. */
const entriesOf = (
  known: KnownDocuments,
  document: Pick<Invoice, 'issuer' | 'key' | 'receiver'>,
): ReadonlyArray<Proved<RegisterEntry>> =>
  (known.registerEntries.get(document.key) ?? []).filter(
    ({ document: { party } }) => party.id === otherPartyOf(known.taxpayer, document),
  )

/** The most informative of several exports of one document counts. */
const BY_WEIGHT: ReadonlyArray<RegisterState> = [
  'CLAIMED',
  'ACKNOWLEDGED',
  'REGISTERED',
  'NOT_INCLUDED',
  'PENDING',
  'NOT_ACKNOWLEDGED',
]

/** Reads the row of an invoice in the register. */
export const registeredOf = (known: KnownDocuments, invoice: Invoice): Registered => {
  const entries = entriesOf(known, invoice).map(({ document }) => document)
  return {
    state: BY_WEIGHT.find((state) => entries.some((entry) => entry.state === state)),
    receivedOn: entries.flatMap(({ receivedAt = '' }) => readDayFirst(receivedAt) ?? []).toSorted()[0],
    total: registeredTotal(known, invoice, 'LEAST'),
  }
}

/** The least or greatest total of the rows of a document, in pesos; undefined without one. */
export const registeredTotal = (
  known: KnownDocuments,
  document: Invoice | CreditNote | DebitNote,
  which: 'LEAST' | 'MOST',
): number | undefined => {
  const totals = entriesOf(known, document).flatMap(({ document: { amount } }) => amount?.minor ?? [])
  if (totals.length === 0) return undefined
  return totals.reduce((chosen, total) => (which === 'LEAST' ? Math.min(chosen, total) : Math.max(chosen, total)))
}

/** The claims of the debtors of invoices, and the rows of invoices that state another party. */
export const claimsIn = (
  known: KnownDocuments,
): {
  readonly effects: ReadonlyMap<string, ReadonlyArray<DocumentEffect>>
  readonly withoutEffect: ReadonlyArray<WithoutEffect>
} => {
  const effects = new Map<string, Array<DocumentEffect>>()
  const withoutEffect: Array<WithoutEffect> = []
  for (const [key, entries] of known.registerEntries) {
    const invoice = known.invoices.get(key)?.document
    if (invoice === undefined) continue
    for (const { document, proof } of entries) {
      const { folio, party, state } = document
      if (party.id !== otherPartyOf(known.taxpayer, invoice)) {
        withoutEffect.push({
          kind: 'RegisterEntry',
          document: registerRowKey(document),
          folio,
          by: SII,
          names: key,
          reason: 'OTHER_PARTY',
        })
      } else if (state === 'CLAIMED') {
        append(effects, key, {
          effect: 'CLAIMS',
          document: registerRowKey(document),
          folio,
          by: party,
          on: document.claimedOn ?? invoice.issueDate,
          proof,
        })
      }
    }
  }
  return { effects, withoutEffect }
}

/** The author of what a register says. */
export const SII: Party = { id: 'SII', name: 'SII' }
