import type { FinancingType } from '#domain/financing/invoice.ts'
import type { ScenarioLetter } from '#domain/financing/scenario.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Failure } from '../shared/failure.ts'
import type { PayablesToast } from './payables-toast.ts'

/** A toast. Closed, so that each kind has a text. */
export type Toast =
  | FileToast
  | FinancingToast
  | PayablesToast
  /** An unhandled error. */
  | { readonly _tag: 'Unforeseen' }

/** About what a company keeps about itself and its people. */
export type FileToast =
  /** A new user is signed in. */
  | { readonly _tag: 'UserCreated' }
  /** A link for a new password was requested. The host does not reveal whether the address has an account. */
  | { readonly _tag: 'PasswordResetRequested' }
  | { readonly _tag: 'BusinessCreated' }
  /** The business was created, but the request for its documents failed. */
  | { readonly _tag: 'BusinessDocumentsNotRequested'; readonly failure: Failure }
  | { readonly _tag: 'CredentialSaved' }
  | { readonly _tag: 'CredentialNotSaved'; readonly failure: Failure }
  | { readonly _tag: 'CertificateSaved' }
  | { readonly _tag: 'ProfileChanged' }
  | { readonly _tag: 'BusinessChanged' }
  | { readonly _tag: 'PasswordChanged' }
  | { readonly _tag: 'OtherSessionsEnded' }
  | { readonly _tag: 'TextCopied' }
  | { readonly _tag: 'EmailCopied' }
  | { readonly _tag: 'CopyFailed' }
  | { readonly _tag: 'BankAccountAdded' }
  | { readonly _tag: 'BankAccountChanged' }
  | { readonly _tag: 'BankAccountDeleted' }
  | { readonly _tag: 'DefaultAccountChanged' }
  | { readonly _tag: 'DocumentsNotLoaded'; readonly failure: Failure }
  | { readonly _tag: 'DocumentUploaded'; readonly title: string }
  | { readonly _tag: 'DocumentDownloaded'; readonly name: string }
  | { readonly _tag: 'DocumentNotDownloaded'; readonly failure: Failure }
  | { readonly _tag: 'StakeholderAdded' }
  | { readonly _tag: 'StakeholderChanged' }
  | { readonly _tag: 'StakeholdersFailed' }
  | { readonly _tag: 'SuppliersUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'SupplierChanged' }
  | { readonly _tag: 'SupplierNotChanged'; readonly failure: Failure }
  | { readonly _tag: 'ContactsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'ContactAdded' }
  | { readonly _tag: 'ContactChanged' }
  | { readonly _tag: 'ContactDeleted' }

/** About invoices and orders. */
export type FinancingToast =
  /** The tax authority's documents are imported. */
  | { readonly _tag: 'InvoicesReady' }
  /** A refresh added these. */
  | { readonly _tag: 'InvoicesArrived'; readonly invoices: number }
  | { readonly _tag: 'CountsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'TotalUnavailable'; readonly failure: Failure }
  /** The selected invoices could not be loaded. */
  | { readonly _tag: 'InvoicesUnavailable'; readonly failure: Failure }
  /** The order was received, but the request for its documents failed. */
  | { readonly _tag: 'DocumentsNotRequested'; readonly order: OrderId; readonly failure: Failure }
  /** A draft was restored; `gone` invoices are no longer financeable. */
  | { readonly _tag: 'DraftRestored'; readonly invoices: number; readonly gone: number }
  /** A scenario became the order in progress; `gone` of its invoices are no longer financeable. */
  | {
      readonly _tag: 'ScenarioOpened'
      readonly scenario: ScenarioLetter
      readonly invoices: number
      readonly gone: number
    }
  /** A rejected order is requested again with `invoices`; `gone` became unavailable a moment ago, the others for `reasons`. */
  | {
      readonly _tag: 'OrderRepeated'
      readonly order: OrderId
      readonly invoices: number
      readonly gone: number
      readonly reasons: ReadonlyArray<string>
    }
  /** Every invoice of the cart was taken meanwhile. */
  | { readonly _tag: 'NothingLeftToSend'; readonly gone: number }
  /** The invoices of a proposal replaced the selection. */
  | { readonly _tag: 'InvoicesProposed'; readonly invoices: number }
  /** Out of the cart; `folio` of the first one. */
  | { readonly _tag: 'CartInvoicesRemoved'; readonly folio: string; readonly invoices: number }
  /** Documents changed what is financed of invoices of the cart, which is priced again; of the first one from and to. */
  | {
      readonly _tag: 'CartInvoicesChanged'
      readonly folios: ReadonlyArray<string>
      readonly from: Money
      readonly to: Money
    }
  /** The payment dates of several invoices. */
  | { readonly _tag: 'DatesChanged'; readonly invoices: number; readonly date: CivilDate }
  | { readonly _tag: 'SelectionCleared'; readonly invoices: number }
  /** Invoices of an order in progress are kept while another type of financing is open. */
  | {
      readonly _tag: 'TypeChanged'
      readonly from: FinancingType
      readonly to: FinancingType
      readonly invoices: number
    }
  /** An invoice that the user imported was removed. */
  | { readonly _tag: 'InvoiceRemoved'; readonly folio: string }
  | { readonly _tag: 'TableNotExported'; readonly failure: Failure }
  | { readonly _tag: 'SimulationNotDownloaded'; readonly failure: Failure }
  | { readonly _tag: 'BillsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'BillNotDownloaded'; readonly failure: Failure }
  | { readonly _tag: 'TreasuryDebtUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'DepositConfirmed' }
  | { readonly _tag: 'DepositNotConfirmed'; readonly failure: Failure }
  | { readonly _tag: 'SurplusRequested' }
  | { readonly _tag: 'SurplusWithdrawn' }
  | { readonly _tag: 'SurplusNotWithdrawn'; readonly failure: Failure }
  | { readonly _tag: 'SurplusNotRequested'; readonly failure: Failure }
  | { readonly _tag: 'SurplusRequestUnknown' }
  | { readonly _tag: 'InvoicePdfUploaded'; readonly folio: string }
  | { readonly _tag: 'InvoicePdfDeleted' }
  | { readonly _tag: 'InvoicePdfNotUploaded'; readonly failure: Failure }
  | { readonly _tag: 'InvoicePdfNotDeleted'; readonly failure: Failure }
  | { readonly _tag: 'InvoicePdfsUnavailable'; readonly failure: Failure }
