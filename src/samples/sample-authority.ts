import { generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { writeCertificate, type CertificateName } from './write-certificate.ts'

/** The signer of one issuer's documents. */
export interface SampleSigner {
  /** Base64 of its certificate. */
  readonly certificate: string
  /** The certificate number in a CFDI. */
  readonly number: string
  /** Base64. */
  readonly sign: (algorithm: 'RSA-SHA1' | 'RSA-SHA256', content: string) => string
}

export type OriginalOf = (document: Uint8Array) => string

/** Certifies the issuers of sample documents, each under its own tax id; trusted in sample mode only. */
export interface SampleAuthority {
  /** PEM. */
  readonly root: string
  readonly signerFor: (identifier: string, name: string) => SampleSigner
  /** The text of a CFDI that its seal signs. */
  readonly originalOf: OriginalOf
}

/**
 * An authority whose keys exist only in this object, so that no other document can be sealed in its name. All issuers
 * share a short key, because thousands of seals are created while a user waits.
 */
export const makeSampleAuthority = async (originalOf: OriginalOf): Promise<SampleAuthority> => {
  const [authority, issuers] = await Promise.all([newKeys(2048), newKeys(1024)])
  const signers = new Map<string, SampleSigner>()
  const certificate = (subject: CertificateName, publicKey: KeyObject, number: string, rut?: string): Uint8Array =>
    writeCertificate({
      subject,
      issuer: NAME,
      publicKey,
      key: authority.privateKey,
      serial: Buffer.from(number),
      isAuthority: publicKey === authority.publicKey,
      from: '200101000000Z',
      to: '491231235959Z',
      ...(rut === undefined ? {} : { rut }),
    })
  const newSigner = (identifier: string, name: string): SampleSigner => {
    const number = `3000100000${String(signers.size + 1).padStart(10, '0')}`
    const isRut = identifier.includes('-')
    const subject = isRut ? { commonName: name } : { commonName: name, uniqueIdentifier: identifier }
    return {
      certificate: base64(certificate(subject, issuers.publicKey, number, isRut ? identifier : undefined)),
      number,
      sign: (algorithm, content) => sign(algorithm, Buffer.from(content), issuers.privateKey).toString('base64'),
    }
  }
  return {
    root: pemOf(certificate(NAME, authority.publicKey, '1')),
    originalOf,
    signerFor: (identifier, name) => {
      const signer = signers.get(identifier) ?? newSigner(identifier, name)
      signers.set(identifier, signer)
      return signer
    },
  }
}

const NAME: CertificateName = { commonName: 'Anticipo: documentos de ejemplo' }

const newKeys = (modulusLength: number) => promisify(generateKeyPair)('rsa', { modulusLength })

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const pemOf = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${base64(der).replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
