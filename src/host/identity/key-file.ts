import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { DataNotOpened } from '../database/opening-failures.ts'

const KEY_BYTES = 32

/** Parses a 32-byte key in base64, base64url or hexadecimal; undefined for any other text. */
export const parseKey = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const encoding = /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64url'
  const isWhole = encoding === 'hex' || /^[A-Za-z0-9+/_-]{43}=?$/.test(text)
  return isWhole ? new Uint8Array(Buffer.from(text, encoding)) : undefined
}

/** A key outside the data folder: the key itself, or the path of its file. */
export interface GivenKey {
  readonly name: string
  readonly key: Uint8Array<ArrayBuffer> | undefined
  readonly file: string | undefined
}

/** The operator's key, or the one in `own`, which is created when missing. A configured file is never created. */
export const givenKeyOr = ({ name, key, file }: GivenKey, own: string): Uint8Array<ArrayBuffer> => {
  if (key !== undefined) return key
  if (file === undefined) return keyIn(own)
  const read = readText(file)
  const found = read === undefined ? undefined : parseKey(read.trim())
  if (found === undefined) throw new DataNotOpened('KEY_UNUSABLE', `${name}_FILE (${file})`)
  return found
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The secret in `file`, readable by its owner only; created at random when missing. */
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
  if (key.length !== KEY_BYTES) throw new DataNotOpened('KEY_UNUSABLE', file)
  return key
}
