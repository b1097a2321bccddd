import { money, moneyWithin, type Money } from '#domain/kernel/money.ts'
import type { DocumentIndex } from './document-index.ts'
import { allocate } from './allocate.ts'
import { dteKey, type CreditNote, type DebitNote, type DocumentReference, type Invoice } from './tax-document.ts'

/** The deduction of a credit note from an invoice, or the addition of a debit note, in the currency of the invoice. */
export interface AppliedNote {
  readonly key: string
  readonly amount: Money
  /** The note refers to several invoices without amounts for each. */
  readonly splitAssumed: boolean
  /** The note returns an advance (relation 07); its deduction from the balance is an assumption. */
  readonly advanceAssumed: boolean
}

/** By the key of the invoice; oldest note first. */
export type NotesByInvoice = ReadonlyMap<string, ReadonlyArray<AppliedNote>>

/**
 * MX: an egreso with relation 01, 03 or 07. CL: a 61 that refers to a 33 or 34 of its issuer, unless it only corrects a
 * text (CodRef 2) or a 56 has annulled it.
 */
export const creditsByInvoice = (index: DocumentIndex): NotesByInvoice => {
  const debits = standingDebitNotes(index)
  const annulled = new Set(debits.flatMap((note) => annulledBy(note, '61')))
  return applyAll(
    index,
    index.creditNotes.filter(({ key }) => !annulled.has(key)),
  )
}

/** CL: a 56 that refers to an invoice. */
export const debitsByInvoice = (index: DocumentIndex): NotesByInvoice => applyAll(index, standingDebitNotes(index))

type Note = CreditNote | DebitNote

/** A 61 can annul a 56. */
const standingDebitNotes = (index: DocumentIndex): ReadonlyArray<DebitNote> => {
  const annulled = new Set(index.creditNotes.flatMap((note) => annulledBy(note, '56')))
  return index.debitNotes.filter(({ key }) => !annulled.has(key))
}

const ANNULS = '1'
const CORRECTS_TEXT = '2'

const annulledBy = (note: Note, documentType: string): ReadonlyArray<string> =>
  referencesOf(note)
    .filter((reference) => reference.documentType === documentType && reference.code === ANNULS)
    .map((reference) => dteKey(note.issuer.id, documentType, reference.folio))

const referencesOf = (note: Note): ReadonlyArray<DocumentReference> =>
  note.facts._tag === 'DteFacts' ? note.facts.references : []

const applyAll = (index: DocumentIndex, notes: ReadonlyArray<Note>): NotesByInvoice => {
  const applied = new Map<string, Array<AppliedNote>>()
  for (const note of [...notes].sort(byDateAndKey)) {
    const named = namedInvoices(note)
    const invoices = named.keys.flatMap((key) => index.invoices.get(key) ?? [])
    for (const [at, amount] of amountsOf(note, invoices).entries()) {
      const key = invoices[at]?.key ?? ''
      const share = {
        key: note.key,
        amount,
        splitAssumed: named.keys.length > 1,
        advanceAssumed: named.advances.has(key),
      }
      applied.set(key, [...(applied.get(key) ?? []), share])
    }
  }
  return applied
}

const byDateAndKey = (a: Note, b: Note): number => {
  if (a.issueDate !== b.issueDate) return a.issueDate < b.issueDate ? -1 : 1
  return a.key < b.key ? -1 : 1
}

interface NamedInvoices {
  /** Each once, in document order. */
  readonly keys: ReadonlyArray<string>
  readonly advances: ReadonlySet<string>
}

const CREDITING: ReadonlySet<string> = new Set(['01', '03', '07'])
const ADVANCE = '07'
const INVOICE_TYPES: ReadonlySet<string> = new Set(['33', '34'])

const namedInvoices = (note: Note): NamedInvoices => {
  if (note.facts._tag === 'DteFacts') {
    const references = note.facts.references.filter(
      ({ documentType, code }) => INVOICE_TYPES.has(documentType) && code !== CORRECTS_TEXT,
    )
    const keys = references.map(({ documentType, folio }) => dteKey(note.issuer.id, documentType, folio))
    return { keys: [...new Set(keys)], advances: new Set() }
  }
  const related = note.facts.related.filter(({ relation }) => CREDITING.has(relation))
  const advances = related.filter(({ relation }) => relation === ADVANCE)
  return { keys: [...new Set(related.map(({ key }) => key))], advances: new Set(advances.map(({ key }) => key)) }
}

/** In proportion to the totals of the known invoices; in local currency where the currencies differ. */
const amountsOf = (note: Note, invoices: ReadonlyArray<Invoice>): ReadonlyArray<Money> => {
  const { currency } = note.amount
  if (invoices.every(({ amount }) => amount.currency === currency)) {
    return allocate(
      note.amount.minor,
      invoices.map(({ amount }) => amount.minor),
    ).map((minor) => money(currency, minor))
  }
  const shares = allocate(
    note.localAmount.minor,
    invoices.map(({ localAmount }) => localAmount.minor),
  )
  return invoices.map((invoice, at) => fromLocal(invoice, shares[at] ?? 0))
}

/** At the exchange rate of the invoice. */
const fromLocal = ({ amount, localAmount }: Invoice, local: number): Money => {
  if (amount.currency === localAmount.currency || localAmount.minor === 0) return money(amount.currency, local)
  const exact = BigInt(local) * BigInt(amount.minor) * 2n + BigInt(localAmount.minor)
  return moneyWithin(amount.currency, Number(exact / (BigInt(localAmount.minor) * 2n)))
}
