import type { TaskEither } from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { DigestFrequency } from '#domain/team/digest.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** A notified event. `Unknown`: a kind without a text in this client. */
export type NotificationEvent =
  | { readonly _tag: 'InvoicesReady'; readonly count: number | undefined }
  | { readonly _tag: 'InvoicesArrived'; readonly count: number | undefined }
  /** `reason` has a line for each of the first few. */
  | { readonly _tag: 'InvoicesChanged'; readonly count: number | undefined; readonly reason: string | undefined }
  /** The row leads to an open order, or to an open list, whose name is `title`. */
  | {
      readonly _tag: 'InvoiceStopped'
      readonly order: OrderId | undefined
      readonly title: string | undefined
      readonly folio: string | undefined
      readonly reason: string | undefined
    }
  | { readonly _tag: 'InvoicesFailed' }
  | { readonly _tag: 'OrderReceived'; readonly order: OrderId | undefined }
  | {
      readonly _tag: 'OrderStatusChanged'
      readonly order: OrderId | undefined
      /** The host's name of the status. */
      readonly status: string | undefined
      /** The transferred amount, formatted. */
      readonly amount: string | undefined
      /** Where the money goes or went: the bank and the last digits. */
      readonly account?: string | undefined
      readonly reason: string | undefined
      /** The payment date and the formatted monthly rate that were agreed for its unpaid invoices. */
      readonly agreedDate?: CivilDate | undefined
      readonly agreedRate?: string | undefined
    }
  | {
      readonly _tag: 'PayerPaid'
      readonly order: OrderId | undefined
      readonly amount: string | undefined
      /** Undefined for several payers, and where an earlier version of the host did not say it. */
      readonly payer?: string | undefined
      /** Undefined for several invoices, as the day and what is left of it. */
      readonly folio: string | undefined
      readonly paidOn?: CivilDate | undefined
      readonly due?: string | undefined
      /** How many invoices were paid, where they are several. */
      readonly count?: number | undefined
    }
  /** `amount` was recorded by mistake; without `rightAmount` there was no payment. `status`: the order changed to it; `debt`: the company owes it now. */
  | {
      readonly _tag: 'PaymentCorrected'
      readonly order: OrderId | undefined
      readonly amount: string | undefined
      readonly folio: string | undefined
      readonly rightAmount: string | undefined
      /** Undefined: of the same invoice. */
      readonly rightFolio: string | undefined
      readonly paidOn: CivilDate | undefined
      readonly status: string | undefined
      readonly debt?: string | undefined
      readonly reason: string | undefined
    }
  /** The business repaid the financing of a payroll. */
  | {
      readonly _tag: 'FinancingRepaid'
      readonly order: OrderId | undefined
      readonly amount: string | undefined
    }
  | { readonly _tag: 'SurplusPaid'; readonly amount: string | undefined; readonly account?: string | undefined }
  /** `title` is the name of the payroll. */
  | { readonly _tag: 'PayrollPaid'; readonly title: string | undefined; readonly amount: string | undefined }
  | { readonly _tag: 'PayrollStopped'; readonly title: string | undefined; readonly reason: string | undefined }
  /** `title` is the name of the supplier. */
  | { readonly _tag: 'VoucherAttached'; readonly title: string | undefined; readonly folio: string | undefined }
  | { readonly _tag: 'PasswordChanged' }
  | { readonly _tag: 'AccessedByOperator'; readonly operator: string | undefined }
  | { readonly _tag: 'CertificateEnding'; readonly validUntil: CivilDate | undefined }
  | { readonly _tag: 'DocumentApproved'; readonly title: string | undefined }
  | { readonly _tag: 'DocumentRejected'; readonly title: string | undefined; readonly reason: string | undefined }
  | { readonly _tag: 'BusinessClaimLost'; readonly identifier: string | undefined }
  /** `title` is the name of the supplier, undefined for an account of the business; the numbers are their last digits. */
  | {
      readonly _tag: 'AccountChanged'
      readonly change: string | undefined
      /** So many accounts that one file added; undefined for one account. */
      readonly count: number | undefined
      readonly person: string | undefined
      readonly operator: string | undefined
      readonly title: string | undefined
      readonly bank: string | undefined
      readonly number: string | undefined
      readonly before: string | undefined
    }
  /** `act` is of the policy of authorisations. */
  | {
      readonly _tag: 'ApprovalRequested'
      readonly act: string | undefined
      readonly person: string | undefined
      readonly operator: string | undefined
    }
  | {
      readonly _tag: 'ApprovalDecided'
      readonly act: string | undefined
      readonly status: string | undefined
      readonly person: string | undefined
      readonly reason: string | undefined
    }
  | { readonly _tag: 'Unknown' }

export interface Notification {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly isRead: boolean
  readonly event: NotificationEvent
}

/** Kinds with a selectable channel. */
export type NotificationKind = Exclude<NotificationEvent['_tag'], 'Unknown'>

/** In the product, by mail, by both, or not at all. */
export type Channel = 'APP' | 'MAIL' | 'BOTH' | 'NONE'
export const CHANNELS: ReadonlyArray<Channel> = ['APP', 'MAIL', 'BOTH', 'NONE']

export interface ChannelChoice {
  readonly kind: NotificationKind
  readonly channel: Channel
}

/** The notifications of the session's user, and their channels. */
export interface NotificationHistory {
  /** Newest first. Listing them marks them as read, unless an operator lists them. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<Notification>>
  /** How many of the list were never listed. */
  readonly unread: () => TaskEither<Failure, number>
  readonly choices: () => TaskEither<Failure, ReadonlyArray<ChannelChoice>>
  /** Returns the channels of every kind. */
  readonly choose: (choices: ReadonlyArray<ChannelChoice>) => TaskEither<Failure, ReadonlyArray<ChannelChoice>>
  /** How often the user gets the digest of the companies by mail. */
  readonly digest: () => TaskEither<Failure, DigestFrequency>
  /** Returns what counts from now on. */
  readonly chooseDigest: (frequency: DigestFrequency) => TaskEither<Failure, DigestFrequency>
}
export const NotificationHistory = token<NotificationHistory>('NotificationHistory')
