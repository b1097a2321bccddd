import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { UploadedFile } from '../kernel/uploaded-file.ts'

/** A file on the machine of the operator, of at most so many bytes; else the error as a sentence. */
export const readUpload = async (path: string, most: number): Promise<UploadedFile | string> => {
  try {
    if ((await stat(path)).size > most) return `${path} supera los ${Math.floor(most / 1024 / 1024)} MB.`
    return { name: basename(path), bytes: await readFile(path) }
  } catch {
    return `No se puede leer el archivo ${path}.`
  }
}
