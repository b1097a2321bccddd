import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

/** One for all certificates: a new one takes up to a second. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const KEY = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())

export interface CertificateOptions {
  readonly rut?: string
  readonly from: Date
  readonly until: Date
  readonly password?: string
  readonly canSign?: boolean
  /** Without what proves that the file is complete. */
  readonly isUnprotected?: boolean
  /** Without the private key. */
  readonly isKeyless?: boolean
}

export const CERTIFICATE_PASSWORD = 'clave del certificado'

/** A PKCS #12 file with its own root, made for one test. */
export const aCertificate = ({
  rut,
  from,
  until,
  password = CERTIFICATE_PASSWORD,
  canSign = true,
  isKeyless = false,
  isUnprotected = false,
}: CertificateOptions): Uint8Array => {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.setRsaPublicKey(KEY.n, KEY.e)
  certificate.serialNumber = '01'
  certificate.validity = { notBefore: from, notAfter: until }
  const subject = [
    { name: 'commonName', value: 'Ana Soto Díaz' },
    ...(rut === undefined ? [] : [{ type: forge.pki.oids['serialNumber'] ?? '', value: rut }]),
  ]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: canSign, keyEncipherment: true }])
  certificate.sign(KEY, forge.md.sha256.create())
  const pfx = forge.pkcs12.toPkcs12Asn1(isKeyless ? null : KEY, certificate, password, {
    algorithm: '3des',
    useMac: !isUnprotected,
  })
  return Uint8Array.from(Buffer.from(forge.asn1.toDer(pfx).getBytes(), 'binary'))
}

/** The same file with another stated number of rounds for its MAC, which is not computed again. */
export const withRounds = (file: Uint8Array, rounds: number): Uint8Array => {
  const pfx = forge.asn1.fromDer(Buffer.from(file).toString('binary'))
  const parts = (asn1: forge.asn1.Asn1 | undefined) => (Array.isArray(asn1?.value) ? asn1.value : [])
  const stated = parts(parts(pfx)[2])[2]
  if (stated === undefined) throw new Error('the file has no MAC')
  stated.value = forge.asn1.integerToDer(rounds).getBytes()
  return Uint8Array.from(Buffer.from(forge.asn1.toDer(pfx).getBytes(), 'binary'))
}
