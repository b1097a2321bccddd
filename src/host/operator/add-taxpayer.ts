import * as E from 'fp-ts/Either'
import { listArchive } from '../tax-authority/archive.ts'
import { nameInArchive } from '../tax-authority/document-names.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Adds a taxpayer to the stand-in tax authority, with the name on its own documents. */
export const addTaxpayer = async (
  { readingLimits, taxpayers, workers }: Pick<OperatorServices, 'readingLimits' | 'taxpayers' | 'workers'>,
  { documents, password, taxId }: RequestOf<'taxpayer:add'>,
): Promise<CommandResult> => {
  if (password === '') return E.left('La contraseña no puede estar vacía.')
  const files = await listArchive(documents)
  if (files === undefined) return E.left(`No se puede leer la carpeta ${documents}.`)
  await taxpayers.add({
    ...taxId,
    password,
    documents,
    name: await nameInArchive(workers, readingLimits, documents, taxId),
  })
  return E.right([`Contribuyente ${taxId.identifier} agregado: ${files.length} archivos en ${documents}`])
}
