import type { Letter } from '../mail/mail.port.ts'
import type { HostParts } from '../parts.ts'

/** Posts them, each by itself. */
export const postNews = ({ mail }: Pick<HostParts, 'mail'>, letters: ReadonlyArray<Letter>): void => {
  for (const letter of letters) mail.post(async () => letter)
}
