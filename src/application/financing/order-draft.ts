import type { Cart, CartLine } from '#domain/financing/cart.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { OrderRequest } from '#domain/financing/order-request.ts'
import { SIGNATURE_FILTERS, type SignatureFilter } from '#domain/financing/signature.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { DRAFT_KEY } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { readField, readList, parseStored, readText } from '../shared/stored-json.ts'
import type { SelectedInvoices } from './invoice-selection.ts'
import { parseDate, parseInvoiceId, isOwner, type DraftOwner, readType } from './stored-order.ts'

export interface DraftLine {
  readonly invoiceId: InvoiceId
  /** A date that a person chose; others follow from the invoice again. */
  readonly chosenDate: CivilDate | undefined
}

/** What is under way, by ids and dates alone: no names and no amounts are kept. */
export interface OrderDraft {
  readonly type: FinancingType
  readonly step: 'selecting' | 'dating'
  readonly lines: ReadonlyArray<DraftLine>
  /** A whole search was chosen, without these invoices; `lines` then come on top of it. */
  readonly allOf:
    | { readonly search: string; readonly signatures: SignatureFilter; readonly except: ReadonlyArray<InvoiceId> }
    | undefined
}

interface Selecting {
  readonly type: FinancingType
  readonly selection: { readonly chosen: SelectedInvoices }
}

interface Dating {
  readonly type: FinancingType
  readonly cart: Cart
}

/** The selection while it is made, then the cart; a cart that is not there yet says nothing. */
export const draftOf = (isSelecting: boolean, table: Selecting, { type, cart }: Dating): OrderDraft | undefined => {
  if (isSelecting) return draftOfSelection(table.type, table.selection.chosen)
  return cart.lines.length === 0 ? undefined : draftOfCart(type, cart)
}

export const isEmptyDraft = (draft: OrderDraft): boolean => draft.lines.length === 0 && draft.allOf === undefined

export const saveDraft = (tab: Storage, owner: DraftOwner, draft: OrderDraft): void =>
  isEmptyDraft(draft) ? clearDraft(tab) : tab.write(DRAFT_KEY, JSON.stringify({ ...owner, ...draft }))

export const clearDraft = (tab: Storage): void => tab.remove(DRAFT_KEY)

/** Somebody else's, or a damaged one, is none. */
export const loadDraft = (tab: Storage, owner: DraftOwner): OrderDraft | undefined => {
  const stored = parseStored(tab.read(DRAFT_KEY))
  const type = readType(stored)
  const lines = readList(stored, 'lines', parseDraftLine)
  if (!isOwner(stored, owner) || type === undefined || lines === undefined) return undefined
  const step = readText(stored, 'step') === 'dating' ? 'dating' : 'selecting'
  return { type, step, lines, allOf: allOfIn(readField(stored, 'allOf')) }
}

/** The cart a draft speaks of, among the invoices that can still be financed. */
export const cartOf = (draft: OrderDraft, invoices: ReadonlyMap<string, FinanceableInvoice>): Cart => ({
  lines: draft.lines.flatMap(({ invoiceId, chosenDate }): ReadonlyArray<CartLine> => {
    const invoice = invoices.get(invoiceId)
    const line = { paymentDate: chosenDate, isChosen: chosenDate !== undefined, previousDate: undefined }
    return invoice === undefined ? [] : [{ invoice, ...line }]
  }),
})

const draftOfSelection = (type: FinancingType, chosen: SelectedInvoices): OrderDraft => {
  const linesOf = (rows: Iterable<FinanceableInvoice>): ReadonlyArray<DraftLine> =>
    [...rows].map(({ id }) => ({ invoiceId: id, chosenDate: undefined }))
  const step = 'selecting'
  if (chosen._tag === 'Rows') return { type, step, lines: linesOf(chosen.chosen.rows.values()), allOf: undefined }
  const except = [...chosen.except.rows.values()].map(({ id }) => id)
  return {
    type,
    step,
    lines: linesOf(chosen.also.rows.values()),
    allOf: { search: chosen.filter.text, signatures: chosen.filter.signatures, except },
  }
}

const draftOfCart = (type: FinancingType, cart: Cart): OrderDraft => ({
  type,
  step: 'dating',
  lines: cart.lines.map(({ invoice, paymentDate, isChosen }) => ({
    invoiceId: invoice.id,
    chosenDate: isChosen ? paymentDate : undefined,
  })),
  allOf: undefined,
})

/** What was asked for in a tab that is closed, to begin from again. */
export const draftOfRequest = ({ type, lines }: OrderRequest): OrderDraft => ({
  type,
  step: 'dating',
  lines: lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, chosenDate: paymentDate })),
  allOf: undefined,
})

const parseDraftLine = (stored: unknown): DraftLine | undefined => {
  const invoiceId = parseInvoiceId(readField(stored, 'invoiceId'))
  return invoiceId === undefined ? undefined : { invoiceId, chosenDate: parseDate(readField(stored, 'chosenDate')) }
}

const allOfIn = (stored: unknown): OrderDraft['allOf'] => {
  const search = readText(stored, 'search')
  const except = readList(stored, 'except', parseInvoiceId)
  const signatures = SIGNATURE_FILTERS.find((filter) => filter === (readText(stored, 'signatures') ?? 'ALL'))
  return search === undefined || except === undefined || signatures === undefined
    ? undefined
    : { search, signatures, except }
}
