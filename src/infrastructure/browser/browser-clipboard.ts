import * as TE from 'fp-ts/TaskEither'
import type { Clipboard } from '#application/shared/clipboard.port.ts'

export const browserClipboard: Clipboard = {
  write: (text) =>
    TE.tryCatch(
      async () => navigator.clipboard.writeText(text),
      () => 'Rejected' as const,
    ),
}
