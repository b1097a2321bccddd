import { reasonsNotFinanceable, type NotFinanceable } from '#domain/financing/financeability.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money, moneyWithin, type Money } from '#domain/kernel/money.ts'
import { GENERIC_RFCS } from '#domain/tax-id/rfc.ts'
import { creditsByInvoice, debitsByInvoice, type AppliedNote } from './credit-note-allocation.ts'
import { readDayFirst } from './day-first.ts'
import { indexDocuments, type DocumentIndex } from './document-index.ts'
import { latestReceipts, paidByInvoice, type LatestReceipt } from './outstanding-balance.ts'
import type { Assignment, Invoice, Party, RegisterState, TaxDocument } from './tax-document.ts'

/** An invoice with the data of its other documents. */
export interface ResolvedInvoice {
  readonly document: Invoice
  readonly creditNotes: ReadonlyArray<AppliedNote>
  /** The sum of the notes as stated, which may exceed the amount of the invoice. */
  readonly totalCreditNotes: Money
  readonly totalDebitNotes: Money
  /** The balance after the latest payment; undefined without a known payment. */
  readonly outstanding: Money | undefined
  /** MX: the day of the payment whose receipt leaves nothing outstanding. */
  readonly settledOn: CivilDate | undefined
  /** The sum of the known payments, in the currency of the invoice. */
  readonly paid: Money
  /** CL: when the tax authority received it, by the register. */
  readonly receivedOn: CivilDate | undefined
  /** The holder of the receivable by the latest cession. */
  readonly holder: Party | undefined
  /** Stated by the invoice or its latest cession. MX invoices state none. */
  readonly dueDate: CivilDate | undefined
  /** CL only. */
  readonly state: InvoiceState | undefined
  /** CL: the document type (`33`). MX: FormaPago (`03`). */
  readonly method: string | undefined
  /** CL: the state. MX: MetodoPago (`PUE`, `PPD`). */
  readonly extra: string | undefined
  /** Empty for a financeable invoice. Of a received invoice only some apply. */
  readonly reasons: ReadonlyArray<NotFinanceable>
}

export type InvoiceState = RegisterState | 'ASSIGNED'

/** Oldest first, then by key. */
export interface ResolvedInvoices {
  readonly issued: ReadonlyArray<ResolvedInvoice>
  readonly received: ReadonlyArray<ResolvedInvoice>
}

export type Direction = 'ISSUED' | 'RECEIVED' | 'TO_ITSELF' | 'FOREIGN'

/** The relation of a document to the business. Only the first two matter. */
export const directionOf = (
  businessId: string,
  { issuer, receiver }: { readonly issuer: Party; readonly receiver: Party },
): Direction => {
  if (issuer.id === businessId) return receiver.id === businessId ? 'TO_ITSELF' : 'ISSUED'
  return receiver.id === businessId ? 'RECEIVED' : 'FOREIGN'
}

/**
 * Registers and third-party lists do not name their owner, nor do lines of metadata without a readable party: they belong
 * to the archive that contains them.
 */
export const concerns = (businessId: string, document: TaxDocument): boolean => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry') return true
  const { issuer, receiver } = document
  if (issuer === undefined || receiver === undefined) return true
  const direction = directionOf(businessId, { issuer, receiver })
  return direction === 'ISSUED' || direction === 'RECEIVED'
}

/**
 * Derives the invoices of a business from all its known documents. Credit notes, payments, cessions and cancellations
 * may arrive before their invoice: the order of `documents` only decides between two with one key, of which the first
 * counts.
 */
export const resolve = (
  businessId: string,
  country: Country,
  documents: ReadonlyArray<TaxDocument>,
): ResolvedInvoices => {
  const index = indexDocuments(businessId, country, documents)
  const complete = completion(index)
  const invoices = [...index.invoices.values()].sort(byDateAndKey)
  const those = (direction: Direction): ReadonlyArray<ResolvedInvoice> =>
    invoices.filter((invoice) => directionOf(businessId, invoice) === direction).map(complete)
  return { issued: those('ISSUED'), received: those('RECEIVED') }
}

const byDateAndKey = (a: Invoice, b: Invoice): number => {
  if (a.issueDate !== b.issueDate) return a.issueDate < b.issueDate ? -1 : 1
  return a.key < b.key ? -1 : 1
}

const completion = (index: DocumentIndex): ((invoice: Invoice) => ResolvedInvoice) => {
  const [credits, debits] = [creditsByInvoice(index), debitsByInvoice(index)]
  const [receipts, paid] = [latestReceipts(index.payments), paidByInvoice(index.payments)]
  const assignments = latestAssignments(index.assignments)
  return (invoice) => {
    const creditNotes = credits.get(invoice.key) ?? []
    const debitNotes = debits.get(invoice.key) ?? []
    const assignment = assignments.get(invoice.key)
    const state = stateOf(index, invoice, assignment)
    const { method, extra } = columnsOf(invoice, state)
    const resolved = {
      document: invoice,
      creditNotes,
      totalCreditNotes: totalOf(invoice, creditNotes),
      totalDebitNotes: totalOf(invoice, debitNotes),
      outstanding: receipts.get(invoice.key)?.outstanding,
      settledOn: settledOn(receipts.get(invoice.key)),
      paid: paidOf(invoice, paid),
      receivedOn: receivedOn(index, invoice),
      holder: assignment?.assignee,
      dueDate: invoice.dueDate ?? assignment?.lastDueDate,
      state,
      method,
      extra,
    }
    return { ...resolved, reasons: reasonsOf(index, resolved) }
  }
}

const totalOf = (invoice: Invoice, notes: ReadonlyArray<AppliedNote>): Money =>
  moneyWithin(
    invoice.amount.currency,
    notes.reduce((sum, { amount }) => sum + amount.minor, 0),
  )

/** Payments in another currency do not count, because the file does not say what they were worth. */
const paidOf = ({ amount, key }: Invoice, paid: ReadonlyMap<string, Money>): Money => {
  const known = paid.get(key)
  return known?.currency === amount.currency ? known : money(amount.currency, 0)
}

const settledOn = (receipt: LatestReceipt | undefined): CivilDate | undefined =>
  receipt !== undefined && receipt.outstanding.minor <= 0 ? receipt.paidOn : undefined

const receivedOn = (index: DocumentIndex, { key }: Invoice): CivilDate | undefined => {
  const entries = index.registerEntries.get(key) ?? []
  return entries.flatMap(({ receivedAt = '' }) => readDayFirst(receivedAt) ?? []).toSorted()[0]
}

const reasonsOf = (index: DocumentIndex, resolved: Omit<ResolvedInvoice, 'reasons'>): ReadonlyArray<NotFinanceable> => {
  const { document, totalCreditNotes, outstanding, holder } = resolved
  return reasonsNotFinanceable({
    amount: document.amount,
    creditNotes: totalCreditNotes,
    outstanding,
    cancelled: index.cancelled.has(document.key),
    replaced: index.replaced.has(document.key),
    assigned: holder !== undefined,
    claimed: (index.registerEntries.get(document.key) ?? []).some(({ state }) => state === 'CLAIMED'),
    paidOnIssue: document.facts._tag === 'DteFacts' && PAID_ON_ISSUE.has(document.facts.paymentForm ?? ''),
    genericReceiver: document.country === 'MX' && GENERIC_RFCS.includes(document.receiver.id),
  })
}

/** FmaPago: cash, and free of charge. */
const PAID_ON_ISSUE: ReadonlySet<string> = new Set(['1', '3'])

const latestAssignments = (assignments: ReadonlyArray<Assignment>): ReadonlyMap<string, Assignment> => {
  const latest = new Map<string, Assignment>()
  for (const assignment of assignments) {
    const known = latest.get(assignment.invoiceKey)
    if (known === undefined || assignment.sequence > known.sequence) latest.set(assignment.invoiceKey, assignment)
  }
  return latest
}

/** Of several exports of one document the most informative counts. */
const BY_WEIGHT: ReadonlyArray<RegisterState> = [
  'CLAIMED',
  'ACKNOWLEDGED',
  'REGISTERED',
  'NOT_INCLUDED',
  'PENDING',
  'NOT_ACKNOWLEDGED',
]

const stateOf = (
  index: DocumentIndex,
  invoice: Invoice,
  assignment: Assignment | undefined,
): InvoiceState | undefined => {
  if (invoice.country !== 'CL') return undefined
  if (assignment !== undefined) return 'ASSIGNED'
  const entries = index.registerEntries.get(invoice.key) ?? []
  return BY_WEIGHT.find((state) => entries.some((entry) => entry.state === state)) ?? 'NOT_ACKNOWLEDGED'
}

const columnsOf = ({ facts }: Invoice, state: InvoiceState | undefined): Pick<ResolvedInvoice, 'method' | 'extra'> =>
  facts._tag === 'DteFacts'
    ? { method: facts.documentType, extra: state }
    : { method: facts.paymentForm, extra: facts.paymentMethod }
