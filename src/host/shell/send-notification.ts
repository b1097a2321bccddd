import type { Email } from '../mail/mail.port.ts'
import type { HostServices } from '../server/services.ts'

/** Queues each e-mail. */
export const sendNotification = ({ mail }: Pick<HostServices, 'mail'>, emails: ReadonlyArray<Email>): void => {
  for (const email of emails) mail.enqueue(async () => email)
}
