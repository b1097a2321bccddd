import { createHash, randomBytes } from 'node:crypto'

/** The secret of a link that opens once: 32 random bytes. Only its digest is stored. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
