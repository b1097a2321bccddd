import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import type { ApprovalState } from '#domain/team/approval.ts'
import type { AccountChangeKind } from '#wire/shell.codec.ts'

/** The event that a user is notified of. */
export type NotificationEvent =
  | { readonly kind: 'InvoicesReady'; readonly count: number }
  /** `count` new ones that can be financed. */
  | { readonly kind: 'InvoicesArrived'; readonly count: number }
  /** `reason` has a line for each of the first few. */
  | { readonly kind: 'InvoicesChanged'; readonly count: number; readonly reason: string }
  /** A change stops the invoice of an open order, or of an open list: `title` is its name. */
  | {
      readonly kind: 'InvoiceStopped'
      readonly orderId?: OrderId
      readonly title?: string
      readonly folio: string
      readonly reason: string
    }
  | { readonly kind: 'InvoicesFailed' }
  | { readonly kind: 'OrderReceived'; readonly orderId: OrderId }
  | {
      readonly kind: 'OrderStatusChanged'
      readonly orderId: OrderId
      readonly status: string
      /** The transferred amount, formatted. */
      readonly amount?: string
      /** Where the money goes or went: the bank and the last digits. */
      readonly account?: string
      readonly reason?: string
      /** The payment date and the formatted monthly rate that were agreed for its unpaid invoices. */
      readonly agreedDate?: CivilDate
      readonly agreedRate?: string
    }
  /** `amount` is formatted; the payer is omitted for several of them. */
  | ({
      readonly kind: 'PayerPaid'
      readonly orderId: OrderId
      readonly amount: string
      readonly payer?: string
    } & PaidInvoices)
  /**
   * A payment of `amount` was recorded by mistake. The right one, if there is one, has its day; `status` is the new one. `debt` is the
   * formatted amount that the company owes now.
   */
  | {
      readonly kind: 'PaymentCorrected'
      readonly orderId: OrderId
      readonly folio: string
      readonly amount: string
      readonly rightAmount?: string
      readonly rightFolio?: string
      readonly paidOn?: CivilDate
      readonly status?: string
      readonly debt?: string
      readonly reason: string
    }
  /** The business repaid the financing of a payroll. */
  | { readonly kind: 'FinancingRepaid'; readonly orderId: OrderId; readonly amount: string }
  | { readonly kind: 'SurplusPaid'; readonly amount: string; readonly account?: string }
  /** `title` is the name of the payroll. */
  | { readonly kind: 'PayrollPaid'; readonly title: string; readonly amount: string }
  | { readonly kind: 'PayrollStopped'; readonly title: string; readonly reason: string }
  /** `title` is the name of the supplier. */
  | { readonly kind: 'VoucherAttached'; readonly title: string; readonly folio: string }
  | { readonly kind: 'PasswordChanged' }
  | { readonly kind: 'AccessedByOperator'; readonly operator: string }
  /**
   * `title` is the name of the supplier, absent for an account of the business; `number` and `before` are the last digits of the account
   * and of the one that it replaces.
   */
  | {
      readonly kind: 'AccountChanged'
      readonly change: AccountChangeKind
      readonly person: string
      readonly operator?: string
      readonly title?: string
      readonly bank: string
      readonly number: string
      readonly before?: string
    }
  /** So many accounts of suppliers that one file added. */
  | {
      readonly kind: 'AccountChanged'
      readonly change: 'ADDED'
      readonly person: string
      readonly operator?: string
      readonly count: number
    }
  | { readonly kind: 'CertificateEnding'; readonly validUntil: CivilDate }
  | { readonly kind: 'DocumentApproved'; readonly title: string }
  | { readonly kind: 'DocumentRejected'; readonly title: string; readonly reason: string }
  /** `act` is of the policy; the requester is `person`, or the operator in that name. */
  | {
      readonly kind: 'ApprovalRequested'
      readonly act: ApprovalAct
      readonly person: string
      readonly operator?: string
    }
  /** `status` is the final state; `person` rejected it for the `reason`. A void request has a code as its reason. */
  | {
      readonly kind: 'ApprovalDecided'
      readonly act: ApprovalAct
      readonly status: ApprovalState
      readonly person?: string
      readonly reason?: string
    }
  | { readonly kind: 'BusinessClaimLost'; readonly identifier: string }

/** The invoice that was paid, on which day, and what is left of it, formatted; or how many were. */
export type PaidInvoices =
  | { readonly folio: string; readonly paidOn: CivilDate; readonly due?: string }
  | { readonly count: number; readonly folio?: undefined }
