import { token } from '../shared/token.ts'
import type { DownloadedFile } from './documents.port.ts'

/** Gives a file to the user's device. */
export interface FileSaver {
  readonly save: (file: DownloadedFile) => void
}
export const FileSaver = token<FileSaver>('FileSaver')
