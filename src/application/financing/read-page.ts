import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { filterOf, type InvoiceFilter, type InvoiceRow, rowOf } from './invoice-row.ts'
import type { InvoiceQuery, Invoices } from './invoices.port.ts'

export interface ReadPage extends Page<InvoiceRow> {
  /** The sum of all matches. */
  readonly totalAmount: Money
  /** The filter of this response. */
  readonly filter: InvoiceFilter
}

export const readPage = async (
  invoices: Invoices,
  query: InvoiceQuery,
  country: Country,
): Promise<E.Either<Failure, ReadPage>> => {
  const answer = await invoices.page(query)()
  if (E.isLeft(answer)) return answer
  return E.right({
    ...answer.right,
    rows: answer.right.rows.map(rowOf),
    filter: filterOf(query.search, query.signatures, country),
  })
}

export const hasSameRows = (one: ReadPage, other: ReadPage): boolean =>
  one.totalRows === other.totalRows &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ id }, at) => id === other.rows[at]?.id)
