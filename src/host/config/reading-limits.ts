/** Limits of untrusted input. Real documents are far below each of them. */
export interface ReadingLimits {
  /** For one tax document, in its own file or in an envelope. */
  readonly documentBytes: number
  readonly documentElements: number
  readonly depth: number
  /** Per element. */
  readonly attributes: number
  readonly fileBytes: number
  readonly fileElements: number
  readonly zipEntries: number
  readonly zipUnpackedBytes: number
  /** Largest compression ratio of an archive. */
  readonly zipRatio: number
  readonly requestFiles: number
  readonly requestBytes: number
  readonly requestUnpackedBytes: number
  /** Time limit of one request in a worker thread. */
  readonly readingMs: number
  /** Concurrent reading tasks of one business. */
  readonly perBusiness: number
}

const MB = 1024 * 1024

export const STANDARD_LIMITS: ReadingLimits = {
  documentBytes: MB,
  documentElements: 20_000,
  depth: 40,
  attributes: 64,
  fileBytes: 20 * MB,
  fileElements: 500_000,
  zipEntries: 2_000,
  zipUnpackedBytes: 50 * MB,
  zipRatio: 100,
  requestFiles: 500,
  requestBytes: 20 * MB,
  requestUnpackedBytes: 60 * MB,
  readingMs: 10_000,
  perBusiness: 2,
}

export const LIMIT_NAMES = Object.keys(STANDARD_LIMITS) as ReadonlyArray<keyof ReadingLimits>
