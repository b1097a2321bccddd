import type { ReadingLimits } from '../../config/reading-limits.ts'
import type { ReadErrorCode } from './tax-document.ts'

/** The limit behind an error code. */
export const limitBehind = (code: ReadErrorCode, limits: ReadingLimits): number | undefined => {
  const name = BEHIND.get(code)
  return name === undefined ? undefined : limits[name]
}

const BEHIND: ReadonlyMap<ReadErrorCode, keyof ReadingLimits> = new Map([
  ['DOCUMENT_TOO_LARGE', 'documentBytes'],
  ['DOCUMENT_TOO_MANY_ELEMENTS', 'documentElements'],
  ['XML_TOO_DEEP', 'depth'],
  ['XML_TOO_MANY_ATTRIBUTES', 'attributes'],
  ['FILE_TOO_LARGE', 'fileBytes'],
  ['FILE_TOO_MANY_ELEMENTS', 'fileElements'],
  ['ZIP_TOO_MANY_FILES', 'zipEntries'],
  ['ZIP_TOO_LARGE', 'zipUnpackedBytes'],
  ['ZIP_RATIO_TOO_HIGH', 'zipRatio'],
  ['IMPORT_TOO_LARGE', 'requestUnpackedBytes'],
  ['READING_TOO_SLOW', 'readingMs'],
])
