import { webcrypto } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import {
  validateUpload,
  MAGIC_NUMBER_BYTES,
  type FileKind,
  type UploadRejected,
} from '#domain/documents/upload-limits.ts'
import { safeFileName } from '#wire/file-name.ts'
import { MIME_TYPES, readDataUrl } from '#wire/data-url.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { hostError, invalid, type HostError } from '../http/host-error.ts'
import type { HandlerResult } from '../http/call.ts'

/** A file whose size, content, name and declared type agree. */
export interface ReadUpload {
  readonly bytes: Uint8Array
  readonly kind: FileKind
  readonly name: string
  readonly sha256: string
}

/** `title` names a file that came without a name. */
export const readUpload = async (
  file: string,
  name: string | undefined,
  title: string,
): HandlerResult<ReadUpload, UploadError> => {
  const url = readDataUrl(file)
  if (url === undefined) return E.left(invalid(['file']))
  const bytes = Buffer.from(url.base64, 'base64')
  /* The decoder skips what is no base64, so that the lengths tell. */
  if (Math.ceil(bytes.length / 3) * 4 !== url.base64.length) return E.left(invalid(['file']))
  await nextTurn()
  const named = name ?? `${title}${EXTENSIONS.get(url.mime) ?? ''}`
  const head = bytes.subarray(0, MAGIC_NUMBER_BYTES)
  const kind = validateUpload('document', [{ name: named, size: bytes.length, head }])
  if (E.isLeft(kind)) return E.left(uploadError(kind.left))
  if (MIME_TYPES[kind.right] !== url.mime) return E.left(hostError('ERROR_DOCUMENT_TYPE'))
  return E.right({ bytes, kind: kind.right, name: safeFileName(named, kind.right), sha256: await sha256Of(bytes) })
}

/** Off the main thread, unlike `createHash`. */
export const sha256Of = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes))).toString('hex')

type UploadError = (typeof CODES)[UploadRejected['_tag']]
export const uploadError = ({ _tag }: UploadRejected): HostError<UploadError> => hostError(CODES[_tag])

const EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(MIME_TYPES).map(([kind, mime]) => [mime, `.${kind}`]),
)

const CODES = {
  UploadEmpty: 'ERROR_VALIDATION',
  UploadManyFiles: 'ERROR_VALIDATION',
  UploadTooSmall: 'ERROR_DOCUMENT_SIZE',
  UploadTooLarge: 'ERROR_DOCUMENT_SIZE',
  UploadKindRejected: 'ERROR_DOCUMENT_TYPE',
  UploadNameRejected: 'ERROR_DOCUMENT_TYPE',
} as const satisfies Readonly<Record<UploadRejected['_tag'], ErrorCode>>
