/** The notifications of a user, in the product and by mail, and which of them she wants. */
export type { NotificationEvent, PaidInvoices } from './notification-event.ts'
export { muteAddress, muteOfCode } from './mute-link.ts'
export {
  choicesOf,
  choose,
  countUnread,
  muteMail,
  notify,
  readNotifications,
  sendNotification,
} from './notifications.ts'
