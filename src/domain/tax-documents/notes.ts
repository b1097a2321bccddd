import { FIRST_DATE, type CivilDate } from '../kernel/civil-date.ts'
import { moneyWithin, type Money } from '../kernel/money.ts'
import { allocate } from './allocate.ts'
import { inBoth, sumOf, type BothAmounts } from './amount.ts'
import { ANNULS, annulmentsAmong, CORRECTS_TEXT } from './annulment.ts'
import {
  dteKey,
  type CreditNote,
  type DebitNote,
  type DocumentReference,
  type Invoice,
  type Party,
  type Proof,
  type RegisterEntry,
} from './document.ts'
import { append, type DocumentEffect, type WithoutEffect, type WithoutEffectReason } from './effect.ts'
import { documentOf, otherPartyOf, type KnownDocuments, type Proved } from './known-documents.ts'
import { registeredTotal } from './register.ts'

/** What a note changes of one invoice. */
export interface AppliedNote extends BothAmounts {
  readonly kind: 'CREDITS' | 'DEBITS'
  /** CL, CodRef 1: the invoice is annulled, whatever the amount. */
  readonly annuls: boolean
}

/** What the notes of a taxpayer change, by the key of the invoice. */
export interface AppliedNotes {
  readonly applied: ReadonlyMap<string, ReadonlyArray<AppliedNote>>
  readonly effects: ReadonlyMap<string, ReadonlyArray<DocumentEffect>>
  readonly withoutEffect: ReadonlyArray<WithoutEffect>
}

/** Keys of notes that were cancelled or replaced. */
export interface VoidedNotes {
  readonly has: (key: string) => boolean
}

/**
 * MX: an egreso with relation 01, 03 or 07 credits the invoices of its issuer that it names. CL: a 61 of its issuer credits, or
 * annuls with CodRef 1; a 56 adds; a text correction (CodRef 2), a reference to another company or to a whole period does nothing. A
 * row of the register counts as its note, with the amount of the two that leaves less owed. Several invoices are changed in
 * proportion to their totals, in pesos if the currencies differ.
 */
export const notesAmong = (known: KnownDocuments, voided: VoidedNotes): AppliedNotes => {
  const applied = new Map<string, Array<AppliedNote>>()
  const effects = new Map<string, Array<DocumentEffect>>()
  const withoutEffect: Array<WithoutEffect> = []
  for (const note of notesOf(known, voided)) {
    const named = note.names(known)
    for (const { key, reason } of named.refused) withoutEffect.push(withoutEffectOf(note, key, reason))
    for (const [at, amount] of sharesOf(
      note,
      named.invoices.map(({ document }) => document),
    ).entries()) {
      const invoice = named.invoices[at]?.document
      const both = invoice === undefined ? undefined : inBoth(amount, invoice)
      if (invoice === undefined || both === undefined) continue
      const annuls = note.kind === 'CREDITS' && named.annulled.has(invoice.key)
      append(applied, invoice.key, { ...both, kind: note.kind, annuls })
      append(effects, invoice.key, {
        effect: annuls ? 'ANNULS' : note.kind,
        document: note.key,
        folio: note.folio,
        by: note.by,
        on: note.on,
        proof: note.proof,
        amount: moneyWithin(invoice.amount.currency, both.own),
      })
    }
  }
  return { applied, effects, withoutEffect }
}

interface Note {
  readonly kind: 'CREDITS' | 'DEBITS'
  readonly source: WithoutEffect['kind']
  readonly key: string
  readonly folio: string
  readonly by: Party
  readonly on: CivilDate
  readonly proof: Proof
  readonly amount: Money
  readonly localAmount: Money
  readonly names: (known: KnownDocuments) => NamedInvoices
}

interface NamedInvoices {
  /** Each once, in document order. */
  readonly invoices: ReadonlyArray<Proved<Invoice>>
  readonly annulled: ReadonlySet<string>
  readonly refused: ReadonlyArray<{ readonly key: string; readonly reason: WithoutEffectReason }>
}

const notesOf = (known: KnownDocuments, voided: VoidedNotes): ReadonlyArray<Note> => {
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
  const { amount, localAmount } = withRegister(known, document, kind)
  const { facts, folio, issueDate, issuer, key } = document
  return {
    kind,
    source: document._tag,
    key,
    folio,
    by: issuer,
    on: issueDate,
    proof,
    amount,
    localAmount,
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

const CREDITING: ReadonlySet<string> = new Set(['01', '03', '07'])
const REPLACING = '04'

const relatedInvoices = (
  known: KnownDocuments,
  note: CreditNote | DebitNote,
  related: ReadonlyArray<{ readonly relation: string; readonly key: string }>,
): NamedInvoices => {
  const invoices = new Map<string, Proved<Invoice>>()
  const refused: Array<NamedInvoices['refused'][number]> = []
  for (const { key, relation } of related) {
    const named = documentOf(known, key)?.document
    const invoice = known.invoices.get(key)
    if (named === undefined) refused.push({ key, reason: 'NOT_KNOWN' })
    else if (named.issuer.id !== note.issuer.id) refused.push({ key, reason: 'OTHER_ISSUER' })
    else if (relation === REPLACING && named._tag === note._tag) continue
    else if (invoice === undefined || !CREDITING.has(relation)) refused.push({ key, reason: 'OTHER_KIND' })
    else invoices.set(key, invoice)
  }
  return { invoices: [...invoices.values()], annulled: new Set(), refused }
}

const INVOICE_TYPES: ReadonlySet<string> = new Set(['33', '34'])
const NOTE_TYPES: ReadonlySet<string> = new Set(['56', '61'])

const referencedInvoices = (
  known: KnownDocuments,
  issuer: string,
  references: ReadonlyArray<DocumentReference>,
): NamedInvoices => {
  const invoices = new Map<string, Proved<Invoice>>()
  const annulled = new Set<string>()
  const refused: Array<NamedInvoices['refused'][number]> = []
  for (const reference of references) {
    const { code, documentType, folio, isGlobal, otherIssuer } = reference
    const key = dteKey(issuer, documentType, folio)
    const isInvoice = INVOICE_TYPES.has(documentType)
    if (!isInvoice && !NOTE_TYPES.has(documentType)) continue
    if (otherIssuer !== undefined && otherIssuer !== issuer) refused.push({ key, reason: 'OTHER_COMPANY' })
    else if (isGlobal === true || folio === '0') refused.push({ key, reason: 'GLOBAL_REFERENCE' })
    else if (code === CORRECTS_TEXT) refused.push({ key, reason: 'OTHER_KIND' })
    else if (!isInvoice) continue
    else {
      const invoice = known.invoices.get(key)
      if (invoice === undefined) refused.push({ key, reason: 'NOT_KNOWN' })
      else invoices.set(key, invoice)
      if (code === ANNULS) annulled.add(key)
    }
  }
  return { invoices: [...invoices.values()], annulled, refused }
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

const SII = { id: 'SII', name: 'SII' }

const refuseAll = ({ invoices, refused }: NamedInvoices, reason: WithoutEffectReason): NamedInvoices => ({
  invoices: [],
  annulled: new Set(),
  refused: [...refused, ...invoices.map(({ document: { key } }) => ({ key, reason }))],
})

/** In proportion to the totals of the invoices; in local currency where the currencies differ. */
const sharesOf = ({ amount, localAmount }: Note, invoices: ReadonlyArray<Invoice>): ReadonlyArray<Money> => {
  const isSame = invoices.every((invoice) => invoice.amount.currency === amount.currency)
  const total = isSame ? amount : localAmount
  const weights = invoices.map((invoice) => (isSame ? invoice.amount : invoice.localAmount).minor)
  return allocate(total.minor, sumOf(weights) === 0 ? weights.map(() => 1) : weights).map((minor) =>
    moneyWithin(total.currency, minor),
  )
}

const withoutEffectOf = (
  { by, folio, key, source }: Note,
  names: string,
  reason: WithoutEffectReason,
): WithoutEffect => ({
  kind: source,
  document: key,
  folio,
  by,
  names,
  reason,
})
