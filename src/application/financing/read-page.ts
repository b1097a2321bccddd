import * as TE from 'fp-ts/TaskEither'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { filterOf, type InvoiceFilter, type InvoiceRow, rowOf } from './invoice-row.ts'
import type { InvoicePage, InvoiceQuery, Invoices } from './invoices.port.ts'

export interface ReadPage extends Page<InvoiceRow> {
  /** The sum of all matches. */
  readonly totalAmount: Money
  /** The filter of this response. */
  readonly filter: InvoiceFilter
}

export const readPage = (
  invoices: Invoices,
  query: InvoiceQuery,
  country: Country,
): TE.TaskEither<Failure, ReadPage> => {
  const filter = filterOf(query.search, query.signatures, country)
  return TE.map((page: InvoicePage) => ({ ...page, rows: page.rows.map(rowOf), filter }))(invoices.page(query))
}
