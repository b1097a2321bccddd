import type { FinancingType } from '#domain/financing/invoice.ts'
import type { ScenarioLetter } from '#domain/financing/scenario.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import { failed, notLoaded, toast, toasts } from '../notifications/toast-kinds.ts'

/** About invoices and orders. */
export const financingToasts = toasts({
  /** The tax authority's documents are imported. */
  InvoicesReady: toast('success'),
  /** A refresh added these. */
  InvoicesArrived: toast<{ readonly invoices: number }>('info'),
  CountsUnavailable: notLoaded('warning'),
  TotalUnavailable: notLoaded('warning'),
  /** The selected invoices could not be loaded. */
  InvoicesUnavailable: failed('warning'),
  /** The order was received, but the request for its documents failed. */
  DocumentsNotRequested: toast<{ readonly order: OrderId; readonly failure: Failure }>('warning'),
  /** A draft was restored; `gone` invoices are no longer financeable. */
  DraftRestored: toast<{ readonly invoices: number; readonly gone: number }>('info'),
  /** A scenario became the order in progress; `gone` of its invoices are no longer financeable. */
  ScenarioOpened: toast<{ readonly scenario: ScenarioLetter; readonly invoices: number; readonly gone: number }>(
    'info',
  ),
  /** A rejected order is requested again with `invoices`; `gone` became unavailable a moment ago, the others for `reasons`. */
  OrderRepeated: toast<{
    readonly order: OrderId
    readonly invoices: number
    readonly gone: number
    readonly reasons: ReadonlyArray<string>
  }>('info'),
  /** Every invoice of the cart was taken meanwhile. */
  NothingLeftToSend: toast<{ readonly gone: number }>('warning'),
  /** The invoices of a proposal replaced the selection. */
  InvoicesProposed: toast<{ readonly invoices: number }>('success'),
  /** Out of the cart; `folio` of the first one. */
  CartInvoicesRemoved: toast<{ readonly folio: string; readonly invoices: number }>('success'),
  /** Documents changed what is financed of invoices of the cart, which is priced again; of the first one from and to. */
  CartInvoicesChanged: toast<{ readonly folios: ReadonlyArray<string>; readonly from: Money; readonly to: Money }>(
    'warning',
  ),
  /** The payment dates of several invoices. */
  DatesChanged: toast<{ readonly invoices: number; readonly date: CivilDate }>('success'),
  SelectionCleared: toast<{ readonly invoices: number }>('info'),
  /** Invoices of an order in progress are kept while another type of financing is open. */
  TypeChanged: toast<{ readonly from: FinancingType; readonly to: FinancingType; readonly invoices: number }>('info'),
  /** An invoice that the user imported was removed. */
  InvoiceRemoved: toast<{ readonly folio: string }>('success'),
  TableNotExported: failed(),
  SimulationNotDownloaded: failed(),
  BillsUnavailable: failed(),
  BillNotDownloaded: failed(),
  TreasuryDebtUnavailable: notLoaded(),
  DepositConfirmed: toast('success'),
  DepositNotConfirmed: failed(),
  SurplusRequested: toast('success'),
  SurplusWithdrawn: toast('success'),
  SurplusNotWithdrawn: failed(),
  SurplusNotRequested: failed(),
  SurplusRequestUnknown: toast('warning'),
  InvoicePdfUploaded: toast<{ readonly folio: string }>('success'),
  InvoicePdfDeleted: toast('success'),
  InvoicePdfNotUploaded: failed(),
  InvoicePdfNotDeleted: failed(),
  InvoicePdfsUnavailable: notLoaded(),
})
