import * as fc from 'fast-check'
import type { CivilDate } from '../kernel/civil-date.ts'
import { type FilterRange, type InvoiceFilter, NO_FILTER } from '../financing/invoice-filter.ts'
import { type QueryPair, queryOfFilter } from '../financing/invoice-filter-query.ts'
import { INVOICE_NOTICES } from '../financing/invoice-notice.ts'
import { type InvoiceView, MAX_VIEW_NAME_LENGTH } from '../financing/invoice-view.ts'
import { signatureFilter } from './signatures.ts'
import { calendarDate } from './kernel.ts'

const range = <A extends number | string>(value: fc.Arbitrary<A>): fc.Arbitrary<FilterRange<A>> =>
  fc
    .tuple(fc.option(value, { nil: undefined }), fc.option(value, { nil: undefined }))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && one > other ? { from: other, to: one } : { from: one, to: other },
    )

/** Filters by a few payers and methods of both countries; no range is reversed. */
export const invoiceFilter: fc.Arbitrary<InvoiceFilter> = fc.record({
  signatures: signatureFilter,
  payers: fc.subarray(['760864285', 'ekm9003173c9', 'xaxx010101000']),
  amount: range(fc.integer({ min: 0, max: 10_000_000_000 })),
  issued: range<CivilDate>(calendarDate),
  due: range<CivilDate>(calendarDate),
  notices: fc.subarray([...INVOICE_NOTICES]),
  methods: fc.subarray(['01', '03', '33', '34']),
})

/** A part of some filter, as in an address. */
export const queryPair: fc.Arbitrary<QueryPair> = invoiceFilter.chain((filter) => {
  const pairs = queryOfFilter({ ...filter, signatures: 'TO_REVIEW' })
  return fc.constantFrom(...pairs)
})

/** A view that can be saved. */
export const invoiceView: fc.Arbitrary<InvoiceView> = fc.record({
  name: fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: MAX_VIEW_NAME_LENGTH })
    .map((text) => text.trim().replaceAll(/\s+/g, ' '))
    .filter((name) => name !== ''),
  query: fc.oneof(fc.constant(queryOfFilter(NO_FILTER)), invoiceFilter.map(queryOfFilter)),
})
