import * as E from 'fp-ts/Either'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Failure } from '../shared/failure.ts'
import { type InvoiceFilter, type InvoiceRow, rowOf } from './invoice-row.ts'
import type { SelectedInvoices } from './invoice-selection.ts'
import type { Invoices } from './invoices.port.ts'

/** The maximum number of invoices of an order. */
const MOST = 10_000
const PAGE_SIZE = 1_000

/** Every invoice of the filter, page by page, each once, oldest first. */
export const loadAllInvoices = async (
  invoices: Invoices,
  type: FinancingType,
  { signatures, text: search }: Pick<InvoiceFilter, 'signatures' | 'text'>,
): Promise<E.Either<Failure, ReadonlyArray<InvoiceRow>>> => {
  const found = new Map<string, InvoiceRow>()
  for (let page = 1; found.size < MOST; page += 1) {
    const sort = { field: 'issueDate', direction: 'asc' } as const
    const answer = await invoices.page({ type, page, pageSize: PAGE_SIZE, search, signatures, sort })()
    if (E.isLeft(answer)) return answer
    for (const invoice of answer.right.rows) found.set(invoice.id, rowOf(invoice))
    if (page * PAGE_SIZE >= answer.right.totalRows || answer.right.rows.length === 0) break
  }
  return E.right([...found.values()].slice(0, MOST))
}

/** The selected invoices: a whole filter is loaded again, without the exceptions, and with the additions. */
export const loadSelectedInvoices = async (
  invoices: Invoices,
  type: FinancingType,
  chosen: SelectedInvoices,
): Promise<E.Either<Failure, ReadonlyArray<InvoiceRow>>> => {
  if (chosen._tag === 'Rows') return E.right([...chosen.chosen.rows.values()])
  const read = await loadAllInvoices(invoices, type, chosen.filter)
  if (E.isLeft(read)) return read
  const wanted = read.right.filter((row) => !chosen.except.rows.has(row.id))
  return E.right([...new Map([...wanted, ...chosen.also.rows.values()].map((row) => [row.id, row])).values()])
}
