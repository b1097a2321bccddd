import type { OrderId } from '#domain/kernel/id.ts'
import type { TaxProgress } from '#domain/tax-credential/credential-prompt.ts'
import { token } from '../shared/token.ts'

/** Events from the host. */
export type LiveEvent =
  /** The load goes on, with the number of invoices found so far. */
  | { readonly _tag: 'TaxProgress'; readonly progress: TaxProgress; readonly invoices: number | undefined }
  /** A refresh goes on; `arrivals` counts at its end. */
  | { readonly _tag: 'TaxRefreshed'; readonly progress: TaxProgress; readonly arrivals: number }
  | { readonly _tag: 'OrderChanged'; readonly orderId: OrderId; readonly status: string }
  | { readonly _tag: 'InvoicesChanged' }
  | { readonly _tag: 'BankAccountsChanged' }
  | { readonly _tag: 'DocumentsChanged' }
  /** The user or the company. */
  | { readonly _tag: 'ProfileChanged' }
  | { readonly _tag: 'CertificateChanged' }
  | { readonly _tag: 'StakeholdersChanged' }
  | { readonly _tag: 'WalletChanged' }
  | { readonly _tag: 'DebtsChanged' }
  /** The list of suppliers, one of them, or its contacts. */
  | { readonly _tag: 'SuppliersChanged' }
  /** The balance that the company states. */
  | { readonly _tag: 'CashChanged' }
  | { readonly _tag: 'PayablesChanged' }
  /** The features of the business changed. */
  | { readonly _tag: 'FeaturesChanged' }
  | { readonly _tag: 'ApprovalsChanged' }
  | { readonly _tag: 'TeamChanged' }
  /** The connection is open again: missed changes must be loaded. */
  | { readonly _tag: 'Reconnected' }

/** One connection per tab, opened with the first listener, reopened 5 seconds after a failure, closed with the last. */
export interface LiveEvents {
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void
}
export const LiveEvents = token<LiveEvents>('LiveEvents')
