import type { TaskEither } from 'fp-ts/TaskEither'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import type { DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayeeCaution } from '#domain/payables/payee-caution.ts'
import type { ConfirmationChannel, PayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import type { OpenPayrollStatus, Payroll } from '#domain/payables/payroll.ts'
import type { PayrollRequest } from '#domain/payables/payroll-request.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'
import type { PayablePage } from './payables.port.ts'

export interface PayrollDetail extends Payroll {
  /** Identifies the transfer of this payroll at the bank. */
  readonly reference: string
  /** The number of invoices that became not payable since they were scheduled. */
  readonly notPayable: number
  /** Why the payment stopped, in the words of the financier. */
  readonly reason: string | undefined
  /** When a declared transfer is looked for, in milliseconds since 1970. */
  readonly checkAt: number | undefined
  /** The order that finances it. */
  readonly orderId: OrderId | undefined
}

export interface TransferAccount {
  readonly bank: string
  /** Ends in the three digits that files and accounts have. */
  readonly bankCode: string
  /** The code of the host. */
  readonly type: string
  readonly number: string
  readonly holder: string
  readonly holderIdentifier: string
  readonly email: string
}

export interface PayeeCautionState {
  /** The version of the account. A confirmation names the one that was shown. */
  readonly version: number
  /** Empty for an account that can be trusted. */
  readonly reasons: ReadonlyArray<PayeeCaution>
  /** The account is confirmed before it is paid. */
  readonly isUnconfirmed: boolean
  readonly confirmedBy: string | undefined
  /** The operator who confirmed it as that user. */
  readonly operator: string | undefined
  readonly confirmedOn: CivilDate | undefined
  readonly channel: ConfirmationChannel | undefined
  /** Who answered for the payee. */
  readonly person: string | undefined
  /** The contact is older than the account, because who forges an account writes a phone beside it. */
  readonly phone: string | undefined
  readonly phoneSince: CivilDate | undefined
  /** Undefined for an account that did not change recently, or that two members confirmed. */
  readonly waits: PayeeWait | undefined
}

/** A changed account is paid from `until` on, in milliseconds since 1970. */
export interface PayeeWait {
  readonly until: number
  /** The confirmation of the user is missing. */
  readonly isAsked: boolean
  /** Another member who confirms it ends the wait. */
  readonly isShortened: boolean
}

export interface PayeeTransfer extends NamedSupplier {
  readonly id: SupplierId
  readonly invoices: number
  /** The folios of the first invoices. */
  readonly folios: ReadonlyArray<string>
  readonly total: Money
  /** Its number shows the last digits only while it is to be confirmed. */
  readonly account: TransferAccount | undefined
  /** Undefined without an account. */
  readonly caution: PayeeCautionState | undefined
}

/** Undefined account: the financier has none for this business, so that it pays its suppliers itself. */
export interface PayrollTransfers {
  readonly account: TransferAccount | undefined
  /** The accounts of the business, the default one first. */
  readonly ownAccounts: ReadonlyArray<TransferAccount>
  readonly payees: ReadonlyArray<PayeeTransfer>
  /** The acts that others authorise before the user can do them. While `PAY` is one of them, account numbers are masked. */
  readonly guardedActs?: ReadonlyArray<'PAY' | 'FINANCE'> | undefined
}

/** With own money: declared, announced, or paid to the suppliers directly, which others may have to authorise before. */
export type OwnFundsRequest = 'DeclarePaid' | 'PayLater' | 'PaidDirectly' | 'AnnounceDirect'

export interface PayrollFilter {
  /** Keeps payrolls with something to pay in that segment. */
  readonly due?: DueBucket
  /** A part of the name, of a payee or of a folio, or the amount of the list or of an invoice. */
  readonly search?: string | undefined
  readonly status?: OpenPayrollStatus | undefined
}

/** The lists of invoices that are paid together. `key` identifies one intent of the user, however often it is sent. */
export interface Payrolls {
  /** The payrolls that are not finished, by payment date. */
  readonly page: (page: number, pageSize: number, filter?: PayrollFilter) => TaskEither<Failure, Page<PayrollDetail>>
  readonly payroll: (id: PayrollId) => TaskEither<Failure, PayrollDetail>
  readonly invoices: (id: PayrollId, page: number, pageSize: number) => TaskEither<Failure, PayablePage>
  readonly transfers: (id: PayrollId) => TaskEither<Failure, PayrollTransfers>
  /** The user asked the payee about the account, in the version that was shown. */
  readonly confirmPayee: (
    id: PayrollId,
    payee: { readonly id: SupplierId; readonly currency: Currency; readonly version: number },
    confirmation: PayeeConfirmation,
    key: string,
  ) => TaskEither<Failure, PayeeTransfer>
  readonly create: (request: PayrollRequest, key: string) => TaskEither<Failure, PayrollDetail>
  /** All of them or none. */
  readonly createAll: (
    requests: ReadonlyArray<PayrollRequest>,
    key: string,
  ) => TaskEither<Failure, ReadonlyArray<PayrollDetail>>
  /** Back into the payroll from which they were taken. */
  readonly addInvoices: (
    id: PayrollId,
    ids: ReadonlyArray<PayableId>,
    key: string,
  ) => TaskEither<Failure, PayrollDetail>
  readonly requestPayment: (
    id: PayrollId,
    request: OwnFundsRequest,
    key: string,
  ) => TaskEither<Failure, PayrollDetail | Pending>
  /** Prices its financing for a repayment on that day; nothing is requested. */
  readonly priceFinancing: (id: PayrollId, repaymentDate: CivilDate) => TaskEither<Failure, SimulationFigures>
  readonly requestFinancing: (
    id: PayrollId,
    repaymentDate: CivilDate,
    key: string,
  ) => TaskEither<Failure, PayrollDetail | Pending>
  /** Its invoices go back to the inbox; a request of financing ends. */
  readonly delete: (id: PayrollId) => TaskEither<Failure, void>
}
export const Payrolls = token<Payrolls>('Payrolls')
