import { brokenAssignments } from './assignments.ts'
import { balanceOf } from './balance.ts'
import type { Invoice, KnownDocument, Party } from './document.ts'
import { lastPaymentOf, paidAtIssueEffect } from './documented-payments.ts'
import { NO_DECISIONS, type Decisions, type DocumentedInvoice, type DocumentedInvoices } from './documented-invoice.ts'
import { DOUBTS, type CausedDoubt, type DocumentEffect } from './effect.ts'
import { doubtsAbout, findingsIn, type AllFindings } from './findings.ts'
import { indexDocuments, type KnownDocuments, type Taxpayer } from './known-documents.ts'
import { paidAtIssue } from './paid-at-issue.ts'
import { registeredOf } from './register.ts'
import { rejectedReplacements, replacedBy } from './replaced-documents.ts'

/**
 * Derives what is owed for each invoice of a taxpayer, to whom, and what speaks against it, from all known documents in any order. Only
 * who may change an invoice does: its issuer by notes, receipts and replacements, the holder by cessions, the tax authority by
 * cancellations and registers. Of copies of one document the best proved counts, then the first. Total: no documents make it throw.
 *
 * Sources: Anexo 20 of the SAT and its complement of payments; the formats of the SII for DTE, registers and AEC; Ley 19.983.
 */
export const documentedInvoices = (
  taxpayer: Taxpayer,
  documents: ReadonlyArray<KnownDocument>,
  decisions: Decisions = NO_DECISIONS,
): DocumentedInvoices => {
  const known = indexDocuments(taxpayer, documents)
  const found = findingsIn(known, decisions)
  return {
    invoices: [...known.invoices.values()]
      .map(({ document }) => document)
      .toSorted(byDateAndKey)
      .flatMap((invoice) => documented(known, found, invoice, decisions) ?? []),
    withoutEffect: [
      ...found.cancellations.withoutEffect,
      ...found.notes.withoutEffect,
      ...found.receipts.withoutEffect,
      ...found.claims.withoutEffect,
      ...rejectedReplacements(known),
      ...brokenAssignments(known, found.assignments, found.holders),
    ],
  }
}

/** The relation of a document to the taxpayer. Only the first two matter. */
export const directionOf = (
  identifier: string,
  { issuer, receiver }: { readonly issuer: Party; readonly receiver: Party },
): 'ISSUED' | 'RECEIVED' | 'TO_ITSELF' | 'FOREIGN' => {
  if (issuer.id === identifier) return receiver.id === identifier ? 'TO_ITSELF' : 'ISSUED'
  return receiver.id === identifier ? 'RECEIVED' : 'FOREIGN'
}

const documented = (
  known: KnownDocuments,
  found: AllFindings,
  document: Invoice,
  { settled }: Decisions,
): DocumentedInvoice | undefined => {
  const { key } = document
  const direction = directionOf(known.taxpayer.identifier, document)
  const holder = found.holders.get(key)
  if ((direction !== 'ISSUED' && direction !== 'RECEIVED') || holder === undefined) return undefined
  const registered = registeredOf(known, document)
  const [notes, receipts] = [found.notes.applied.get(key) ?? [], found.receipts.applied.get(key) ?? []]
  const atIssue = paidAtIssue(document)
  const balance = balanceOf(document, { notes, receipts, paidAtIssue: atIssue, registered: registered.total })
  const causes = doubtsAbout(found, key, holder).filter((doubt) => !isSettled(doubt, settled.get(key)))
  return {
    document,
    direction,
    outstanding: balance.outstanding,
    outstandingLocal: balance.outstandingLocal,
    financeable: balance.financeableLocal,
    parts: balance.parts,
    states: [
      ...(found.cancellations.cancelled.has(key) ? (['CANCELLED'] as const) : []),
      ...(found.replacements.replaced.has(key) ? (['REPLACED'] as const) : []),
      ...(balance.settled === undefined || document.unvalued !== undefined ? [] : [balance.settled]),
    ],
    doubts: DOUBTS.filter((doubt) => causes.some((cause) => cause.doubt === doubt)),
    causes,
    holder: { party: holder.party, isConfirmed: holder.isConfirmed },
    assignedDueDate: holder.lastDueDate,
    receivedOn: registered.receivedOn,
    settledOn: balance.settled === 'PAID' ? lastPaymentOf(document, receipts, atIssue) : undefined,
    registerState: registered.state,
    effects: [
      ...(found.cancellations.effects.get(key) ?? []),
      ...replacedBy(known, found.replacements, key),
      ...(found.notes.effects.get(key) ?? []),
      ...paidAtIssueEffect(document, atIssue),
      ...(found.receipts.effects.get(key) ?? []),
      ...(found.claims.effects.get(key) ?? []),
      ...holder.effects,
    ].toSorted(byDateAndDocument),
  }
}

const isSettled = ({ causes }: CausedDoubt, settled: ReadonlySet<string> | undefined): boolean =>
  settled !== undefined && causes.every((cause) => settled.has(cause))

const byDateAndKey = (a: Invoice, b: Invoice): number =>
  compareText(`${a.issueDate} ${a.key}`, `${b.issueDate} ${b.key}`)

const byDateAndDocument = (a: DocumentEffect, b: DocumentEffect): number => compareText(orderOf(a), orderOf(b))

const orderOf = ({ amount, document, effect, on }: DocumentEffect): string =>
  `${on} ${document} ${effect} ${String(amount?.minor ?? 0).padStart(16, '0')}`

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
