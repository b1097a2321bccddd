import { directionOf } from '#domain/tax-documents/documented-invoices.ts'
import { failureAt, type FileReading, type ReadFailure } from '../read/file-reading.ts'
import { concerns } from '../read/concerns.ts'
import { isLine } from './naming-documents.ts'
import type { ReadErrorCode, TaxDocument } from '../read/tax-document.ts'

/** One entry of the import report. */
export interface Finding {
  /** The file, with the document when there are several. */
  readonly file: string
  readonly kind: FindingKind
  /** The documents to store: one, or all lines of a register. */
  readonly documents: ReadonlyArray<TaxDocument>
  readonly failure?: ReadErrorCode
  /** The further reasons of the failure. */
  readonly also?: ReadonlyArray<ReadErrorCode>
  /** The thrown error of READER_FAILED. */
  readonly fault?: string
  /** A further chunk of the previous finding. */
  readonly continues?: boolean
}

/** ISSUED and RECEIVED are invoices of the business; OTHER describes them; FOREIGN belongs to other businesses. */
export type FindingKind = 'ISSUED' | 'RECEIVED' | 'OTHER' | 'FOREIGN' | 'FAILED'

/** In file order; the lines of a register count as one, and so does their absence. */
export const findingsIn = (
  identifier: string,
  { documents, failures, file, warnings }: FileReading,
): ReadonlyArray<Finding> => {
  if (warnings.includes('NO_ROWS')) return [failedFinding(file, failureAt('', 'NO_ROWS'))]
  const lines = documents.filter((document) => isLine(document) && !isDoubt(document))
  const doubts = documents.filter((document) => isDoubt(document) && concerns(identifier, document))
  const single = documents.filter((document) => !isLine(document))
  const several = single.length + failures.length + (lines.length > 0 ? 1 : 0) > 1
  const named = (part: string): string =>
    (several && part !== '') || part.startsWith(FILES) ? `${file} · ${inSpanish(part)}` : file
  return [
    ...single.map((document) => findingOf(named(labelOf(document)), identifier, document)),
    ...(lines.length > 0
      ? [
          linesFinding(
            file,
            lines.filter((line) => concerns(identifier, line)),
          ),
        ]
      : []),
    ...failures
      .slice(0, MAX_FAILURES)
      .map((failure, at) =>
        failure.unvalued === undefined
          ? failedFinding(named(failure.at), failure, at === 0 ? doubts : [])
          : findingOf(named(failure.at), identifier, failure.unvalued),
      ),
    ...failures
      .slice(MAX_FAILURES, MAX_FAILURES + 1)
      .map((failure) => failedFinding(`${file} · y ${failures.length - MAX_FAILURES} más`, failure)),
  ]
}

/** How many, of an archive. */
const FILES = 'files '

/** `line 4` of a reader; other places are numbers of documents. */
const inSpanish = (place: string): string => {
  if (place.startsWith(FILES)) {
    const count = Number(place.slice(FILES.length))
    return count === 1
      ? '1 archivo que no es un documento tributario'
      : `${count} archivos que no son documentos tributarios`
  }
  const [, word = '', rest = ''] = /^(line|document|cession)( .+)$/.exec(place) ?? []
  return word === '' ? place : `${PLACES.get(word)}${rest}`
}

const PLACES: ReadonlyMap<string, string> = new Map([
  ['line', 'línea'],
  ['document', 'documento'],
  ['cession', 'cesión'],
])

/** Per file: a register may have hundreds of thousands of faulty lines. */
const MAX_FAILURES = 200

const failedFinding = (
  file: string,
  { also, code, fault }: ReadFailure,
  documents: ReadonlyArray<TaxDocument> = [],
): Finding => ({
  file,
  kind: 'FAILED',
  documents,
  failure: code,
  ...(also === undefined ? {} : { also }),
  ...(fault === undefined ? {} : { fault }),
})

/** It is stored, and its line is reported as unreadable, not as applied. */
const isDoubt = (document: TaxDocument): boolean =>
  document._tag === 'MetadataEntry' && document.status === 'UNREADABLE'

const labelOf = (document: TaxDocument): string => (document._tag === 'ThirdPartyEntry' ? '' : document.folio)

const findingOf = (file: string, identifier: string, document: TaxDocument): Finding => {
  if (!concerns(identifier, document)) return { file, kind: 'FOREIGN', documents: [] }
  const isReceived = document._tag === 'Invoice' && directionOf(identifier, document) === 'RECEIVED'
  const kind = isReceived ? 'RECEIVED' : document._tag === 'Invoice' ? 'ISSUED' : 'OTHER'
  return { file, kind, documents: [document] }
}

const linesFinding = (file: string, own: ReadonlyArray<TaxDocument>): Finding => ({
  file,
  kind: own.length > 0 ? 'OTHER' : 'FOREIGN',
  documents: own,
})
