/** The notifications of a user, in the product and by mail, and which of them she wants. */
export type { NotificationEvent, PaidInvoices } from './notification-event.ts'
export { choicesOf, choose, countUnread, notify, readNotifications, sendNotification } from './notifications.ts'
