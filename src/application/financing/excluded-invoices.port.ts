import type { TaskEither } from 'fp-ts/TaskEither'
import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'
import type { InvoiceQuery } from './invoices.port.ts'

export type ExcludedInvoiceQuery = Omit<InvoiceQuery, 'filter'>

/** The issued invoices that are not available for a type of financing: with the available ones, all that the documents state. */
export interface ExcludedInvoices {
  readonly page: (query: ExcludedInvoiceQuery) => TaskEither<Failure, Page<ExcludedInvoice>>
}
export const ExcludedInvoices = token<ExcludedInvoices>('ExcludedInvoices')
