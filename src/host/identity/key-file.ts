import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const KEY_BYTES = 32

/** The secret kept in `file`, which only the owner may read; made at random the first time, the same ever after. */
export const keyIn = (file: string): Uint8Array<ArrayBuffer> => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, randomBytes(KEY_BYTES).toString('base64url'))
    fsyncSync(handle)
    closeSync(handle)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    chmodSync(file, 0o600)
  }
  const key = new Uint8Array(Buffer.from(readFileSync(file, 'utf8'), 'base64url'))
  if (key.length !== KEY_BYTES) throw new Error(`La clave de ${file} está dañada.`)
  return key
}
