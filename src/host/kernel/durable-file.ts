import { open, rename } from 'node:fs/promises'

/** Writes a file atomically, also in a power cut: the content is flushed before it gets its name. */
export const writeDurably = async (target: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(`${target}.part`, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${target}.part`, target)
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
