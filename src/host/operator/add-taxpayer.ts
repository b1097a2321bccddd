import * as E from 'fp-ts/Either'
import { listArchive, nameInArchive } from '../tax-authority/sync/index.ts'
import { positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { path, TaxId, typedText } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Adds a taxpayer to the stand-in tax authority, with the name on its own documents. */
export const taxpayerAdd = command({
  name: 'taxpayer:add',
  summary: 'Agrega un contribuyente al servicio tributario simulado, con la carpeta de sus documentos.',
  args: {
    taxId: positional(TaxId),
    password: requiredOption(typedText('CLAVE', 256), 'la clave tributaria con que se conecta en el producto'),
    documents: requiredOption(path('CARPETA', 'la carpeta'), 'donde están sus XML, ZIP, CSV y TXT'),
  },
  run: async (
    { readingLimits, taxpayers, workers }: Needs<'readingLimits' | 'taxpayers' | 'workers'>,
    { documents, password, taxId },
  ) => {
    const files = await listArchive(documents)
    if (files === undefined) return E.left(`No se puede leer la carpeta ${documents}.`)
    await taxpayers.add({
      ...taxId,
      password,
      documents,
      name: await nameInArchive(workers, readingLimits, documents, taxId),
    })
    return E.right([`Contribuyente ${taxId.identifier} agregado: ${files.length} archivos en ${documents}`])
  },
})
