import type { Country } from '#domain/kernel/country.ts'
import {
  registerKey,
  type Assignment,
  type CreditNote,
  type DebitNote,
  type Invoice,
  type Payment,
  type RegisterEntry,
  type TaxDocument,
} from './tax-document.ts'

/**
 * The documents of one business by kind and key. Of equal keys the first counts; voided documents except invoices are
 * left out.
 */
export interface DocumentIndex {
  readonly invoices: ReadonlyMap<string, Invoice>
  readonly creditNotes: ReadonlyArray<CreditNote>
  readonly debitNotes: ReadonlyArray<DebitNote>
  readonly payments: ReadonlyArray<Payment>
  readonly assignments: ReadonlyArray<Assignment>
  /** By the key of the document that they describe. */
  readonly registerEntries: ReadonlyMap<string, ReadonlyArray<RegisterEntry>>
  /** Keys that the tax authority reports as cancelled. */
  readonly cancelled: ReadonlySet<string>
  /** Keys of invoices replaced by another. */
  readonly replaced: ReadonlySet<string>
}

export const indexDocuments = (
  businessId: string,
  country: Country,
  documents: ReadonlyArray<TaxDocument>,
): DocumentIndex => {
  const own = documents.filter((document) => document.country === country)
  const cancelled = cancelledKeys(own)
  const standing = firstOfEachKey(own).filter((document) => document._tag === 'Invoice' || !cancelled.has(document.key))
  const replaced = {
    invoices: replacedBy(standing, 'Invoice', cancelled),
    creditNotes: replacedBy(standing, 'CreditNote', cancelled),
    payments: replacedBy(standing, 'Payment', cancelled),
  }
  return {
    invoices: new Map(standing.flatMap((document) => (document._tag === 'Invoice' ? [[document.key, document]] : []))),
    creditNotes: standing
      .filter((document) => document._tag === 'CreditNote')
      .filter(({ key }) => !replaced.creditNotes.has(key)),
    debitNotes: standing.filter((document) => document._tag === 'DebitNote'),
    payments: standing
      .filter((document) => document._tag === 'Payment')
      .filter(({ key }) => !replaced.payments.has(key)),
    assignments: standing.filter((document) => document._tag === 'Assignment'),
    registerEntries: entriesByKey(businessId, own),
    cancelled,
    replaced: replaced.invoices,
  }
}

type Keyed = Invoice | CreditNote | DebitNote | Payment | Assignment

const cancelledKeys = (documents: ReadonlyArray<TaxDocument>): ReadonlySet<string> =>
  new Set(
    documents.flatMap((document) =>
      document._tag === 'MetadataEntry' && document.status === 'CANCELLED' ? [document.key] : [],
    ),
  )

const firstOfEachKey = (documents: ReadonlyArray<TaxDocument>): ReadonlyArray<Keyed> => {
  const first = new Map<string, Keyed>()
  for (const document of documents) {
    if (document._tag === 'RegisterEntry' || document._tag === 'MetadataEntry' || document._tag === 'ThirdPartyEntry')
      continue
    if (!first.has(document.key)) first.set(document.key, document)
  }
  return [...first.values()]
}

const REPLACES = '04'

/** A cancelled document replaces nothing. */
const replacedBy = (
  documents: ReadonlyArray<Keyed>,
  tag: Keyed['_tag'],
  cancelled: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    documents
      .filter((document) => document._tag === tag && !cancelled.has(document.key))
      .flatMap((document) =>
        relatedOf(document).flatMap(({ relation, key }) =>
          relation === REPLACES && key !== document.key ? [key] : [],
        ),
      ),
  )

const relatedOf = (document: Keyed): Payment['related'] => {
  if (document._tag === 'Payment') return document.related
  return 'facts' in document && document.facts._tag === 'CfdiFacts' ? document.facts.related : []
}

const entriesByKey = (
  businessId: string,
  documents: ReadonlyArray<TaxDocument>,
): ReadonlyMap<string, ReadonlyArray<RegisterEntry>> => {
  const entries = new Map<string, Array<RegisterEntry>>()
  for (const document of documents) {
    if (document._tag !== 'RegisterEntry') continue
    const key = registerKey(businessId, document)
    const list = entries.get(key)
    if (list === undefined) entries.set(key, [document])
    else list.push(document)
  }
  return entries
}
