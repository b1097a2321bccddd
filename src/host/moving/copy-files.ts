import type { Queries } from '../database/database.ts'
import { type DocumentStore, storedFiles } from '../documents/index.ts'
import { Rejection } from '../kernel/rejection.ts'

/** Copies every file that a row names and reads it back; returns how many. Rejects when one is not as it was written. */
export const copyFiles = async (
  source: Queries,
  from: Pick<DocumentStore, 'read'>,
  to: DocumentStore,
  beforeFile: () => void,
): Promise<number> => {
  const files = await storedFiles.namedFiles(source)
  const problems: Array<string> = []
  for (const file of files) {
    beforeFile()
    const bytes = await from.read(file.key)
    const state = storedFiles.stateOf(file, bytes)
    if (state === 'WHOLE' && bytes !== undefined) await to.write(file.key, bytes)
    else problems.push(`${file.owner} ${SENTENCES[state]}`)
  }
  if (problems.length > 0)
    throw new Rejection(
      `${problems.length} archivos de la carpeta documents no son los que se subieron: ${problems.slice(0, MAX_LISTED).join(', ')}. ` +
        'Recupéralos de una copia de esa carpeta, o rechaza esos documentos con document:reject para que se suban de nuevo.',
    )
  const [changed] = await storedFiles.damagedFiles(files, to)
  if (changed !== undefined) throw new Rejection(`El archivo de ${changed.owner} no se copió como era.`)
  return files.length
}

/** The limit is the height of a terminal. */
const MAX_LISTED = 20

const SENTENCES: Readonly<Record<storedFiles.FileState, string>> = {
  WHOLE: 'está',
  MISSING: 'falta',
  CHANGED: 'cambió',
}
