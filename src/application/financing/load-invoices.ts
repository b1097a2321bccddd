import * as TE from 'fp-ts/TaskEither'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { LoadPage } from '../shared/load-selected.ts'
import { type InvoiceCriteria, type InvoiceRow, rowOf } from './invoice-row.ts'
import type { InvoicePage, Invoices } from './invoices.port.ts'

/** Reads the invoices of a filter, oldest first. */
export const invoiceLoader =
  (invoices: Invoices, type: FinancingType): LoadPage<Pick<InvoiceCriteria, 'filter' | 'text'>, InvoiceRow> =>
  ({ filter, text: search }, page, pageSize) =>
    TE.map((found: InvoicePage) => ({ ...found, rows: found.rows.map(rowOf) }))(
      invoices.page({ type, page, pageSize, search, filter, sort: { field: 'issueDate', direction: 'asc' } }),
    )
