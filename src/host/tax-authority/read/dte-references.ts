import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { normaliseFolio, SII, siiLine, siiText } from './dte-values.ts'
import type { DocumentReference } from './tax-document.ts'
import { readRut } from './wire-identifier.ts'
import type { Writable } from './writable.ts'
import { childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** The references of a document. Faulty fields are left out: a reference never invalidates its document. */
export const readReferences = (body: XmlElement | undefined): ReadonlyArray<DocumentReference> =>
  childrenOf(body, SII, 'Referencia').map((reference) => {
    const code = siiLine(reference, 'CodRef')
    const date = CivilDate.parse(siiText(reference, 'FchRef') ?? '')
    const reason = siiLine(reference, 'RazonRef')
    const read: Writable<DocumentReference> = {
      documentType: siiLine(reference, 'TpoDocRef') ?? '',
      folio: normaliseFolio(siiLine(reference, 'FolioRef') ?? ''),
    }
    if (code !== undefined) read.code = code
    if (E.isRight(date)) read.date = date.right
    if (reason !== undefined) read.reason = reason
    const other = siiText(reference, 'RUTOtr')
    if (other !== undefined) read.otherIssuer = readRut(other) ?? UNREADABLE_RUT
    if (siiText(reference, 'IndGlobal') === '1') read.isGlobal = true
    return read
  })

/** A stated other issuer that cannot be read: it is nobody, and not the issuer of the note either. */
const UNREADABLE_RUT = 'UNREADABLE'
