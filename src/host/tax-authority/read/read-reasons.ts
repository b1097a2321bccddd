import * as E from 'fp-ts/Either'

/**
 * Why a document was rejected, in the order of a report: one that several rules reject states all their reasons in this
 * order. Codes with the suffix `TYPE_IGNORED` are recognised documents that the product does not use.
 */
export const READ_REASONS = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'FILE_TOO_MANY_ELEMENTS',
  'IMPORT_TOO_LARGE',
  'READING_TOO_SLOW',
  /** The reader itself failed: a defect of the program, not of the file. */
  'READER_FAILED',
  'ZIP_TOO_MANY_FILES',
  'ZIP_TOO_LARGE',
  'ZIP_RATIO_TOO_HIGH',
  /** An archive inside an archive. */
  'ZIP_IN_ZIP',
  /** An archive without any usable entry. */
  'NO_VALID_ENTRIES',
  /** An entry that differs from what its archive states, or is compressed in another way than is read. */
  'DAMAGED_ENTRY',
  'ENCRYPTED_ENTRY',
  /** Files of an archive that are no tax documents, together. */
  'OTHER_FILES',
  'NOT_XML',
  'XML_ENCODING',
  'XML_DTD_FORBIDDEN',
  'XML_MALFORMED',
  'XML_TOO_DEEP',
  'XML_TOO_MANY_ATTRIBUTES',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TOO_MANY_ELEMENTS',
  /** Another kind of document: its root, its namespace or its header is none of the known ones. */
  'UNSUPPORTED_DOCUMENT',
  /** A known kind of document in a version that the reader does not know. */
  'UNSUPPORTED_VERSION',
  /** A register in which a spreadsheet changed dates or numbers. */
  'SAVED_BY_SPREADSHEET',
  /** A register or metadata file whose lines are all rejected. */
  'NO_VALID_ROWS',
  /** A register or metadata file without lines. */
  'NO_ROWS',
  'CFDI_TYPE_IGNORED',
  'CFDI_NOT_STAMPED',
  'INVALID_UUID',
  'INVALID_IDENTIFIER',
  'DTE_TYPE_IGNORED',
  'MISSING_FIELD',
  /** An element that a document has once is there twice: readers would disagree on which one counts. */
  'REPEATED_FIELD',
  'INVALID_STATUS',
  'INVALID_SEQUENCE',
  'INVALID_FOLIO',
  'INVALID_DATE',
  'CURRENCY_NOT_SUPPORTED',
  'INVALID_RATE',
  'INVALID_AMOUNT',
  'AMOUNT_TOO_LARGE',
  'DUPLICATE_DOCUMENT',
] as const

type ReadReason = (typeof READ_REASONS)[number]

/** One reason, or several of one document. */
export type Rejection = ReadReason | ReadonlyArray<ReadReason>

/** Each reason once, in the order of a report. */
export const inOrder = (reasons: Iterable<ReadReason>): ReadonlyArray<ReadReason> => {
  const given = new Set(reasons)
  return given.size === 1 ? [...given] : READ_REASONS.filter((reason) => given.has(reason))
}

/** All reasons of the rejected parts of a document. At least one of the parts is rejected. */
export const rejected = (
  ...parts: ReadonlyArray<E.Either<Rejection, unknown>>
): E.Either<ReadonlyArray<ReadReason>, never> =>
  E.left(inOrder(parts.flatMap((part) => (E.isLeft(part) ? part.left : []))))

/** A mandatory value. */
export const required = <A>(value: A | undefined): E.Either<'MISSING_FIELD', A> =>
  value === undefined ? E.left('MISSING_FIELD') : E.right(value)

/** Reads a stated text, and fails with `reason` when it cannot be read. */
export const readAs = <A>(
  text: E.Either<ReadReason, string>,
  read: (text: string) => A | undefined,
  reason: ReadReason,
): E.Either<ReadReason, A> => {
  if (E.isLeft(text)) return text
  const value = read(text.right)
  return value === undefined ? E.left(reason) : E.right(value)
}
