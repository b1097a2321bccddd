import { moneyWithin } from '../kernel/money.ts'
import { annulmentsAmong } from './annulment.ts'
import type { CreditNote, DebitNote } from './document.ts'
import type { KnownDocuments, Proved } from './known-documents.ts'
import { referencedInvoices, rejectAll, relatedInvoices } from './named-invoices.ts'
import type { Note } from './note.ts'
import { registerNotes } from './register-notes.ts'
import { registeredTotal } from './register.ts'

/** Keys of notes that were cancelled or replaced. */
export interface VoidedNotes {
  readonly has: (key: string) => boolean
}

/**
 * The notes that may change invoices. One that is voided, or that another annuls, names them in vain; one that annuls another is left out,
 * because it adds nothing of its own.
 */
export const notesOf = (known: KnownDocuments, voided: VoidedNotes): ReadonlyArray<Note> => {
  const all = [...known.creditNotes.values(), ...known.debitNotes.values()]
  const { annulled, annulling } = annulmentsAmong(
    all.map(({ document }) => document).filter(({ key }) => !voided.has(key)),
  )
  const stands = (key: string): boolean => !voided.has(key) && !annulled.has(key)
  return [
    ...all
      .filter(({ document: { key } }) => !annulling.has(key))
      .map((note) => documentNote(known, note, stands(note.document.key))),
    ...registerNotes(known, (key) => known.creditNotes.has(key) || known.debitNotes.has(key)),
  ]
}

const documentNote = (
  known: KnownDocuments,
  { document, proof }: Proved<CreditNote | DebitNote>,
  stands: boolean,
): Note => {
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
    names: (documents) => {
      const named =
        facts._tag === 'CfdiFacts'
          ? relatedInvoices(documents, document, facts.related)
          : referencedInvoices(documents, issuer.id, facts.references)
      return stands ? named : rejectAll(named, 'VOIDED')
    },
  }
}

/** Takes the lower total of the note and its row in the register. */
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
