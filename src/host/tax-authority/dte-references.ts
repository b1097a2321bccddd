import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { normaliseFolio, SII, siiLine, siiText } from './dte-values.ts'
import type { DocumentReference } from './tax-document.ts'
import { childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** The references of a document. Faulty fields are left out: a reference never invalidates its document. */
export const readReferences = (body: XmlElement | undefined): ReadonlyArray<DocumentReference> =>
  childrenOf(body, SII, 'Referencia').map((reference) => {
    const [code, reason] = [siiLine(reference, 'CodRef'), siiLine(reference, 'RazonRef')]
    const date = CivilDate.parse(siiText(reference, 'FchRef') ?? '')
    return {
      documentType: siiLine(reference, 'TpoDocRef') ?? '',
      folio: normaliseFolio(siiLine(reference, 'FolioRef') ?? ''),
      ...(code === undefined ? {} : { code }),
      ...(E.isRight(date) ? { date: date.right } : {}),
      ...(reason === undefined ? {} : { reason }),
    }
  })
