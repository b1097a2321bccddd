import * as E from 'fp-ts/Either'
import { verifiedBusiness } from '../identity/store.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'
import type { ImportResult } from '../tax-authority/importer-report.ts'
import { notVerified } from './members.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import { readUpload } from './read-upload.ts'

/** Imports tax documents of a company like an upload of its user, and reports each result. */
export const importFiles = async (
  services: OperatorServices,
  { files, taxId }: RequestOf<'invoice:import'>,
): Promise<CommandResult> => {
  const business = await verifiedBusiness(services.database, taxId.country, taxId.identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  const uploads: Array<UploadedFile> = []
  for (const path of files) {
    const upload = await readUpload(path, services.readingLimits.fileBytes)
    if (typeof upload === 'string') return E.left(upload)
    uploads.push(upload)
  }
  const report = await services.importer.import(business.id, uploads)
  if (E.isLeft(report)) return E.left('Hay demasiadas cargas en espera. Inténtalo en un momento.')
  const { results } = report.right
  return E.right([...results.map(lineOf), summaryOf(results)])
}

const OUTCOMES: Readonly<Record<ImportResult['outcome'], string>> = {
  IMPORTED: 'cargada',
  DUPLICATE: 'ya estaba',
  OTHER_BUSINESS: 'de otra empresa',
  NOT_AN_INVOICE: 'no es una factura',
  UNREADABLE: 'no se puede leer',
}

const lineOf = ({ also = [], detail, file, outcome }: ImportResult): string =>
  `${file}: ${OUTCOMES[outcome]}${detail === undefined ? '' : ` (${[detail, ...also].join(', ')})`}`

const summaryOf = (results: ReadonlyArray<ImportResult>): string => {
  const imported = results.filter(({ outcome }) => outcome === 'IMPORTED').length
  return `${imported} de ${results.length} ${results.length === 1 ? 'documento cargado' : 'documentos cargados'}`
}
