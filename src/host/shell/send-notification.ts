import type { Email } from '../mail/mail.port.ts'
import type { HostServices } from '../server/services.ts'

/** Queues each e-mail. */
export const sendNotification = ({ mail }: Pick<HostServices, 'mail'>, letters: ReadonlyArray<Email>): void => {
  for (const letter of letters) mail.enqueue(async () => letter)
}
