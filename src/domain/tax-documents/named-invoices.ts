import { ANNULS, CORRECTS_TEXT } from './annulment.ts'
import { dteKey, type CreditNote, type DebitNote, type DocumentReference, type Invoice } from './document.ts'
import type { WithoutEffectReason } from './effect.ts'
import { documentOf, type KnownDocuments, type Proved } from './known-documents.ts'

/** The invoices that a note changes, and what it names without changing it. */
export interface NamedInvoices {
  /** Each once, in document order. */
  readonly invoices: ReadonlyArray<Proved<Invoice>>
  readonly annulled: ReadonlySet<string>
  readonly rejected: ReadonlyArray<{ readonly key: string; readonly reason: WithoutEffectReason }>
}

const CREDITING: ReadonlySet<string> = new Set(['01', '03', '07'])
const REPLACING = '04'

/** MX: by the relations of an egreso. */
export const relatedInvoices = (
  known: KnownDocuments,
  note: CreditNote | DebitNote,
  related: ReadonlyArray<{ readonly relation: string; readonly key: string }>,
): NamedInvoices => {
  const invoices = new Map<string, Proved<Invoice>>()
  const rejected: Array<NamedInvoices['rejected'][number]> = []
  for (const { key, relation } of related) {
    const named = documentOf(known, key)?.document
    const invoice = known.invoices.get(key)
    if (named === undefined) rejected.push({ key, reason: 'NOT_KNOWN' })
    else if (named.issuer.id !== note.issuer.id) rejected.push({ key, reason: 'OTHER_ISSUER' })
    else if (relation === REPLACING && named._tag === note._tag) continue
    else if (invoice === undefined || !CREDITING.has(relation)) rejected.push({ key, reason: 'OTHER_KIND' })
    else if (invoice.document.unvalued !== undefined) rejected.push({ key, reason: 'OTHER_CURRENCY' })
    else invoices.set(key, invoice)
  }
  return { invoices: [...invoices.values()], annulled: new Set(), rejected }
}

const INVOICE_TYPES: ReadonlySet<string> = new Set(['33', '34'])
const NOTE_TYPES: ReadonlySet<string> = new Set(['56', '61'])

/** CL: by the references of a note of `issuer`, or of its row in the register. */
export const referencedInvoices = (
  known: KnownDocuments,
  issuer: string,
  references: ReadonlyArray<DocumentReference>,
): NamedInvoices => {
  const invoices = new Map<string, Proved<Invoice>>()
  const annulled = new Set<string>()
  const rejected: Array<NamedInvoices['rejected'][number]> = []
  for (const reference of references) {
    const { code, documentType, folio, isGlobal, otherIssuer } = reference
    const key = dteKey(issuer, documentType, folio)
    const isInvoice = INVOICE_TYPES.has(documentType)
    if (!isInvoice && !NOTE_TYPES.has(documentType)) continue
    if (otherIssuer !== undefined && otherIssuer !== issuer) rejected.push({ key, reason: 'OTHER_COMPANY' })
    else if (isGlobal === true || folio === '0') rejected.push({ key, reason: 'GLOBAL_REFERENCE' })
    else if (code === CORRECTS_TEXT) rejected.push({ key, reason: 'OTHER_KIND' })
    else if (!isInvoice) continue
    else {
      const invoice = known.invoices.get(key)
      if (invoice === undefined) rejected.push({ key, reason: 'NOT_KNOWN' })
      else invoices.set(key, invoice)
      if (code === ANNULS) annulled.add(key)
    }
  }
  return { invoices: [...invoices.values()], annulled, rejected }
}

/** Names all without changing any. */
export const rejectAll = ({ invoices, rejected }: NamedInvoices, reason: WithoutEffectReason): NamedInvoices => ({
  invoices: [],
  annulled: new Set(),
  rejected: [...rejected, ...invoices.map(({ document: { key } }) => ({ key, reason }))],
})
