import * as E from 'fp-ts/Either'
import { own } from '../kernel/guard.ts'

/** The format of a file. `pfx`: a digital certificate with its key. */
export type FileKind = 'pdf' | 'jpeg' | 'gif' | 'png' | 'pfx'

/** Purpose of an upload. */
export type UploadPurpose = 'invoicePdf' | 'document' | 'certificate'

/** Why a file is rejected. Limits are bytes, inclusive. */
export type UploadRejected =
  | { readonly _tag: 'UploadEmpty' }
  | { readonly _tag: 'UploadManyFiles' }
  | { readonly _tag: 'UploadTooSmall'; readonly minimum: number }
  | { readonly _tag: 'UploadTooLarge'; readonly maximum: number }
  | { readonly _tag: 'UploadKindRejected'; readonly allowed: ReadonlyArray<FileKind> }
  /** The extension is not one of the content's kind. */
  | { readonly _tag: 'UploadNameRejected'; readonly kind: FileKind }

/** The parts of a file that validation needs: the size in bytes, the first sixteen bytes, and a name that must agree with them. */
export interface UploadedFile {
  readonly name: string
  readonly size: number
  readonly head: Uint8Array
}

/** The kinds and sizes of files that a purpose accepts. */
export interface UploadLimits {
  readonly kinds: ReadonlyArray<FileKind>
  /** In bytes, inclusive. */
  readonly minimum: number
  readonly maximum: number
}

/** How many first bytes of a file its kind is read from. */
export const MAGIC_NUMBER_BYTES = 16

/**
 * The limits of a purpose.
 *
 * @example
 * ```ts
 * import { uploadLimits } from '@anticipo/domain/documents/upload-limits'
 *
 * uploadLimits('certificate') // { kinds: ['pfx'], minimum: 100, maximum: 65536 }
 * ```
 */
export const uploadLimits = (purpose: UploadPurpose): UploadLimits => own(LIMITS, purpose) ?? NOTHING

/**
 * The kind of exactly one file, within the size limits in bytes, of an allowed kind by its first bytes and its name.
 * Otherwise the first error, in the order of `UploadRejected`.
 *
 * @example
 * ```ts
 * import { validateUpload } from '@anticipo/domain/documents/upload-limits'
 *
 * const head = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31)
 * validateUpload('invoicePdf', [{ name: 'factura.pdf', size: 48_000, head }]) // { _tag: 'Right', right: 'pdf' }
 * validateUpload('invoicePdf', [{ name: 'factura.exe', size: 48_000, head }]) // { _tag: 'Left', left: { _tag: 'UploadNameRejected', kind: 'pdf' } }
 * ```
 */
export const validateUpload = (
  purpose: UploadPurpose,
  files: ReadonlyArray<UploadedFile>,
): E.Either<UploadRejected, FileKind> => {
  const { kinds, minimum, maximum } = uploadLimits(purpose)
  const [file] = files
  if (file === undefined) return E.left({ _tag: 'UploadEmpty' })
  if (files.length > 1) return E.left({ _tag: 'UploadManyFiles' })
  if (!(file.size >= minimum)) return E.left({ _tag: 'UploadTooSmall', minimum })
  if (file.size > maximum) return E.left({ _tag: 'UploadTooLarge', maximum })
  const kind = kindOf(file.head)
  if (kind === undefined || !kinds.includes(kind)) return E.left({ _tag: 'UploadKindRejected', allowed: kinds })
  const name = file.name.toLowerCase()
  return extensionsOf(kind).some((extension) => name.endsWith(extension))
    ? E.right(kind)
    : E.left({ _tag: 'UploadNameRejected', kind })
}

/**
 * By the first bytes of the format: ISO 32000 (PDF), ITU T.81 (JPEG), GIF87a and 89a, ISO 15948 (PNG), RFC 7292 (PFX).
 *
 * @example
 * ```ts
 * import { kindOf } from '@anticipo/domain/documents/upload-limits'
 *
 * kindOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)) // 'jpeg'
 * kindOf(Uint8Array.of()) // undefined
 * ```
 */
export const kindOf = (head: Uint8Array): FileKind | undefined => {
  const start = String.fromCharCode(...head.subarray(0, MAGIC_NUMBER_BYTES))
  const found = MAGIC.find(([, magic]) => start.startsWith(magic))
  return found?.[0] ?? (isPfx(head) ? 'pfx' : undefined)
}

/**
 * The extensions of files of that kind, lower case with the dot; the usual one first.
 *
 * @example
 * ```ts
 * import { extensionsOf } from '@anticipo/domain/documents/upload-limits'
 *
 * extensionsOf('jpeg') // ['.jpg', '.jpeg']
 * ```
 */
export const extensionsOf = (kind: FileKind): readonly [string, ...ReadonlyArray<string>] =>
  kind === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${kind}`]

const KILOBYTE = 1024
const SMALLEST = 100
const LARGEST = 10 * KILOBYTE * KILOBYTE
const LARGEST_CERTIFICATE = 64 * KILOBYTE

const LIMITS: Readonly<Record<UploadPurpose, UploadLimits>> = {
  invoicePdf: { kinds: ['pdf'], minimum: SMALLEST, maximum: LARGEST },
  document: { kinds: ['pdf', 'jpeg', 'gif', 'png'], minimum: SMALLEST, maximum: LARGEST },
  certificate: { kinds: ['pfx'], minimum: SMALLEST, maximum: LARGEST_CERTIFICATE },
}

/** For a purpose that is unknown. */
const NOTHING: UploadLimits = { kinds: [], minimum: 0, maximum: 0 }

/** Bytes as characters of the same code. */
const MAGIC: ReadonlyArray<readonly [FileKind, string]> = [
  ['pdf', '%PDF-'],
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['png', '\u0089PNG\r\n\u001a\n'],
]

/** A DER sequence with a length of one to five bytes, then the version: the integer 3. */
const isPfx = (head: Uint8Array): boolean => {
  if (head[0] !== SEQUENCE) return false
  const length = head[1] ?? 0
  const at = length > INDEFINITE && length <= INDEFINITE + 4 ? length - INDEFINITE + 2 : 2
  return head[at] === 2 && head[at + 1] === 1 && head[at + 2] === 3
}

const SEQUENCE = 0x30
const INDEFINITE = 0x80
