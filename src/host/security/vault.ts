import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from './key-file.ts'

/** Encrypts secrets that are used again, bound to their owner. */
export interface Vault {
  readonly seal: (secret: string, owner: string) => string
  /** `undefined` for a value that was not encrypted with one of the keys for this owner. */
  readonly open: (sealed: string, owner: string) => string | undefined
  /** Keys are being changed: what was sealed with the second is to be sealed with the first. */
  readonly isRotating: boolean
  /** Whether it is sealed with the first key. */
  readonly isCurrent: (sealed: string, owner: string) => boolean
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; keys have 32 bytes and are stored outside the database. The first seals. */
export const makeVault = ([current, other]: Keys): Vault => ({
  seal: (secret, owner) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  },
  open: (sealed, owner) => openWith(current, sealed, owner) ?? (other && openWith(other, sealed, owner)),
  isRotating: other !== undefined,
  isCurrent: (sealed, owner) => openWith(current, sealed, owner) !== undefined,
})

const openWith = (key: Uint8Array, sealed: string, owner: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
