import { assignmentsByInvoice, holderOf, type Holder } from './assignments.ts'
import { cancellationsIn, type Cancellations } from './cancellation.ts'
import type { Decisions } from './documented-invoice.ts'
import type { CausedDoubt } from './effect.ts'
import type { KnownDocuments } from './known-documents.ts'
import { notesAmong, type AppliedNotes } from './notes.ts'
import { receiptsAmong, type AppliedReceipts } from './receipts.ts'
import { claimsIn } from './register.ts'
import { doubtsOfSuccessors, replacementsOf, voidedBy } from './replaced-documents.ts'
import type { Replacements } from './replacement.ts'

/** The findings of each rule in all documents. */
export interface AllFindings {
  readonly cancellations: Cancellations
  readonly replacements: Replacements
  readonly notes: AppliedNotes
  readonly receipts: AppliedReceipts
  readonly successors: ReadonlyMap<string, ReadonlyArray<CausedDoubt>>
  readonly claims: ReturnType<typeof claimsIn>
  readonly assignments: ReturnType<typeof assignmentsByInvoice>
  readonly holders: ReadonlyMap<string, Holder>
}

/** Applies each rule once. */
export const findingsIn = (known: KnownDocuments, { confirmedAssignees }: Decisions): AllFindings => {
  const cancellations = cancellationsIn(known)
  const { cancelled } = cancellations
  const replacements = replacementsOf(known.invoices, cancelled)
  const notes = notesAmong(known, voidedBy(cancelled, replacementsOf(known.creditNotes, cancelled)))
  const receipts = receiptsAmong(known, voidedBy(cancelled, replacementsOf(known.payments, cancelled)))
  const lowering = (key: string): ReadonlyArray<string> =>
    [...(notes.effects.get(key) ?? []), ...(receipts.effects.get(key) ?? [])].map(({ document }) => document)
  const assignments = assignmentsByInvoice(known)
  const holders = [...known.invoices].map(([key, { document }]): [string, Holder] => [
    key,
    holderOf(document, assignments.get(key) ?? [], (assignee) => confirmedAssignees.get(key)?.has(assignee) === true),
  ])
  return {
    cancellations,
    replacements,
    notes,
    receipts,
    successors: doubtsOfSuccessors(replacements, cancelled, lowering),
    claims: claimsIn(known),
    assignments,
    holders: new Map(holders),
  }
}

/** The reasons not to rely on the documents of an invoice. */
export const doubtsAbout = (
  { cancellations, receipts, successors }: AllFindings,
  key: string,
  holder: Holder,
): ReadonlyArray<CausedDoubt> => {
  const found = [
    ...(cancellations.doubts.get(key) ?? []),
    ...(receipts.doubts.get(key) ?? []),
    ...(successors.get(key) ?? []),
    ...holder.doubts,
  ].map(({ causes, doubt }): CausedDoubt => ({ doubt, causes: [...new Set(causes)].toSorted() }))
  /* Documents arrive in any order. */
  const byText = new Map(found.map((one) => [[one.doubt, ...one.causes].join(' '), one]))
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
