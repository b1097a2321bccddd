import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NotificationHistory, NotificationEvent } from '#application/notifications/notification-history.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { NotificationItem } from '#wire/shell.codec.ts'
import type { ApiCall } from '../http/api-call.ts'
import { userCalls } from '../http/bound-calls.ts'
import type { WithUser } from '../http/with-user.ts'

export const makeHttpNotificationHistory = (call: ApiCall, user: WithUser): NotificationHistory => {
  const forUser = userCalls(call, user)
  return {
    list: () =>
      pipe(
        forUser(endpoints.notifications)(),
        TE.map(({ items }) =>
          items.map((item) => ({
            id: item.id,
            at: item.at,
            isRead: item.isRead,
            event: eventOf(item),
          })),
        ),
      ),
    choices: () =>
      pipe(
        forUser(endpoints.notificationChoices)(),
        TE.map(({ choices }) => choices),
      ),
    choose: (choices) =>
      pipe(
        forUser(endpoints.notificationChoose)({ body: { choices: [...choices] } }),
        TE.map((answer) => answer.choices),
      ),
  }
}

/** A kind of a newer host has a neutral text. */
const eventOf = ({ kind, detail }: NotificationItem): NotificationEvent => {
  const { orderId: order, status, count, operator, identifier } = detail
  switch (kind) {
    case 'InvoicesReady':
      return { _tag: kind, count }
    case 'InvoicesFailed':
    case 'PasswordChanged':
      return { _tag: kind }
    case 'OrderReceived':
      return { _tag: kind, order }
    case 'OrderStatusChanged':
      return { _tag: kind, order, status }
    case 'AccessedByOperator':
      return { _tag: kind, operator }
    case 'BusinessClaimLost':
      return { _tag: kind, identifier }
    default:
      return { _tag: 'Unknown' }
  }
}
