import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file that only the host reads, atomically, with its folder. A `durable` one is complete also after a power
 * cut: its content is flushed before it gets its name.
 */
export const replaceFile = async (
  file: string,
  content: Parameters<typeof writeFile>[1],
  { durable }: { readonly durable: boolean } = { durable: false },
): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, content, { mode: 0o600, flush: durable })
  await rename(`${file}.part`, file)
}

/** Flushes the names in a folder. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
