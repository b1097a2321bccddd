import { FIRST_DATE, type CivilDate } from '../kernel/civil-date.ts'
import { moneyWithin, type Money } from '../kernel/money.ts'
import { annulmentsAmong } from './annulment.ts'
import type { CreditNote, DebitNote, Invoice, Party, Proof, RegisterEntry } from './document.ts'
import type { WithoutEffect } from './effect.ts'
import { otherPartyOf, type KnownDocuments, type Proved } from './known-documents.ts'
import { referencedInvoices, refuseAll, relatedInvoices, type NamedInvoices } from './named-invoices.ts'
import { registeredTotal, registerRowKey, SII } from './register.ts'

/** Keys of notes that were cancelled or replaced. */
export interface VoidedNotes {
  readonly has: (key: string) => boolean
}

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

/** The notes that stand: neither voided, nor annulled by another, nor annulling one. */
export const notesOf = (known: KnownDocuments, voided: VoidedNotes): ReadonlyArray<Note> => {
  const credits = [...known.creditNotes.values()].filter(({ document }) => !voided.has(document.key))
  const debits = [...known.debitNotes.values()].filter(({ document }) => !voided.has(document.key))
  const { annulled, annulling } = annulmentsAmong([...credits, ...debits].map(({ document }) => document))
  const stand = ({ document }: Proved<CreditNote | DebitNote>): boolean =>
    !annulled.has(document.key) && !annulling.has(document.key)
  return [
    ...[...credits, ...debits].filter(stand).map((note) => documentNote(known, note)),
    ...registerNotes(known, (key) => known.creditNotes.has(key) || known.debitNotes.has(key)),
  ]
}

const documentNote = (known: KnownDocuments, { document, proof }: Proved<CreditNote | DebitNote>): Note => {
  const kind = document._tag === 'CreditNote' ? 'CREDITS' : 'DEBITS'
  const { facts, folio, issueDate, issuer, key } = document
  return {
    kind,
    source: document._tag,
    key,
    statedBy: key,
    folio,
    by: issuer,
    on: issueDate,
    proof,
    ...withRegister(known, document, kind),
    names: (documents) =>
      facts._tag === 'CfdiFacts'
        ? relatedInvoices(documents, document, facts.related)
        : referencedInvoices(documents, issuer.id, facts.references),
  }
}

/** Of the note and its row in the register the total that leaves less owed. */
const withRegister = (
  known: KnownDocuments,
  document: CreditNote | DebitNote,
  kind: Note['kind'],
): Pick<Note, 'amount' | 'localAmount'> => {
  const { amount, localAmount } = document
  const registered = registeredTotal(known, document, kind === 'CREDITS' ? 'MOST' : 'LEAST')
  if (registered === undefined) return { amount, localAmount }
  const minor = kind === 'CREDITS' ? Math.max(amount.minor, registered) : Math.min(amount.minor, registered)
  const total = moneyWithin(amount.currency, minor)
  return { amount: total, localAmount: total }
}

/** In the schema of the SII: notes on paper (55, 60) and electronic ones (56, 61). */
const REGISTERED_NOTES: ReadonlyMap<string, Note['kind']> = new Map([
  ['55', 'DEBITS'],
  ['56', 'DEBITS'],
  ['60', 'CREDITS'],
  ['61', 'CREDITS'],
])

/** Notes of which only the register tells. */
const registerNotes = (known: KnownDocuments, isRead: (key: string) => boolean): ReadonlyArray<Note> =>
  [...known.registerEntries].flatMap(([key, entries]) => {
    const kind = REGISTERED_NOTES.get(entries[0]?.document.documentType ?? '')
    if (kind === undefined || isRead(key)) return []
    const stated = entries.filter(({ document }) => document.amount !== undefined)
    const [first, ...others] = stated.toSorted(
      (a, b) => (a.document.amount?.minor ?? 0) - (b.document.amount?.minor ?? 0),
    )
    const chosen = kind === 'CREDITS' ? (others.at(-1) ?? first) : first
    return chosen === undefined ? [] : [registerNote(known, key, kind, chosen)]
  })

const registerNote = (
  known: KnownDocuments,
  key: string,
  kind: Note['kind'],
  { document, proof }: Proved<RegisterEntry>,
): Note => {
  const issuer = document.register === 'PURCHASES' ? document.party.id : known.taxpayer.identifier
  const amount = document.amount ?? moneyWithin('CLP', 0)
  return {
    kind,
    source: 'RegisterEntry',
    key,
    statedBy: registerRowKey(document),
    folio: document.folio,
    by: SII,
    on: document.issueDate ?? FIRST_DATE,
    proof,
    amount,
    localAmount: amount,
    names: (documents) => {
      const named = referencedInvoices(documents, issuer, document.references)
      if (document.onPurchaseInvoice === true) return refuseAll(named, 'OTHER_KIND')
      const isOther = ({ document: invoice }: Proved<Invoice>): boolean =>
        otherPartyOf(known.taxpayer, invoice) !== document.party.id
      return {
        ...named,
        invoices: named.invoices.filter((invoice) => !isOther(invoice)),
        refused: [
          ...named.refused,
          ...named.invoices
            .filter(isOther)
            .map(({ document: { key: name } }) => ({ key: name, reason: 'OTHER_PARTY' as const })),
        ],
      }
    },
  }
}
