import type { FileSaver } from '#application/documents/file-saver.port.ts'
import { MIME_TYPES } from '#wire/data-url.ts'

/** By a link with the name of the file: the page is never left, and the file never opened in it. */
export const makeBrowserFileSaver = (): FileSaver => ({
  save: ({ bytes, kind, name }) => {
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: MIME_TYPES[kind] }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  },
})

/** Some browsers read the file after the click. */
const REVOKE_AFTER_MS = 60_000
