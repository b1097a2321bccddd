import type { TaskEither } from 'fp-ts/TaskEither'
import type { Unavailability } from '#domain/financing/exclusion.ts'
import type { InvoiceFilter } from '#domain/financing/invoice-filter.ts'
import type { InvoiceFacets } from '#domain/financing/invoice-facets.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page, Sort } from '../shared/page.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import { token } from '../shared/token.ts'

export type InvoiceSortField = 'folio' | 'payerName' | 'payerIdentifier' | 'issueDate' | 'expirationDate' | 'amount'

export interface InvoiceQuery {
  readonly type: FinancingType
  readonly page: number
  readonly pageSize: number
  /** Trimmed; empty means all. Matches folio, name, identifier with or without dots, and amount. */
  readonly search: string
  readonly filter: InvoiceFilter
  readonly sort: Sort<InvoiceSortField> | undefined
  /** Those of the matches that come before all others; both groups in the order of the query. Of very many the last ones. */
  readonly first?: ReadonlyArray<InvoiceId> | undefined
}

/** A page, with the sum of all matches of the query, not only of the page. */
export interface InvoicePage extends Page<FinanceableInvoice> {
  readonly totalAmount: Money
}

export interface UnavailableInvoice {
  readonly id: InvoiceId
  readonly reason: Unavailability
}

export type StatsRange = '30days' | '90days' | '365days' | 'all'

export interface InvoiceStats {
  readonly amount: Money
  readonly count: number
}

export type ImportOutcome = 'IMPORTED' | 'DUPLICATE' | 'OTHER_BUSINESS' | 'NOT_AN_INVOICE' | 'UNREADABLE'

export interface ImportResult {
  readonly file: string
  readonly outcome: ImportOutcome
  readonly invoiceId: InvoiceId | undefined
  /** An error code of the catalogue, for the small print. */
  readonly detail: string | undefined
  /** The further reasons of a rejected document. */
  readonly also?: ReadonlyArray<string> | undefined
  /** The name of who issued a document that changes nothing. */
  readonly issuer?: string | undefined
  /** The limit that `detail` exceeds. */
  readonly limit?: number | undefined
}

/** The issued invoices of the business. */
export interface Invoices {
  readonly count: (type: FinancingType) => TaskEither<Failure, number>
  readonly page: (query: InvoiceQuery) => TaskEither<Failure, InvoicePage>
  /** Counts values among all invoices that can be financed. */
  readonly facets: (type: FinancingType) => TaskEither<Failure, InvoiceFacets>
  /** The sum of all financeable invoices. */
  readonly totalAmount: (type: FinancingType) => TaskEither<Failure, Money>
  /** Returns those of the invoices that cannot be requested, with the reason of the host. */
  readonly unavailable: (
    type: FinancingType,
    ids: ReadonlyArray<InvoiceId>,
  ) => TaskEither<Failure, ReadonlyArray<UnavailableInvoice>>
  readonly stats: (range: StatsRange) => TaskEither<Failure, InvoiceStats>
  /** Removes an uploaded invoice. A missing one counts as removed. */
  readonly remove: (id: InvoiceId) => TaskEither<Failure, void>
}
export const Invoices = token<Invoices>('Invoices')

/** Uploads tax documents from the user's device. */
export interface InvoiceImport {
  readonly importFiles: (files: ReadonlyArray<SelectedFile>) => TaskEither<Failure, ReadonlyArray<ImportResult>>
}
export const InvoiceImport = token<InvoiceImport>('InvoiceImport')
