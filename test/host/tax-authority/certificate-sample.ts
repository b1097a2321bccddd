import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeCertificate, type CertificateName } from '#samples/write-certificate.ts'

export interface CertificateSample {
  readonly key: KeyObject
  readonly der: Uint8Array
  readonly base64: string
  readonly name: CertificateName
}

export interface SampleOptions {
  /** MX: the unique identifier of the subject. */
  readonly uniqueIdentifier?: string
  /** CL: the RUT of the holder. */
  readonly rut?: string
  /** The signing certificate; self-signed when absent. */
  readonly by?: CertificateSample
  readonly isAuthority?: boolean
  readonly from?: string
  readonly to?: string
}

/** A certificate valid from 2025 to 2029 by default. */
export const certificateOf = (commonName: string, options: SampleOptions = {}): CertificateSample => {
  const { by, from = '250101000000Z', isAuthority = false, rut, to = '291231235959Z', uniqueIdentifier } = options
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const name = { commonName, ...(uniqueIdentifier === undefined ? {} : { uniqueIdentifier }) }
  const der = writeCertificate({
    subject: name,
    issuer: by?.name ?? name,
    publicKey,
    key: by?.key ?? privateKey,
    serial: Buffer.from('1'),
    isAuthority,
    from,
    to,
    ...(rut === undefined ? {} : { rut }),
  })
  return { key: privateKey, der, base64: Buffer.from(der).toString('base64'), name }
}

/** A self-signed one with `identifier` as its unique identifier. */
export const certificateFor = (identifier: string): CertificateSample =>
  certificateOf(identifier, { uniqueIdentifier: identifier })
