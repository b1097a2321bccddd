import type { TaskEither } from 'fp-ts/TaskEither'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import type { ApprovalState } from '#domain/team/approval.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The data that decide where money arrives. */
export interface ProposedAccount {
  readonly bank: string
  readonly type: string
  readonly number: string
  readonly currency: Currency
  readonly holder: string
  readonly holderIdentifier: string
}

/** A change that others authorise. Without a supplier it is of the company. */
export interface ProposedChange {
  readonly change: 'ADDED' | 'CHANGED' | 'DEFAULT' | 'DELETED' | 'TERM' | 'INVITED' | 'ROLE' | 'RULE'
  readonly supplier: string | undefined
  readonly before: ProposedAccount | undefined
  readonly after: ProposedAccount | undefined
  /** The new payment term in days. */
  readonly term: number | undefined
  /** The person or the rule of the policy, with the words for what holds now and what would. */
  readonly about: string | undefined
  readonly was: string | undefined
  readonly becomes: string | undefined
}

/** One payee of a list that is paid, and its account, whose number is masked. */
export interface ProposedPayee {
  readonly id: SupplierId
  readonly name: string
  readonly identifier: string
  readonly total: Money
  readonly invoices: number
  /** The numbers of the first invoices. */
  readonly folios: ReadonlyArray<string>
  readonly account: { readonly bank: string; readonly type: string; readonly number: string } | undefined
}

/** Lists that are paid by a method, or financed and repaid on a day. */
export interface ProposedPayment {
  readonly lists: ReadonlyArray<{
    readonly id: PayrollId
    readonly name: string
    readonly paymentDate: CivilDate
    readonly payees: ReadonlyArray<ProposedPayee>
  }>
  readonly method: 'TRANSFER' | 'DIRECT' | undefined
  readonly repaymentDate: CivilDate | undefined
}

/** A request of a member that others authorise. Times are milliseconds since 1970. */
export interface RequestedApproval {
  readonly id: ApprovalId
  readonly act: ApprovalAct
  readonly state: ApprovalState
  readonly needed: number
  /** The names of those who authorised it. */
  readonly givenBy: ReadonlyArray<string>
  readonly requestedBy: string
  /** The operator who asked in that name. */
  readonly operator: string | undefined
  readonly isMine: boolean
  readonly mayDecide: boolean
  readonly requestedAt: number
  readonly expiresAt: number
  readonly decidedAt: number | undefined
  readonly rejectedBy: string | undefined
  readonly rejection: string | undefined
  readonly voidedFor: string | undefined
  /** It names the content that was read. */
  readonly contentHash: string
  readonly content: RequestedContent
}

/** All that a request would do: changes, an order, a payment of the surplus, or of lists. */
export interface RequestedContent {
  readonly lines: ReadonlyArray<ProposedChange>
  readonly order?: ProposedOrder | undefined
  readonly surplus?: { readonly amount: Money; readonly account: ProposedDeposit } | undefined
  readonly payment?: ProposedPayment | undefined
  /** The cost of an order or a financing. It may fall until it is carried out. */
  readonly cost?: Money | undefined
}

/** Where money would go, as far as a bank needs it. */
export type ProposedDeposit = Omit<ProposedAccount, 'holder' | 'holderIdentifier'>

/** An order that would be requested. */
export interface ProposedOrder {
  readonly type: FinancingType
  readonly invoices: ReadonlyArray<ProposedInvoice>
  /** It comes back as the payers pay. */
  readonly retention: Money
  /** Undefined where the company has none. */
  readonly account: ProposedDeposit | undefined
}

/** An invoice of an order that would be requested. `lowered`: by credit notes and payments. */
export interface ProposedInvoice {
  readonly id: InvoiceId
  readonly folio: string
  readonly payer: { readonly name: string; readonly identifier: string }
  readonly amount: Money
  readonly lowered: Money
  readonly paymentDate: CivilDate
}

/** The requests of the company that others authorise. */
export interface Approvals {
  /** Pending ones first, then the latest. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<RequestedApproval>>
  readonly one: (id: ApprovalId) => TaskEither<Failure, RequestedApproval>
  readonly approve: (approval: RequestedApproval) => TaskEither<Failure, RequestedApproval>
  readonly reject: (approval: RequestedApproval, reason: string) => TaskEither<Failure, RequestedApproval>
  readonly withdraw: (id: ApprovalId) => TaskEither<Failure, RequestedApproval>
}
export const Approvals = token<Approvals>('Approvals')
