import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

export interface CertificateSample {
  readonly key: KeyObject
  readonly base64: string
}

/** A certificate signed by itself, in force from 2025 to 2029, whose subject has `identifier` as its unique identifier. */
export const certificateFor = (identifier: string): CertificateSample => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = sequence(oid(RSA_SHA256), der(0x05, []))
  const name = sequence(der(0x31, sequence(oid(UNIQUE_IDENTIFIER), text(0x0c, identifier))))
  const body = sequence(
    der(0x02, [1]),
    algorithm,
    name,
    sequence(text(0x17, '250101000000Z'), text(0x17, '291231235959Z')),
    name,
    [...publicKey.export({ type: 'spki', format: 'der' })],
  )
  const signature = sign('RSA-SHA256', Uint8Array.from(body), privateKey)
  return {
    key: privateKey,
    base64: Buffer.from(sequence(body, algorithm, der(0x03, [0, ...signature]))).toString('base64'),
  }
}

type Bytes = ReadonlyArray<number>

const RSA_SHA256: Bytes = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]
const UNIQUE_IDENTIFIER: Bytes = [0x55, 0x04, 0x2d]

const der = (tag: number, content: Bytes): Bytes => [tag, ...lengthOf(content.length), ...content]

const lengthOf = (length: number): Bytes => {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

const sequence = (...parts: ReadonlyArray<Bytes>): Bytes => der(0x30, parts.flat())

const oid = (content: Bytes): Bytes => der(0x06, content)

const text = (tag: number, content: string): Bytes => der(tag, [...Buffer.from(content)])
