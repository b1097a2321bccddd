import type { OrderId } from '#domain/kernel/id.ts'
import type { TaxProgress } from '#domain/tax-credential/credential-prompt.ts'
import { token } from '../shared/token.ts'

/** What the host tells without being asked. */
export type LiveEvent =
  | { readonly _tag: 'TaxProgress'; readonly progress: TaxProgress; readonly documents: number | undefined }
  | { readonly _tag: 'OrderChanged'; readonly orderId: OrderId; readonly status: string }
  | { readonly _tag: 'InvoicesChanged' }
  /** The line is open again: what was missed must be asked for. */
  | { readonly _tag: 'Reconnected' }

/** One line to the host per tab, opened with the first listener, reopened 5 seconds after it breaks, closed with the last. */
export interface LiveEvents {
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void
}
export const LiveEvents = token<LiveEvents>('LiveEvents')
