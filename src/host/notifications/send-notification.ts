import type { Email, Mail } from '../mail/mail.port.ts'

/** Queues each e-mail. */
export const sendNotification = ({ mail }: { readonly mail: Mail }, emails: ReadonlyArray<Email>): void => {
  for (const email of emails) mail.enqueue(async () => email)
}
