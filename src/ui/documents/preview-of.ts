import type { SelectedFile } from '#application/shared/selected-file.ts'
import { kindOf, MAGIC_NUMBER_BYTES, uploadLimits } from '#domain/documents/upload-limits.ts'
import { inflatesWithin } from './pdf-inflation.ts'

/** A picture of a selected file: an image as it is, of a PDF the first page. Undefined where there is none to show. */
export const previewOf = async ({ bytes, size }: SelectedFile): Promise<Blob | undefined> => {
  if (size > uploadLimits('document').maximum) return undefined
  const content = await bytes()
  const kind = kindOf(content.subarray(0, MAGIC_NUMBER_BYTES))
  if (kind === undefined || kind === 'pfx') return undefined
  if (kind !== 'pdf') return new Blob([new Uint8Array(content)], { type: `image/${kind}` })
  if (!(await inflatesWithin(content, MAX_INFLATED_BYTES))) return undefined
  const { renderFirstPage } = await import('./render-pdf.ts')
  return renderFirstPage(content)
}

const MAX_INFLATED_BYTES = 64 * 1024 * 1024
