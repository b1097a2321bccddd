import * as E from 'fp-ts/Either'

export type FileKind = 'pdf' | 'jpeg' | 'gif' | 'png' | 'pfx'

/** Purpose of an upload. */
export type UploadPurpose = 'invoicePdf' | 'document' | 'certificate'

export type UploadRefused =
  | { readonly _tag: 'UploadNoFile' }
  | { readonly _tag: 'UploadManyFiles' }
  | { readonly _tag: 'UploadTooSmall'; readonly minimum: number }
  | { readonly _tag: 'UploadTooLarge'; readonly maximum: number }
  | { readonly _tag: 'UploadKindRefused'; readonly allowed: ReadonlyArray<FileKind> }

/**
 * The parts of a file that validation needs: the size in bytes and the first sixteen bytes. A file name proves nothing.
 */
export interface UploadedFile {
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

/** Exactly one file, within the size limits, of an allowed kind by its first bytes. */
export const checkUpload = (
  purpose: UploadPurpose,
  files: ReadonlyArray<UploadedFile>,
): E.Either<UploadRefused, FileKind> => {
  const { kinds, minimum, maximum } = LIMITS[purpose]
  const [file] = files
  if (file === undefined) return E.left({ _tag: 'UploadNoFile' })
  if (files.length > 1) return E.left({ _tag: 'UploadManyFiles' })
  if (!(file.size >= minimum)) return E.left({ _tag: 'UploadTooSmall', minimum })
  if (file.size > maximum) return E.left({ _tag: 'UploadTooLarge', maximum })
  const kind = kindOf(file.head)
  return kind !== undefined && kinds.includes(kind)
    ? E.right(kind)
    : E.left({ _tag: 'UploadKindRefused', allowed: kinds })
}

/** By the first bytes of the format: ISO 32000 (PDF), ITU T.81 (JPEG), GIF87a and 89a, ISO 15948 (PNG), RFC 7292 (PFX). */
export const kindOf = (head: Uint8Array): FileKind | undefined => {
  const found = MAGIC.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  return found?.[0] ?? (isPfx(head) ? 'pfx' : undefined)
}

const KILOBYTE = 1024
const SMALLEST = 100
const LARGEST = 10 * KILOBYTE * KILOBYTE
const LARGEST_CERTIFICATE = 64 * KILOBYTE

const LIMITS: Readonly<Record<UploadPurpose, UploadLimits>> = {
  invoicePdf: { kinds: ['pdf'], minimum: SMALLEST, maximum: LARGEST },
  document: { kinds: ['pdf', 'jpeg', 'gif', 'png'], minimum: SMALLEST, maximum: LARGEST },
  certificate: { kinds: ['pfx'], minimum: SMALLEST, maximum: LARGEST_CERTIFICATE },
}

const ascii = (text: string): ReadonlyArray<number> => [...text].map((character) => character.charCodeAt(0))

const MAGIC: ReadonlyArray<readonly [FileKind, ReadonlyArray<number>]> = [
  ['pdf', ascii('%PDF-')],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['png', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
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
