import * as E from 'fp-ts/Either'

export type FileKind = 'pdf' | 'jpeg' | 'gif' | 'png' | 'pfx'

/** Purpose of an upload. */
export type UploadPurpose = 'invoicePdf' | 'document' | 'certificate'

export type UploadRefused =
  | { readonly _tag: 'UploadEmpty' }
  | { readonly _tag: 'UploadManyFiles' }
  | { readonly _tag: 'UploadTooSmall'; readonly minimum: number }
  | { readonly _tag: 'UploadTooLarge'; readonly maximum: number }
  | { readonly _tag: 'UploadKindRefused'; readonly allowed: ReadonlyArray<FileKind> }
  /** The extension is not one of the content's kind. */
  | { readonly _tag: 'UploadNameRefused'; readonly kind: FileKind }

/** The parts of a file that validation needs: the size in bytes, the first sixteen bytes, and a name that must agree with them. */
export interface UploadedFile {
  readonly name: string
  readonly size: number
  readonly head: Uint8Array
}

export interface UploadLimits {
  readonly kinds: ReadonlyArray<FileKind>
  /** In bytes, inclusive. */
  readonly minimum: number
  readonly maximum: number
}

export const MAGIC_NUMBER_BYTES = 16

export const uploadLimits = (purpose: UploadPurpose): UploadLimits => LIMITS[purpose]

/** Exactly one file, within the size limits, of an allowed kind by its first bytes and its name. */
export const validateUpload = (
  purpose: UploadPurpose,
  files: ReadonlyArray<UploadedFile>,
): E.Either<UploadRefused, FileKind> => {
  const { kinds, minimum, maximum } = LIMITS[purpose]
  const [file] = files
  if (file === undefined) return E.left({ _tag: 'UploadEmpty' })
  if (files.length > 1) return E.left({ _tag: 'UploadManyFiles' })
  if (!(file.size >= minimum)) return E.left({ _tag: 'UploadTooSmall', minimum })
  if (file.size > maximum) return E.left({ _tag: 'UploadTooLarge', maximum })
  const kind = kindOf(file.head)
  if (kind === undefined || !kinds.includes(kind)) return E.left({ _tag: 'UploadKindRefused', allowed: kinds })
  const name = file.name.toLowerCase()
  return extensionsOf(kind).some((extension) => name.endsWith(extension))
    ? E.right(kind)
    : E.left({ _tag: 'UploadNameRefused', kind })
}

/** By the first bytes of the format: ISO 32000 (PDF), ITU T.81 (JPEG), GIF87a and 89a, ISO 15948 (PNG), RFC 7292 (PFX). */
export const kindOf = (head: Uint8Array): FileKind | undefined => {
  const start = String.fromCharCode(...head.subarray(0, MAGIC_NUMBER_BYTES))
  const found = MAGIC.find(([, magic]) => start.startsWith(magic))
  return found?.[0] ?? (isPfx(head) ? 'pfx' : undefined)
}

/** Of the names of such files. The first one is usual. */
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
