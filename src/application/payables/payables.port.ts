import type { TaskEither } from 'fp-ts/TaskEither'
import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import type { DueBucket, DueTotal } from '#domain/payables/due-bucket.ts'
import type { OnboardingChoice } from '#domain/payables/onboarding.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { NoticeTotal, PayableNotice } from '#domain/payables/payable-notice.ts'
import type { PayableStats } from '#domain/payables/payable-stats.ts'
import type { PayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import type { InvoicesBySupplier } from '#domain/payables/selection-summary.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { DownloadedFile } from '../documents/documents.port.ts'
import type { XmlFile } from '../documents/file-saver.port.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page, Sort } from '../shared/page.ts'
import { token } from '../shared/token.ts'

export type PayableListName = 'inbox' | 'paid' | 'archived'

export type PayableSortField = 'folio' | 'name' | 'identifier' | 'issueDate' | 'paymentDate' | 'amount'

export interface PayableQuery {
  readonly list: PayableListName
  readonly page: number
  readonly pageSize: number
  /** Matches folio, supplier, tax id and amount; empty for all. */
  readonly search: string
  /** Narrows the inbox to those that can be paid, or to the others. Undefined for all, as in the next two. */
  readonly isPayable: boolean | undefined
  readonly due: DueBucket | undefined
  readonly notice: PayableNotice | undefined
  readonly sort: Sort<PayableSortField> | undefined
}

export interface PayablePage extends Page<PayableInvoice> {
  /** The sum of all matches of the query, in the currency of the country. */
  readonly totalAmount: Money
  /** The balance of all of them, one sum for each currency; undefined from a host that does not count them so. */
  readonly totals?: ReadonlyArray<Money> | undefined
  readonly bySupplier: InvoicesBySupplier
}

/** Sums are one for each currency; a host that does not count them so has one, of the amounts at the rates of their documents. */
export interface PayableTotals extends PayableStats {
  /** One for each bucket, in their order; payrolls are among them. */
  readonly due: ReadonlyArray<DueTotal>
  /** One for each notice, in their order. */
  readonly notices: ReadonlyArray<NoticeTotal>
  readonly paid: ReadonlyArray<Money>
  readonly counts: Readonly<Record<PayableListName | 'scheduled', number>>
}

/** `hidden`: the number of invoices in the inbox that are older than the start date, the oldest from `oldest`. */
export interface PayablesSetup {
  readonly isDone: boolean
  readonly startDate: CivilDate | undefined
  readonly hidden: number
  readonly oldest: CivilDate | undefined
}

export interface SetupSupplier extends NamedSupplier {
  /** Undefined without an agreement. */
  readonly term: PaymentTerm | undefined
}

/** A cession as the user saw it: the tax ids of its parties, and its day. */
export interface SeenCession {
  readonly assignor: string
  readonly assignee: string
  readonly on: CivilDate
}

/** The invoices that the business received. `key` identifies one intent of the user, however often it is sent. */
export interface Payables {
  readonly setup: () => TaskEither<Failure, PayablesSetup>
  readonly saveSetup: (choice: OnboardingChoice) => TaskEither<Failure, PayablesSetup>
  /** Those with an invoice issued since then, in the order of the alphabet. */
  readonly suppliersSince: (date: CivilDate) => TaskEither<Failure, ReadonlyArray<SetupSupplier>>
  /** Sums the payments that are due to one supplier, or to all. */
  readonly totals: (supplierId?: SupplierId) => TaskEither<Failure, PayableTotals>
  /** Zero without one. */
  readonly creditLine: () => TaskEither<Failure, CreditLine>
  readonly page: (query: PayableQuery) => TaskEither<Failure, PayablePage>
  /** The invoices that are paid to a supplier, wherever they are; the latest first. */
  readonly ofSupplier: (supplierId: SupplierId, page: number, pageSize: number) => TaskEither<Failure, PayablePage>
  /** Changes the invoice in that version; in another one the stored invoice is the conflict. */
  readonly changeDate: (
    id: PayableId,
    version: number,
    date: CivilDate,
  ) => TaskEither<Failure | Conflict<PayableInvoice>, PayableInvoice>
  /** Its documents: lines, notes, payments and their history. */
  readonly detailOf: (id: PayableId) => TaskEither<Failure, InvoiceDetail>
  /** The document as its issuer wrote it; not found when the file is not at hand. */
  readonly xmlOf: (id: PayableId) => TaskEither<Failure, XmlFile>
  /** The invoices that may be the same purchase as this one. */
  readonly duplicatesOf: (id: PayableId) => TaskEither<Failure, ReadonlyArray<PayableInvoice>>
  /** The user said that this invoice is none of the others; that is saved. */
  readonly markDistinct: (id: PayableId, others: ReadonlyArray<PayableId>) => TaskEither<Failure, PayableInvoice>
  /**
   * The user asked the supplier about the cession that was shown, so that the assignee is paid. Another cession by now is
   * `ERROR_CONFLICT`; confirmed again, it stays confirmed.
   */
  readonly confirmAssignee: (
    id: PayableId,
    cession: SeenCession,
    confirmation: PayeeConfirmation,
  ) => TaskEither<Failure, PayableInvoice>
  /** Requests the voucher of a payment of the financier; requested again it stays requested. */
  readonly requestVoucher: (id: PayableId) => TaskEither<Failure, PayableInvoice>
  readonly downloadVoucher: (id: PayableId) => TaskEither<Failure, DownloadedFile>
  readonly archive: (ids: ReadonlyArray<PayableId>, on: CivilDate, key: string) => TaskEither<Failure, void>
  readonly markPaid: (ids: ReadonlyArray<PayableId>, on: CivilDate, key: string) => TaskEither<Failure, void>
  /** Back to the inbox. */
  readonly restore: (ids: ReadonlyArray<PayableId>, key: string) => TaskEither<Failure, void>
}
export const Payables = token<Payables>('Payables')

/** The invoices of a supplier and their sums. A token of its own, because the screens of suppliers use nothing else of the port. */
export const SupplierTotals = token<Pick<Payables, 'ofSupplier' | 'totals'>>('SupplierTotals')

/** The invoices of the inbox and their payment dates. A token of its own, because the screen of cash uses nothing else of the port. */
export type PayableDates = Pick<Payables, 'changeDate' | 'page'>
export const PayableDates = token<PayableDates>('PayableDates')
