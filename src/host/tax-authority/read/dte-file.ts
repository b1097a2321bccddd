import * as E from 'fp-ts/Either'
import { readAssignments } from './aec.ts'
import { readDte, type DteDocument } from './dte.ts'
import { isVersionOne, SII } from './dte-values.ts'
import { failed, failureAt, faultAt, type ReadResult, type ReadFailure } from './file-reading.ts'
import type { Assignment, WarningCode } from './tax-document.ts'
import { childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** Whether the element is a file of the SII with documents. */
export const isDteFile = (root: XmlElement): boolean => CONTENTS.has(root.name) && SII.includes(root.namespace)

/**
 * A single DTE, an envelope, or an AEC, which contains the assigned DTE and its cessions. One faulty document does not
 * affect the others.
 */
export const readDteFile = (root: XmlElement): ReadResult => {
  const warnings: ReadonlyArray<WarningCode> = root.namespace === '' ? ['NO_NAMESPACE'] : []
  if (!isVersionOne(root)) return failed('UNSUPPORTED_VERSION', warnings)
  const readings = CONTENTS.get(root.name)?.(root) ?? []
  if (readings.length === 0) return failed('MISSING_FIELD', warnings)
  const { documents, failures } = withoutRepeats(readings)
  return { documents, failures, warnings }
}

type Reading = E.Either<ReadFailure, DteDocument | Assignment>

/** A failure of the reader affects only the document that causes it. */
const readGuarded = (dte: XmlElement, at: number): Reading => {
  const place = `document ${at + 1}`
  if (!SII.includes(dte.namespace)) return E.left(failureAt(place, 'UNSUPPORTED_DOCUMENT'))
  try {
    return readDte(dte)
  } catch (error) {
    return E.left(faultAt(place, error))
  }
}

/** Accepts any namespace, so that none is dropped silently. */
const dtesIn = (parents: ReadonlyArray<XmlElement>): ReadonlyArray<Reading> =>
  parents.flatMap(({ children }) => children.filter(({ name }) => name === 'DTE')).map(readGuarded)

const readEnvelope = (root: XmlElement): ReadonlyArray<Reading> =>
  dtesIn(['SetDTE', 'SetBoleta'].flatMap((name) => childrenOf(root, SII, name)))

const readAec = (root: XmlElement): ReadonlyArray<Reading> => {
  const lists = childrenOf(root, SII, 'DocumentoAEC').flatMap((body) => childrenOf(body, SII, 'Cesiones'))
  const assigned = lists
    .flatMap((list) => childrenOf(list, SII, 'DTECedido'))
    .flatMap((entry) => childrenOf(entry, SII, 'DocumentoDTECedido'))
  return [...dtesIn(assigned), ...lists.flatMap(readAssignments)]
}

const CONTENTS: ReadonlyMap<string, (root: XmlElement) => ReadonlyArray<Reading>> = new Map([
  ['DTE', (root: XmlElement) => [readDte(root)]],
  ['EnvioDTE', readEnvelope],
  ['EnvioBOLETA', readEnvelope],
  ['AEC', readAec],
])

/** The first document of a key counts; repetitions are reported. */
const withoutRepeats = (readings: ReadonlyArray<Reading>): Pick<ReadResult, 'documents' | 'failures'> => {
  const documents = new Map<string, DteDocument | Assignment>()
  const failures: Array<ReadFailure> = []
  for (const reading of readings) {
    if (E.isLeft(reading)) failures.push(reading.left)
    else if (documents.has(reading.right.key)) failures.push({ at: reading.right.key, code: 'DUPLICATE_DOCUMENT' })
    else documents.set(reading.right.key, reading.right)
  }
  return { documents: [...documents.values()], failures }
}
