import type { Cart, CartLine } from '#domain/financing/cart.ts'
import { type QueryPair, queryOfFilter } from '#domain/financing/invoice-filter-query.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine, OrderRequest } from '#domain/financing/order-request.ts'
import { SCENARIO_LETTERS, type ScenarioLetter } from '#domain/financing/scenario.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { rowsOf } from '#domain/selection/member-set.ts'
import { draftKeyOf } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { readField, readList, parseStored, readText } from '../shared/stored-json.ts'
import type { SelectedInvoices } from './invoice-row.ts'
import { parseDate, parseInvoiceId, parseOrderId, isOwner, type DraftOwner, readType } from './stored-order.ts'

export interface DraftLine {
  readonly invoiceId: InvoiceId
  /** A date selected by the user; others derive from the invoice. */
  readonly chosenDate: CivilDate | undefined
}

/** An order in progress, by ids and dates only: no names and amounts are stored. */
export interface OrderDraft {
  readonly type: FinancingType
  readonly step: 'selecting' | 'dating'
  readonly lines: ReadonlyArray<DraftLine>
  /** A whole filter is selected, without these invoices; `lines` are additions. */
  readonly allOf:
    | {
        readonly search: string
        /** The filter, as in an address. */
        readonly query: ReadonlyArray<QueryPair>
        readonly except: ReadonlyArray<InvoiceId>
      }
    | undefined
  /** The rejected order that it repeats, until the draft is saved again. */
  readonly repeats?: RepeatedOrder | undefined
  /** The scenario that it was opened from, until the draft is saved again. */
  readonly scenario?: ScenarioLetter | undefined
}

/** A rejected order that is requested again. */
export interface RepeatedOrder {
  readonly order: OrderId
  /** Why each of its other invoices cannot be requested again, codes of the host. */
  readonly reasons: ReadonlyArray<string>
}

interface Selecting {
  readonly type: FinancingType
  readonly selection: { readonly chosen: SelectedInvoices }
}

interface Dating {
  readonly type: FinancingType
  readonly cart: Cart
}

/** The selection in the first step, then the cart; an unloaded cart has no draft. */
export const draftOf = (isSelecting: boolean, table: Selecting, { type, cart }: Dating): OrderDraft | undefined => {
  if (isSelecting) return draftOfSelection(table.type, table.selection.chosen)
  return cart.lines.length === 0 ? undefined : draftOfCart(type, cart)
}

export const isEmptyDraft = (draft: OrderDraft): boolean => draft.lines.length === 0 && draft.allOf === undefined

export const saveDraft = (tab: Storage, owner: DraftOwner, draft: OrderDraft): void =>
  isEmptyDraft(draft)
    ? clearDraft(tab, owner, draft.type)
    : tab.write(draftKeyOf(draft.type, owner.business), JSON.stringify({ ...owner, ...draft }))

export const clearDraft = (tab: Storage, { business }: DraftOwner, type: FinancingType): void =>
  tab.remove(draftKeyOf(type, business))

/** Ignores a draft of another owner, and a damaged one. */
export const loadDraft = (tab: Storage, owner: DraftOwner, type: FinancingType): OrderDraft | undefined => {
  const stored = parseStored(tab.read(draftKeyOf(type, owner.business)))
  const lines = readList(stored, 'lines', parseDraftLine)
  if (!isOwner(stored, owner) || readType(stored) !== type || lines === undefined) return undefined
  const step = readText(stored, 'step') === 'dating' ? 'dating' : 'selecting'
  const repeats = repeatsIn(readField(stored, 'repeats'))
  const scenario = SCENARIO_LETTERS.find((letter) => letter === readText(stored, 'scenario'))
  const allOf = allOfIn(readField(stored, 'allOf'))
  return { type, step, lines, allOf, ...(repeats && { repeats }), ...(scenario && { scenario }) }
}

/** The cart of a draft, among the invoices that are still financeable. */
export const cartOf = (draft: OrderDraft, invoices: ReadonlyMap<string, FinanceableInvoice>): Cart => ({
  lines: draft.lines.flatMap(({ invoiceId, chosenDate }): ReadonlyArray<CartLine> => {
    const invoice = invoices.get(invoiceId)
    const line = { ...undated, paymentDate: chosenDate, isChosen: chosenDate !== undefined }
    return invoice === undefined ? [] : [{ invoice, ...line }]
  }),
})

const undated = { movedFrom: undefined, history: [] } as const

const draftOfSelection = (type: FinancingType, chosen: SelectedInvoices): OrderDraft => {
  const linesOf = (rows: Iterable<FinanceableInvoice>): ReadonlyArray<DraftLine> =>
    [...rows].map(({ id }) => ({ invoiceId: id, chosenDate: undefined }))
  const step = 'selecting'
  if (chosen._tag === 'Rows') return { type, step, lines: linesOf(rowsOf(chosen.chosen)), allOf: undefined }
  const except = rowsOf(chosen.except).map(({ id }) => id)
  return {
    type,
    step,
    lines: linesOf(rowsOf(chosen.also)),
    allOf: { search: chosen.filter.text, query: queryOfFilter(chosen.filter.filter), except },
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

/** The request of a closed tab as a draft. */
export const draftOfRequest = ({ type, lines }: OrderRequest): OrderDraft => ({
  type,
  step: 'dating',
  lines: lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, chosenDate: paymentDate })),
  allOf: undefined,
})

/** The invoices of an earlier request with those dates that are not past; the others derive from the invoice again. */
export const draftOfLines = (type: FinancingType, lines: ReadonlyArray<OrderLine>, today: CivilDate): OrderDraft => ({
  type,
  step: 'dating',
  lines: lines.map(({ invoiceId, paymentDate }) => ({
    invoiceId,
    chosenDate: paymentDate < today ? undefined : paymentDate,
  })),
  allOf: undefined,
})

/** Whether the draft has those invoices, and no other date that the user selected. */
export const hasLines = (draft: OrderDraft, lines: ReadonlyArray<OrderLine>): boolean => {
  const dates = new Map<string, CivilDate>(lines.map(({ invoiceId, paymentDate }) => [invoiceId, paymentDate]))
  return (
    draft.allOf === undefined &&
    draft.lines.length === lines.length &&
    draft.lines.every(
      ({ chosenDate, invoiceId }) =>
        dates.has(invoiceId) && (chosenDate === undefined || chosenDate === dates.get(invoiceId)),
    )
  )
}

const repeatsIn = (stored: unknown): RepeatedOrder | undefined => {
  const order = parseOrderId(readField(stored, 'order'))
  const reasons = readList(stored, 'reasons', (one) => (typeof one === 'string' ? one.slice(0, 40) : undefined))
  return order === undefined || reasons === undefined ? undefined : { order, reasons }
}

const parseDraftLine = (stored: unknown): DraftLine | undefined => {
  const invoiceId = parseInvoiceId(readField(stored, 'invoiceId'))
  return invoiceId === undefined ? undefined : { invoiceId, chosenDate: parseDate(readField(stored, 'chosenDate')) }
}

const allOfIn = (stored: unknown): OrderDraft['allOf'] => {
  const search = readText(stored, 'search')
  const except = readList(stored, 'except', parseInvoiceId)
  const query = readList(stored, 'query', parsePair)
  return search === undefined || except === undefined || query === undefined ? undefined : { search, query, except }
}

const parsePair = (stored: unknown): QueryPair | undefined => {
  const [name, value] = Array.isArray(stored) ? stored : []
  return typeof name === 'string' && typeof value === 'string' ? [name, value] : undefined
}
