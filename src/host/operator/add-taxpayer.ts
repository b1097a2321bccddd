import * as E from 'fp-ts/Either'
import { listArchive } from '../tax-authority/archive.ts'
import type { Done, OperatorParts } from './operator-desk.ts'
import type { RequestOf } from './operator-request.ts'

/** Makes a taxpayer known to the stand-in of the tax authority. */
export const addTaxpayer = async (
  { taxpayers }: Pick<OperatorParts, 'taxpayers'>, { documents, password, taxId }: RequestOf<'taxpayer:add'>,
): Promise<Done> => {
  if (password === '') return E.left('La contraseña no puede estar vacía.')
  const files = await listArchive(documents)
  if (files === undefined) return E.left(`No se puede leer la carpeta ${documents}.`)
  await taxpayers.add({ ...taxId, password, documents })
  return E.right([`Contribuyente ${taxId.identifier} agregado: ${files.length} archivos en ${documents}`])
}
