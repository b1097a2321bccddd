import type { Country } from '../kernel/country.ts'
import {
  registerKey,
  registerRowKey,
  type Assignment,
  type CreditNote,
  type DebitNote,
  type Invoice,
  type KnownDocument,
  type MetadataEntry,
  type Payment,
  type Proof,
  type RegisterEntry,
} from './document.ts'
import { append } from './effect.ts'

/** The company whose documents are read. */
export interface Taxpayer {
  /** A normalised RUT or RFC. */
  readonly identifier: string
  readonly country: Country
}

/** The documents of a taxpayer by kind. Of copies of one document the best proved counts, then the first. */
export interface KnownDocuments {
  readonly taxpayer: Taxpayer
  readonly invoices: ReadonlyMap<string, Proved<Invoice>>
  readonly creditNotes: ReadonlyMap<string, Proved<CreditNote>>
  readonly debitNotes: ReadonlyMap<string, Proved<DebitNote>>
  readonly payments: ReadonlyMap<string, Proved<Payment>>
  readonly assignments: ReadonlyMap<string, Proved<Assignment>>
  /** By the key of the document that they describe. */
  readonly registerEntries: ReadonlyMap<string, ReadonlyArray<Proved<RegisterEntry>>>
  /** The best proved first. */
  readonly metadata: ReadonlyArray<Proved<MetadataEntry>>
}

/** A document with what speaks for it. */
export interface Proved<D> {
  readonly document: D
  readonly proof: Proof
}

/** Documents of another country than the taxpayer's are left out. */
export const indexDocuments = (taxpayer: Taxpayer, documents: ReadonlyArray<KnownDocument>): KnownDocuments => {
  const invoices = new Map<string, Proved<Invoice>>()
  const creditNotes = new Map<string, Proved<CreditNote>>()
  const debitNotes = new Map<string, Proved<DebitNote>>()
  const payments = new Map<string, Proved<Payment>>()
  const assignments = new Map<string, Proved<Assignment>>()
  const rows = new Map<string, Proved<RegisterEntry>>()
  const metadata = new Map<string, Proved<MetadataEntry>>()
  for (const { document, proof } of documents) {
    if (document.country !== taxpayer.country) continue
    switch (document._tag) {
      case 'Invoice':
        keepBest(invoices, { document, proof }, document.key)
        break
      case 'CreditNote':
        keepBest(creditNotes, { document, proof }, document.key)
        break
      case 'DebitNote':
        keepBest(debitNotes, { document, proof }, document.key)
        break
      case 'Payment':
        keepBest(payments, { document, proof }, document.key)
        break
      case 'Assignment':
        keepBest(assignments, { document, proof }, document.key)
        break
      case 'RegisterEntry':
        keepBest(rows, { document, proof }, registerRowKey(document))
        break
      case 'MetadataEntry':
        keepBest(metadata, { document, proof }, statementOf(document))
        break
      case 'ThirdPartyEntry':
        break
    }
  }
  const registerEntries = new Map<string, Array<Proved<RegisterEntry>>>()
  for (const row of rows.values()) append(registerEntries, registerKey(taxpayer.identifier, row.document), row)
  return {
    taxpayer,
    invoices,
    creditNotes,
    debitNotes,
    payments,
    assignments,
    registerEntries,
    metadata: [...metadata.values()].toSorted((a, b) => RANKS[b.proof] - RANKS[a.proof]),
  }
}

const RANKS: Readonly<Record<Proof, number>> = { VERIFIED: 2, AUTHORITY: 1, NONE: 0 }

const keepBest = <D>(kept: Map<string, Proved<D>>, copy: Proved<D>, key: string): void => {
  const known = kept.get(key)
  if (known === undefined || RANKS[copy.proof] > RANKS[known.proof]) kept.set(key, copy)
}

/** A line that states other parties is no copy: it may say nothing of the document. */
const statementOf = ({ cancelledOn, ended, issuer, key, receiver, status }: MetadataEntry): string =>
  [key, status, issuer?.id, receiver?.id, ended, cancelledOn].join('|')

/** The separate document with that key, of whatever kind. */
export const documentOf = (
  known: KnownDocuments,
  key: string,
): Proved<Invoice | CreditNote | DebitNote | Payment> | undefined =>
  known.invoices.get(key) ?? known.creditNotes.get(key) ?? known.debitNotes.get(key) ?? known.payments.get(key)

/** The other party of a document of the taxpayer. */
export const otherPartyOf = (
  { identifier }: Taxpayer,
  { issuer, receiver }: Pick<Invoice, 'issuer' | 'receiver'>,
): string => (issuer.id === identifier ? receiver.id : issuer.id)
