import * as TE from 'fp-ts/TaskEither'
import type { TableFileWriter } from '#application/table-export/table-file-writer.port.ts'

/** The code and its library are loaded with the first file. */
export const makeTableFileWriter = (): TableFileWriter => ({
  write: (file, format) =>
    TE.tryCatch(
      async () => (await import('./table-file-bytes.ts')).bytesOf(file, format),
      () => ({ _tag: 'Unreachable' }) as const,
    ),
})
