import * as E from 'fp-ts/Either'
import { rememberNames } from '../business/known-names.ts'
import { listArchive } from '../tax-authority/archive.ts'
import { nameInArchive } from '../tax-authority/document-names.ts'
import type { Done, OperatorParts } from './operator-desk.ts'
import type { RequestOf } from './operator-request.ts'

/** Makes a taxpayer known to the stand-in of the tax authority, and its name to whoever registers it. */
export const addTaxpayer = async (
  { database, taxpayers }: Pick<OperatorParts, 'database' | 'taxpayers'>, { documents, password, taxId }: RequestOf<'taxpayer:add'>,
): Promise<Done> => {
  if (password === '') return E.left('La contraseña no puede estar vacía.')
  const files = await listArchive(documents)
  if (files === undefined) return E.left(`No se puede leer la carpeta ${documents}.`)
  await taxpayers.add({ ...taxId, password, documents })
  const known = await nameInArchive(documents, taxId.identifier)
  if (known !== undefined) await rememberNames(database, [known])
  return E.right([`Contribuyente ${taxId.identifier} agregado: ${files.length} archivos en ${documents}`])
}
