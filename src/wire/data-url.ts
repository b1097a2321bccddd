import type { FileKind } from '#domain/documents/upload-limits.ts'

/** A file within JSON: `data:application/pdf;base64,…` (RFC 2397). */
export interface DataUrl {
  readonly mime: string
  readonly base64: string
}

/** Reads the head only: the content is megabytes, and the decoder of the content sees whether it is base64. */
export const readDataUrl = (text: string): DataUrl | undefined => {
  const [head = '', mime] = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/.exec(text.slice(0, MAX_HEAD_LENGTH)) ?? []
  return mime === undefined ? undefined : { mime, base64: text.slice(head.length) }
}

const MAX_HEAD_LENGTH = 120

/** Characters of a data URL with 10 MB of content. */
export const MAX_DATA_URL_LENGTH = MAX_HEAD_LENGTH + Math.ceil((10 * 1024 * 1024) / 3) * 4

/** Also of files that are only downloaded. */
export const MIME_TYPES: Readonly<Record<FileKind | 'xml', string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  pfx: 'application/x-pkcs12',
  xml: 'application/xml',
}
