import type { BusinessId } from '#domain/kernel/id.ts'
import type { NotificationEvent } from './notification-event.ts'

/** Where the client shows what the news is about; undefined for news about no page of a company. */
export const notificationPath = (news: NotificationEvent): string | undefined => {
  switch (news.kind) {
    case 'InvoicesReady':
    case 'InvoicesArrived':
    case 'InvoicesFailed':
    case 'InvoicesChanged':
    case 'SurplusPaid':
      return '/finance'
    case 'OrderReceived':
    case 'OrderStatusChanged':
    case 'PayerPaid':
    case 'PaymentCorrected':
    case 'FinancingRepaid':
      return `/orders/${news.orderId}`
    case 'InvoiceStopped':
      return news.orderId === undefined ? '/payments/programadas' : `/orders/${news.orderId}`
    case 'PayrollStopped':
      return '/payments/programadas'
    case 'PayrollPaid':
    case 'VoucherAttached':
      return '/payments/pagadas'
    case 'AccountChanged':
      return 'count' in news || news.title !== undefined ? '/suppliers' : '/user/profile/bankaccounts'
    case 'ApprovalRequested':
    case 'ApprovalDecided':
      return '/approvals'
    case 'DocumentApproved':
    case 'DocumentRejected':
      return '/user/profile/legal'
    case 'AccessedByOperator':
    case 'CertificateEnding':
      return '/user/profile'
    case 'PasswordChanged':
    case 'BusinessClaimLost':
      return undefined
  }
}

/** The same page in the company of the news, whichever company its reader used last. */
export const linkTo = (path: string, businessId: BusinessId): string => `${path}?c=${businessId}`
