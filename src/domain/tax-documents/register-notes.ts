import { FIRST_DATE } from '../kernel/civil-date.ts'
import { registerRowKey, type DocumentReference, type Invoice, type RegisterEntry } from './document.ts'
import { append } from './effect.ts'
import { otherPartyOf, type KnownDocuments, type Proved } from './known-documents.ts'
import { referencedInvoices, rejectAll } from './named-invoices.ts'
import type { Note } from './note.ts'
import { SII } from './register.ts'

/** In the schema of the SII: notes on paper (55, 60) and electronic ones (56, 61). */
const REGISTERED_NOTES: ReadonlyMap<string, Note['kind']> = new Map([
  ['55', 'DEBITS'],
  ['56', 'DEBITS'],
  ['60', 'CREDITS'],
  ['61', 'CREDITS'],
])

/** Notes of which only the register tells, one for each party that it states. */
export const registerNotes = (known: KnownDocuments, isRead: (key: string) => boolean): ReadonlyArray<Note> =>
  [...known.registerEntries].flatMap(([key, entries]) => {
    const kind = REGISTERED_NOTES.get(entries[0]?.document.documentType ?? '')
    if (kind === undefined || isRead(key)) return []
    const byParty = new Map<string, Array<Proved<RegisterEntry>>>()
    for (const entry of entries) append(byParty, entry.document.party.id, entry)
    return [...byParty.values()].flatMap((rows) => registerNote(known, key, kind, rows) ?? [])
  })

/** Takes the amount of several exports that leaves a lower balance, and the references of all: some exports lack their columns. */
const registerNote = (
  known: KnownDocuments,
  key: string,
  kind: Note['kind'],
  rows: ReadonlyArray<Proved<RegisterEntry>>,
): Note | undefined => {
  const byAmount = rows.filter(({ document }) => document.amount !== undefined).toSorted(byAmountAndState)
  const chosen = byAmount.at(kind === 'CREDITS' ? -1 : 0)
  if (chosen?.document.amount === undefined) return undefined
  const { amount, folio, issueDate, party, register } = chosen.document
  const issuer = register === 'PURCHASES' ? party.id : known.taxpayer.identifier
  const references = rows.flatMap(({ document }) => document.references).toSorted(byText)
  const isOnPurchase = rows.some(({ document }) => document.onPurchaseInvoice === true)
  return {
    kind,
    source: 'RegisterEntry',
    key,
    statedBy: registerRowKey(chosen.document),
    folio,
    by: SII,
    on: issueDate ?? FIRST_DATE,
    proof: chosen.proof,
    amount,
    localAmount: amount,
    names: (documents) => {
      const named = referencedInvoices(documents, issuer, references)
      if (isOnPurchase) return rejectAll(named, 'OTHER_KIND')
      const isOther = ({ document: invoice }: Proved<Invoice>): boolean =>
        otherPartyOf(known.taxpayer, invoice) !== party.id
      return {
        ...named,
        invoices: named.invoices.filter((invoice) => !isOther(invoice)),
        rejected: [
          ...named.rejected,
          ...named.invoices
            .filter(isOther)
            .map(({ document: { key: name } }) => ({ key: name, reason: 'OTHER_PARTY' as const })),
        ],
      }
    },
  }
}

const byAmountAndState = (a: Proved<RegisterEntry>, b: Proved<RegisterEntry>): number =>
  (a.document.amount?.minor ?? 0) - (b.document.amount?.minor ?? 0) || (a.document.state < b.document.state ? -1 : 1)

/** Gives an order that does not depend on that of the exports. */
const byText = (a: DocumentReference, b: DocumentReference): number => (textOf(a) < textOf(b) ? -1 : 1)

const textOf = ({ code, documentType, folio, isGlobal, otherIssuer }: DocumentReference): string =>
  [documentType, folio.padStart(20, '0'), code, otherIssuer, isGlobal].join('|')
