import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from '../shared/token.ts'

/** The cells of a sheet as texts, row by row. */
export type SheetRows = ReadonlyArray<ReadonlyArray<string>>

/** Reads the first sheet of a spreadsheet, or a text with separators, whatever its name says. */
export interface SheetReader {
  /** At most `maxRows` rows; the error is a file that is neither. */
  readonly read: (bytes: Uint8Array, maxRows: number) => TaskEither<'UNREADABLE', SheetRows>
}
export const SheetReader = token<SheetReader>('SheetReader')
