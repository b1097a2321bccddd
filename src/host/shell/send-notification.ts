import type { Email } from '../mail/mail.port.ts'
import type { HostServices } from '../server/services.ts'

/** Posts them, each by itself. */
export const sendNotification = ({ mail }: Pick<HostServices, 'mail'>, letters: ReadonlyArray<Email>): void => {
  for (const letter of letters) mail.enqueue(async () => letter)
}
