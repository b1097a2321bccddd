import type { Queries } from '../database/database.ts'
import type { DocumentStore } from '../documents/document-store.port.ts'
import { damagedFiles, type FileState, namedFiles, stateOf } from '../documents/named-files.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Copies every file that a row names and reads it back; returns how many. Refuses when one is not as it was written. */
export const copyFiles = async (
  source: Queries,
  from: Pick<DocumentStore, 'read'>,
  to: DocumentStore,
  beforeFile: () => void,
): Promise<number> => {
  const files = await namedFiles(source)
  const problems: Array<string> = []
  for (const file of files) {
    beforeFile()
    const bytes = await from.read(file.key)
    const state = stateOf(file, bytes)
    if (state === 'WHOLE' && bytes !== undefined) await to.write(file.key, bytes)
    else problems.push(`${file.owner} ${SENTENCES[state]}`)
  }
  if (problems.length > 0)
    throw new Refusal(
      `${problems.length} archivos de la carpeta documents no son los que se subieron: ${problems.slice(0, MOST).join(', ')}. ` +
        'Recupéralos de una copia de esa carpeta, o rechaza esos documentos con document:reject para que se suban de nuevo.',
    )
  const [changed] = await damagedFiles(files, to)
  if (changed !== undefined) throw new Refusal(`El archivo de ${changed.owner} no se copió como era.`)
  return files.length
}

/** As many as a terminal shows. */
const MOST = 20

const SENTENCES: Readonly<Record<FileState, string>> = { WHOLE: 'está', MISSING: 'falta', CHANGED: 'cambió' }
