import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NotificationHistory, NotificationEvent } from '#application/notifications/notification-history.port.ts'
import { shellEndpoints } from '#wire/shell.endpoints.ts'
import type { NotificationItem } from '#wire/shell.codec.ts'
import type { Api } from '../http/api.ts'

export const makeHttpNotificationHistory = (api: Api): NotificationHistory => ({
  list: () =>
    pipe(
      api.forUser(shellEndpoints.notifications)(),
      TE.map(({ items }) =>
        items.map((item) => ({
          id: item.id,
          at: item.at,
          isRead: item.isRead,
          event: eventOf(item),
        })),
      ),
    ),
  unread: () =>
    pipe(
      api.forUser(shellEndpoints.notificationsUnread)(),
      TE.map(({ count }) => count),
    ),
  choices: () =>
    pipe(
      api.forUser(shellEndpoints.notificationChoices)(),
      TE.map(({ choices }) => choices),
    ),
  choose: (choices) =>
    pipe(
      api.forUser(shellEndpoints.notificationChoose)({ body: { choices: [...choices] } }),
      TE.map((answer) => answer.choices),
    ),
  digest: () =>
    pipe(
      api.forUser(shellEndpoints.digestChoice)(),
      TE.map(({ frequency }) => frequency),
    ),
  chooseDigest: (frequency) =>
    pipe(
      api.forUser(shellEndpoints.digestChoose)({ body: { frequency } }),
      TE.map((answer) => answer.frequency),
    ),
})

/** A kind of a newer host has a neutral text. */
const eventOf = ({ kind, detail }: NotificationItem): NotificationEvent => {
  const {
    orderId: order,
    status,
    count,
    operator,
    identifier,
    validUntil,
    title,
    reason,
    amount,
    folio,
    account,
  } = detail
  switch (kind) {
    case 'InvoicesReady':
    case 'InvoicesArrived':
      return { _tag: kind, count }
    case 'InvoicesChanged':
      return { _tag: kind, count, reason }
    case 'InvoiceStopped':
      return { _tag: kind, order, title, folio, reason }
    case 'InvoicesFailed':
    case 'PasswordChanged':
      return { _tag: kind }
    case 'OrderReceived':
      return { _tag: kind, order }
    case 'OrderStatusChanged': {
      const { agreedDate, agreedRate } = detail
      return { _tag: kind, order, status, amount, account, reason, agreedDate, agreedRate }
    }
    case 'PayerPaid': {
      const { due, paidOn, payer } = detail
      return { _tag: kind, order, amount, payer, folio, paidOn, due, count }
    }
    case 'PaymentCorrected': {
      const { debt, paidOn, rightAmount, rightFolio } = detail
      return { _tag: kind, order, amount, folio, rightAmount, rightFolio, paidOn, status, debt, reason }
    }
    case 'FinancingRepaid':
      return { _tag: kind, order, amount }
    case 'SurplusPaid':
      return { _tag: kind, amount, account }
    case 'PayrollPaid':
      return { _tag: kind, title, amount }
    case 'PayrollStopped':
      return { _tag: kind, title, reason }
    case 'VoucherAttached':
      return { _tag: kind, title, folio }
    case 'AccessedByOperator':
      return { _tag: kind, operator }
    case 'AccountChanged': {
      const { bank, before, change, number, person } = detail
      return { _tag: kind, change, count, person, operator, title, bank, number, before }
    }
    case 'ApprovalRequested':
      return { _tag: kind, act: detail.act, person: detail.person, operator }
    case 'ApprovalDecided':
      return { _tag: kind, act: detail.act, status, person: detail.person, reason }
    case 'CertificateEnding':
      return { _tag: kind, validUntil }
    case 'DocumentApproved':
      return { _tag: kind, title }
    case 'DocumentRejected':
      return { _tag: kind, title, reason }
    case 'BusinessClaimLost':
      return { _tag: kind, identifier }
    default:
      return { _tag: 'Unknown' }
  }
}
