import type { TaskEither } from 'fp-ts/TaskEither'
import type { CashColumn } from '#domain/cash/cash-column.ts'
import type { CashItem, CashRow } from '#domain/cash/cash-item.ts'
import type { CashCover, CoverRequest } from '#domain/cash/cover-proposal.ts'
import type { CollectionMark } from '#domain/cash/receivable-cash.ts'
import type { CashOpening, OpeningAccount } from '#domain/cash/opening.ts'
import type { OwnItem, OwnItemDraft } from '#domain/cash/own-item.ts'
import type { MovedTotals } from '#domain/cash/since-opening.ts'
import type { CashProjection } from '#domain/cash/projection.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'

/** The balances that the company stated last; without a day and at version 0 where it has not. */
export interface StatedOpening {
  readonly date: CivilDate | undefined
  readonly accounts: ReadonlyArray<OpeningAccount>
  readonly version: number
}

/** The money that comes in and goes out, with the balances on which it is computed. */
export interface CompanyCash extends CashProjection {
  readonly opening: StatedOpening
  /** The money that is known to have moved after the day of the balances. */
  readonly sinceOpening: ReadonlyArray<MovedTotals>
}

/** An item with the object that it is of: its invoice, and the payer, the supplier or the payroll. */
export interface CashEntry extends CashItem {
  readonly folio: string | undefined
  readonly name: string | undefined
  /** The tax id of the payer of an issued invoice. */
  readonly payer: string | undefined
  /** The supplier or the assignee of a received invoice. */
  readonly supplierId: SupplierId | undefined
  readonly dueDate: CivilDate | undefined
  readonly averageDaysLate: number | undefined
  readonly orderId: OrderId | undefined
  readonly payrollId: PayrollId | undefined
  /** Undefined for all but issued invoices. */
  readonly mark: InvoiceMark | undefined
}

/** An issued invoice with what the company says of it; `NONE` and version 0 where it has not said anything. */
export interface InvoiceMark {
  readonly invoiceId: InvoiceId
  readonly state: CollectionMark['state'] | 'NONE'
  /** Undefined for every state but `DATED`. */
  readonly date: CivilDate | undefined
  readonly version: number
}

/** The need of a week, and the invoices that would bring it. */
export type CompanyCover = CashCover<CashEntry>

/** The week and the type of financing, and whether invoices with a notice may cover it. */
export interface CoverQuery extends CoverRequest {
  readonly type: FinancingType
}

/** Narrows the items to one cell: a column or a day, a currency, and a row. */
export interface CashCellQuery {
  readonly currency: Currency
  readonly place: CashColumn | CivilDate
  readonly row: CashRow
  readonly page: number
  readonly pageSize: number
}

export interface Cash {
  readonly projection: () => TaskEither<Failure, CompanyCash>
  /** By their days; the sum of all pages is the cell. */
  readonly entries: (query: CashCellQuery) => TaskEither<Failure, Page<CashEntry>>
  readonly cover: (request: CoverQuery) => TaskEither<Failure, CompanyCover>
  /** Replaces the balances that have that version. */
  readonly saveOpening: (
    version: number,
    opening: CashOpening,
  ) => TaskEither<Failure | Conflict<StatedOpening>, StatedOpening>
  /** Replaces the mark of an invoice, which has that version. */
  readonly mark: (mark: InvoiceMark) => TaskEither<Failure | Conflict<InvoiceMark>, InvoiceMark>
  readonly ownItems: OwnItems
}

/** The money that the company knows of and no document names. */
export interface OwnItems {
  /** The oldest first. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<OwnItem>>
  /** `key` identifies one intent of the user, however often it is sent. */
  readonly create: (item: OwnItemDraft, key: string) => TaskEither<Failure, OwnItem>
  /** Replaces the item in that version; in another one the stored item is the conflict. */
  readonly replace: (
    id: OwnItem['id'],
    version: number,
    item: OwnItemDraft,
  ) => TaskEither<Failure | Conflict<OwnItem>, OwnItem>
  /** Deletes the item in that version, and gives it. */
  readonly remove: (id: OwnItem['id'], version: number) => TaskEither<Failure | Conflict<OwnItem>, OwnItem>
}
export const Cash = token<Cash>('Cash')
