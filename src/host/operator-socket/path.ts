import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { dataPath } from '../kernel/data-folder.ts'

/** The socket of a data folder's host. */
export const operatorSocketPath = (dataFolder: string, platform: NodeJS.Platform = process.platform): string => {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 24)
  if (platform === 'win32') return `\\\\.\\pipe\\anticipo-${name}`
  const inside = dataPath(dataFolder, 'operator.sock')
  return Buffer.byteLength(inside) <= MAX_SOCKET_LENGTH ? inside : join(homedir(), `.anticipo-${name}.sock`)
}

/** The longest socket path that every system accepts. */
const MAX_SOCKET_LENGTH = 100
