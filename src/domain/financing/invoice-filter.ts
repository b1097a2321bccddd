import type { CivilDate } from '../kernel/civil-date.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { type InvoiceNotice, noticeOf } from './invoice-notice.ts'
import { normaliseIdentifier } from './invoice-search.ts'
import { passesFilter, type SignatureFilter } from './signature.ts'

/** Inclusive on both ends; undefined where the range is open. */
export interface FilterRange<A> {
  readonly from: A | undefined
  readonly to: A | undefined
}

/** A user's filter of the financeable invoices. An invoice must meet every part; an empty part accepts all. */
export interface InvoiceFilter {
  readonly signatures: SignatureFilter
  /** Tax ids as `normaliseIdentifier` writes them, ascending, each once. */
  readonly payers: ReadonlyArray<string>
  /** Minor units of the currency of the invoice, before credit notes. */
  readonly amount: FilterRange<number>
  readonly issued: FilterRange<CivilDate>
  /** By the suggested payment date. */
  readonly due: FilterRange<CivilDate>
  /** The notice that its row shows, in the order of `INVOICE_NOTICES`. */
  readonly notices: ReadonlyArray<InvoiceNotice>
  /** The codes of `FinanceableInvoice.method`, ascending, each once. */
  readonly methods: ReadonlyArray<string>
}

/** Accepts every invoice. */
export const NO_FILTER: InvoiceFilter = {
  signatures: 'ALL',
  payers: [],
  amount: { from: undefined, to: undefined },
  issued: { from: undefined, to: undefined },
  due: { from: undefined, to: undefined },
  notices: [],
  methods: [],
}

/** More values than a user chooses by hand; further ones in an address are ignored. */
export const MAX_FILTER_VALUES = 50

/** Minor units: the largest amount that an address states. */
export const MAX_FILTER_AMOUNT = 999_999_999_999_999

/**
 * Whether the invoice meets every part of the filter. `today` decides its notice.
 *
 * @example
 * ```ts
 * import { matchesFilter, NO_FILTER } from '@anticipo/domain/financing/invoice-filter'
 * import { SAMPLE_TODAY, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * matchesFilter(sampleInvoice('1'), { ...NO_FILTER, amount: { from: 100_000, to: undefined } }, SAMPLE_TODAY) // true
 * matchesFilter(sampleInvoice('1'), { ...NO_FILTER, notices: ['VERY_OLD'] }, SAMPLE_TODAY) // false
 * ```
 */
export const matchesFilter = (invoice: FinanceableInvoice, filter: InvoiceFilter, today: CivilDate): boolean => {
  const { amount, due, issued, methods, notices, payers, signatures } = filter
  return (
    passesFilter(invoice.signature, signatures) &&
    (payers.length === 0 || payers.includes(normaliseIdentifier(invoice.payer.identifier))) &&
    isWithin(invoice.amount.minor, amount) &&
    isWithin(invoice.issueDate, issued) &&
    isWithin(invoice.dueDate, due) &&
    (notices.length === 0 || hasNotice(invoice, notices, today)) &&
    (methods.length === 0 || (invoice.method !== undefined && methods.includes(invoice.method)))
  )
}

const hasNotice = (invoice: FinanceableInvoice, notices: ReadonlyArray<InvoiceNotice>, today: CivilDate): boolean => {
  const notice = noticeOf(invoice, today)
  return notice !== undefined && notices.includes(notice)
}

const isWithin = <A extends number | string>(value: A, { from, to }: FilterRange<A>): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to)

/** The parts that can be removed from a filter one by one. */
export type FilterPart =
  | { readonly _tag: 'Signatures'; readonly signatures: SignatureFilter }
  | { readonly _tag: 'Payer'; readonly identifier: string }
  | { readonly _tag: 'Amount'; readonly range: FilterRange<number> }
  | { readonly _tag: 'Issued' | 'Due'; readonly range: FilterRange<CivilDate> }
  | { readonly _tag: 'Notice'; readonly notice: InvoiceNotice }
  | { readonly _tag: 'Method'; readonly method: string }

/**
 * The parts of a filter that can be removed, in the order of its fields.
 *
 * @example
 * ```ts
 * import { NO_FILTER, partsOf } from '@anticipo/domain/financing/invoice-filter'
 *
 * partsOf({ ...NO_FILTER, amount: { from: 1, to: undefined }, methods: ['33'] }).map(({ _tag }) => _tag) // ['Amount', 'Method']
 * ```
 */
export const partsOf = ({
  amount,
  due,
  issued,
  methods,
  notices,
  payers,
  signatures,
}: InvoiceFilter): ReadonlyArray<FilterPart> => [
  ...(signatures === 'ALL' ? [] : [{ _tag: 'Signatures', signatures } as const]),
  ...payers.map((identifier): FilterPart => ({ _tag: 'Payer', identifier })),
  ...(isOpen(amount) ? [] : [{ _tag: 'Amount', range: amount } as const]),
  ...(isOpen(issued) ? [] : [{ _tag: 'Issued', range: issued } as const]),
  ...(isOpen(due) ? [] : [{ _tag: 'Due', range: due } as const]),
  ...notices.map((notice): FilterPart => ({ _tag: 'Notice', notice })),
  ...methods.map((method): FilterPart => ({ _tag: 'Method', method })),
]

/**
 * The filter without that part; a part that it does not have is ignored.
 *
 * @example
 * ```ts
 * import { NO_FILTER, withoutPart } from '@anticipo/domain/financing/invoice-filter'
 *
 * withoutPart({ ...NO_FILTER, methods: ['33', '34'] }, { _tag: 'Method', method: '33' }).methods // ['34']
 * ```
 */
export const withoutPart = (filter: InvoiceFilter, part: FilterPart): InvoiceFilter => {
  switch (part._tag) {
    case 'Signatures':
      return { ...filter, signatures: NO_FILTER.signatures }
    case 'Payer':
      return { ...filter, payers: filter.payers.filter((payer) => payer !== part.identifier) }
    case 'Amount':
      return { ...filter, amount: NO_FILTER.amount }
    case 'Issued':
      return { ...filter, issued: NO_FILTER.issued }
    case 'Due':
      return { ...filter, due: NO_FILTER.due }
    case 'Notice':
      return { ...filter, notices: filter.notices.filter((notice) => notice !== part.notice) }
    case 'Method':
      return { ...filter, methods: filter.methods.filter((method) => method !== part.method) }
  }
}

const isOpen = ({ from, to }: FilterRange<unknown>): boolean => from === undefined && to === undefined
