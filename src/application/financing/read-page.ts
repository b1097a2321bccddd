import * as TE from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { criteriaOf, type InvoiceCriteria, type InvoiceRow, rowOf } from './invoice-row.ts'
import type { InvoicePage, InvoiceQuery, Invoices } from './invoices.port.ts'

export interface ReadPage extends Page<InvoiceRow> {
  /** The sum of all matches. */
  readonly totalAmount: Money
  /** Those of this response. */
  readonly criteria: InvoiceCriteria
}

export const readPage = (
  invoices: Invoices,
  query: InvoiceQuery,
  country: Country,
  today: CivilDate,
): TE.TaskEither<Failure, ReadPage> => {
  const criteria = criteriaOf(query.search, query.filter, country, today)
  return TE.map((page: InvoicePage) => ({ ...page, rows: page.rows.map(rowOf), criteria }))(invoices.page(query))
}
