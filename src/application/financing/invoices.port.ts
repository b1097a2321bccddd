import type { TaskEither } from 'fp-ts/TaskEither'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { SignatureFilter } from '#domain/financing/signature.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page, Sort } from '../shared/page.ts'
import { token } from '../shared/token.ts'

export type InvoiceSortField = 'folio' | 'payerName' | 'payerIdentifier' | 'issueDate' | 'expirationDate' | 'amount'

export interface InvoiceQuery {
  readonly type: FinancingType
  readonly page: number
  readonly pageSize: number
  /** Trimmed; empty means all. Matches folio, name, identifier with or without dots, and amount. */
  readonly search: string
  readonly signatures: SignatureFilter
  readonly sort: Sort<InvoiceSortField> | undefined
}

/** A page, with the sum of everything the query matches, not only of the page. */
export interface InvoicePage extends Page<FinanceableInvoice> {
  readonly totalAmount: Money
}

export type StatsRange = '30days' | '90days' | '365days' | 'all'

export interface InvoiceStats {
  readonly amount: Money
  readonly count: number
}

/** A file the user chose. Its bytes are read only when they are sent. */
export interface SelectedFile {
  readonly name: string
  readonly size: number
  readonly bytes: () => Promise<Uint8Array>
}

export type ImportOutcome = 'IMPORTED' | 'DUPLICATE' | 'OTHER_BUSINESS' | 'NOT_AN_INVOICE' | 'UNREADABLE'

export interface ImportResult {
  readonly file: string
  readonly outcome: ImportOutcome
  readonly invoiceId: InvoiceId | undefined
  /** A code of the catalogue that says why, for the small print. */
  readonly detail: string | undefined
  /** What `detail` says was exceeded. */
  readonly limit?: number | undefined
}

/** The issued invoices of the business. */
export interface Invoices {
  readonly count: (type: FinancingType) => TaskEither<Failure, number>
  readonly page: (query: InvoiceQuery) => TaskEither<Failure, InvoicePage>
  /** The sum of all that can be financed. */
  readonly totalAmount: (type: FinancingType) => TaskEither<Failure, Money>
  readonly stats: (range: StatsRange) => TaskEither<Failure, InvoiceStats>
  /** Removes an invoice that people imported. One that is not there any more counts as removed. */
  readonly remove: (id: InvoiceId) => TaskEither<Failure, void>
}
export const Invoices = token<Invoices>('Invoices')

/** Takes tax documents from the person's own disk. */
export interface InvoiceImport {
  readonly importFiles: (files: ReadonlyArray<SelectedFile>) => TaskEither<Failure, ReadonlyArray<ImportResult>>
}
export const InvoiceImport = token<InvoiceImport>('InvoiceImport')
