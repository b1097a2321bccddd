import { MIME_TYPES } from '#wire/data-url.ts'

/** The bytes of a file as a data URL. */
export const dataUrlOf = (kind: keyof typeof MIME_TYPES, { buffer, byteLength, byteOffset }: Uint8Array): string =>
  `data:${MIME_TYPES[kind]};base64,${Buffer.from(buffer, byteOffset, byteLength).toString('base64')}`
