import * as TE from 'fp-ts/TaskEither'
import type { SheetReader } from '#application/suppliers/sheet-reader.port.ts'

/** The code and its library are loaded with the first file. */
export const makeSheetReader = (): SheetReader => ({
  read: (bytes, maxRows) =>
    TE.tryCatch(
      async () => (await import('./sheet-rows.ts')).sheetRowsOf(bytes, maxRows),
      () => 'UNREADABLE' as const,
    ),
})
