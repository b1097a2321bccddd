import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'

/** What a user is notified of. */
export type NotificationEvent =
  | { readonly kind: 'InvoicesReady'; readonly count: number }
  | { readonly kind: 'InvoicesFailed' }
  | { readonly kind: 'OrderReceived'; readonly orderId: OrderId }
  | { readonly kind: 'OrderStatusChanged'; readonly orderId: OrderId; readonly status: string }
  | { readonly kind: 'PasswordChanged' }
  | { readonly kind: 'AccessedByOperator'; readonly operator: string }
  | { readonly kind: 'CertificateEnding'; readonly validUntil: CivilDate }
  | { readonly kind: 'BusinessClaimLost'; readonly identifier: string }
