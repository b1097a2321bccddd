import { token } from '../shared/token.ts'
import type { DownloadedFile } from './documents.port.ts'

/** A text that the client wrote. */
export interface TextFile {
  readonly name: string
  readonly kind: 'csv' | 'txt'
  readonly text: string
}

export type SavedFile = DownloadedFile | TextFile

/** Gives a file to the user's device. Texts are saved as UTF-8. */
export interface FileSaver {
  readonly save: (file: SavedFile) => void
}
export const FileSaver = token<FileSaver>('FileSaver')
