import type { OrderId } from '#domain/kernel/id.ts'
import type { NotificationIntent } from '#domain/shell/notification-stack.ts'
import type { Failure } from '../shared/failure.ts'

/** What a person is told in passing. Closed: every kind is worded once. */
export type Toast =
  | { readonly _tag: 'BusinessCreated' }
  /** The business was created, its papers were not asked for yet. */
  | { readonly _tag: 'BusinessDocumentsNotRequested'; readonly failure: Failure }
  | { readonly _tag: 'CredentialSaved' }
  /** The tax authority's documents have been read. */
  | { readonly _tag: 'InvoicesReady' }
  | { readonly _tag: 'CountsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'TotalUnavailable'; readonly failure: Failure }
  /** The chosen invoices could not be brought together. */
  | { readonly _tag: 'InvoicesUnavailable'; readonly failure: Failure }
  /** The order was received, its papers were not asked for yet. */
  | { readonly _tag: 'DocumentsNotRequested'; readonly order: OrderId; readonly failure: Failure }
  /** What was under way before is here again; `gone` invoices cannot be financed any more. */
  | { readonly _tag: 'DraftRestored'; readonly invoices: number; readonly gone: number }
  /** Every invoice of the cart was taken in the meantime. */
  | { readonly _tag: 'NothingLeftToSend'; readonly gone: number }
  /** An invoice that the user imported was removed. */
  | { readonly _tag: 'InvoiceRemoved'; readonly folio: string }
  /** Something broke that nobody looked after. */
  | { readonly _tag: 'Unforeseen' }

export const intentOf = (notice: Toast): NotificationIntent => INTENTS[notice._tag]

const INTENTS: Readonly<Record<Toast['_tag'], NotificationIntent>> = {
  BusinessCreated: 'success',
  BusinessDocumentsNotRequested: 'warning',
  CredentialSaved: 'success',
  InvoicesReady: 'success',
  CountsUnavailable: 'warning',
  TotalUnavailable: 'warning',
  InvoicesUnavailable: 'error',
  DocumentsNotRequested: 'warning',
  DraftRestored: 'info',
  NothingLeftToSend: 'warning',
  InvoiceRemoved: 'success',
  Unforeseen: 'error',
}
