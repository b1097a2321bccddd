import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'
import type { ImportResult } from '../tax-authority/sync/index.ts'
import { companyOf } from './members.ts'
import { readUpload } from './read-upload.ts'
import { positional, positionals } from './arguments.ts'
import { command } from './command.ts'
import { FilePath, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Imports tax documents of a company like an upload of its user, and reports each result. */
export const invoiceImport = command({
  name: 'invoice:import',
  summary: 'Carga documentos tributarios de una empresa, como si los soltara en el navegador.',
  args: { taxId: positional(TaxId), files: positionals(FilePath, 'XML, ZIP, CSV o TXT, de hasta 10 MB') },
  run: async (
    { clock, database, importer, readingLimits }: Needs<'clock' | 'database' | 'importer' | 'readingLimits'>,
    { files, taxId },
  ) => {
    const company = await companyOf(database, taxId)
    if (E.isLeft(company)) return company
    const uploads: Array<UploadedFile> = []
    for (const path of files) {
      const upload = await readUpload(path, readingLimits.fileBytes)
      if (typeof upload === 'string') return E.left(upload)
      uploads.push(upload)
    }
    const businessId = company.right.id
    const entry = {
      actor: 'operator',
      businessId,
      action: 'documents imported',
      detail: { files: files.length },
    } as const
    const report = await importer.import(businessId, uploads, (tx) => appendAuditEntry(tx, clock, entry))
    if (E.isLeft(report)) return E.left('Hay demasiadas cargas en espera. Inténtalo en un momento.')
    const { results } = report.right
    return E.right([...results.map(lineOf), summaryOf(results)])
  },
})

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
