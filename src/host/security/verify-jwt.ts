import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'
import type { Keys } from './key-file.ts'

/** Reads a token signed with one of the keys. `undefined` for every token that is not genuine, unchanged and current. */
export const verifyJwt = async (
  token: string,
  keys: Keys,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> => {
  for (const key of keys) {
    const payload = key && (await verifyWith(token, key, options))
    if (payload !== undefined) return payload
  }
  return undefined
}

const verifyWith = async (
  token: string,
  key: Uint8Array,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> => {
  try {
    return (await jwtVerify(token, key, options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
