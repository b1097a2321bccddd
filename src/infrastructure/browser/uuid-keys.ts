import type { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'

/** UUIDs of version 4. `randomUUID` is missing in insecure contexts; `getRandomValues` never is. */
export const uuidKeys: IdempotencyKeys = { next: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))) }

const uuidOf = (bytes: Uint8Array): string => {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
