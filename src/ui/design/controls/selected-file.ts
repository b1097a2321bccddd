import type { SelectedFile } from '#application/shared/selected-file.ts'

/** A file of the browser, read when it is needed. */
export const selectedFile = (file: File): SelectedFile => ({
  name: file.name,
  size: file.size,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
})
