import { token } from '../shared/token.ts'
import type { DownloadedFile } from './documents.port.ts'

/** A text that the client wrote. */
export interface TextFile {
  readonly name: string
  readonly kind: 'csv' | 'txt'
  readonly text: string
}

/** A table that the client wrote. */
export interface SpreadsheetFile {
  readonly name: string
  readonly kind: 'csv' | 'xlsx'
  readonly bytes: Uint8Array
}

/** A tax document as its issuer wrote it. */
export interface XmlFile {
  readonly name: string
  readonly kind: 'xml'
  readonly bytes: Uint8Array
}

export type SavedFile = DownloadedFile | SpreadsheetFile | TextFile | XmlFile

/** Gives a file to the user's device. Texts are saved as UTF-8. */
export interface FileSaver {
  readonly save: (file: SavedFile) => void
}
export const FileSaver = token<FileSaver>('FileSaver')
