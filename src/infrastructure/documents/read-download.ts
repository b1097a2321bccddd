import * as E from 'fp-ts/Either'
import type { DownloadedFile } from '#application/documents/documents.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { kindOf, MAGIC_NUMBER_BYTES, uploadLimits } from '#domain/documents/upload-limits.ts'
import { readDataUrl } from '#wire/data-url.ts'
import { safeFileName } from '#wire/file-name.ts'

/** The kind follows from the content, whatever type or extension the host states. Hosts send base64 with or without the head of a data URL. */
export const readDownload = ({
  file,
  name,
}: {
  readonly file: string
  readonly name: string
}): E.Either<Failure, DownloadedFile> => {
  const bytes = bytesOfBase64(readDataUrl(file)?.base64 ?? file)
  const kind = bytes && kindOf(bytes.subarray(0, MAGIC_NUMBER_BYTES))
  return bytes === undefined || kind === undefined || !uploadLimits('document').kinds.includes(kind)
    ? E.left({ _tag: 'Undecodable', at: ['file: no document'] })
    : E.right({ name: safeFileName(name, kind), kind, bytes })
}

/** Undefined for a text that is no base64. */
export const bytesOfBase64 = (base64: string): Uint8Array | undefined => {
  try {
    const text = atob(base64)
    const bytes = new Uint8Array(text.length)
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
    return bytes
  } catch {
    return undefined
  }
}
