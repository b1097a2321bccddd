import type { FileSaver, SavedFile } from '#application/documents/file-saver.port.ts'
import { MIME_TYPES } from '#wire/data-url.ts'

/** By a link with the name of the file: the page is never left, and the file never opened in it. */
export const makeBrowserFileSaver = (): FileSaver => ({
  save: (file) => {
    const content = 'text' in file ? file.text : new Uint8Array(file.bytes)
    const url = URL.createObjectURL(new Blob([content], { type: TYPES[file.kind] }))
    const link = document.createElement('a')
    link.href = url
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  },
})

const TYPES: Readonly<Record<SavedFile['kind'], string>> = {
  ...MIME_TYPES,
  csv: 'text/csv;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Some browsers read the file after the click. */
const REVOKE_AFTER_MS = 60_000
