import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { DataNotOpened } from '../database/opening-failures.ts'

const KEY_BYTES = 32

/** A key in use, and another that counts too while keys are changed. */
export type Keys = readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>?]

/** Parses one key or two, separated by a comma or white space, of 32 bytes in base64, base64url or hexadecimal. */
export const parseKeys = (text: string): Keys | undefined => {
  const [first, second, ...others] = text.trim().split(/[\s,]+/)
  const current = parseKey(first ?? '')
  if (current === undefined || others.length > 0) return undefined
  if (second === undefined) return [current]
  const other = parseKey(second)
  return other && [current, other]
}

const parseKey = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const encoding = /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64url'
  const isWhole = encoding === 'hex' || /^[A-Za-z0-9+/_-]{43}=?$/.test(text)
  return isWhole ? new Uint8Array(Buffer.from(text, encoding)) : undefined
}

/** Keys outside the data folder: the keys themselves, or the path of their file. */
export interface GivenKeys {
  readonly name: string
  readonly keys: Keys | undefined
  readonly file: string | undefined
}

/** The operator's keys, or those in `own`, which is created when missing. A configured file is never created. */
export const givenKeysOr = ({ name, keys, file }: GivenKeys, own: string): Keys => {
  if (keys !== undefined) return keys
  if (file === undefined) return keysIn(own)
  const found = parseKeys(readText(file) ?? '')
  if (found === undefined) throw new DataNotOpened('KEY_UNUSABLE', `${name}_FILE (${file})`)
  return found
}

/** Throws where `givenKeysOr` would create keys. */
export const rejectNewKeys = ({ name, keys, file }: GivenKeys, own: string): void => {
  if (keys === undefined && file === undefined && !existsSync(own)) throw new DataNotOpened('KEY_MISSING', name)
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The keys in `file`, readable by its owner only; one is created at random when it is missing. */
export const keysIn = (file: string): Keys => {
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
  const keys = parseKeys(readFileSync(file, 'utf8'))
  if (keys === undefined) throw new DataNotOpened('KEY_UNUSABLE', file)
  return keys
}
