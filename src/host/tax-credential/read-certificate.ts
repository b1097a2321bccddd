import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import forge from 'node-forge'

/** The contents of a certificate file. Dates are milliseconds since 1970. */
export interface CertificateContents {
  /** SHA-256 of the certificate in hexadecimal digits. */
  readonly fingerprint: string
  /** The name of the holder, as issued. */
  readonly subject: string
  /** The RUT that the issuer wrote; undefined when there is none. */
  readonly holderRut: string | undefined
  readonly validFrom: number
  readonly validUntil: number
}

/** UNPROTECTED: nothing proves that the file is complete and that the password is its password. */
export type CertificateError =
  | 'INVALID'
  | 'WRONG_PASSWORD'
  | 'UNPROTECTED'
  | 'NO_PRIVATE_KEY'
  | 'UNSUPPORTED_KEY'
  | 'TOO_SLOW'

export interface CertificateFile {
  readonly bytes: Uint8Array
  readonly password: string
}

/**
 * Reads a PKCS #12 file (RFC 7292). It belongs in a worker thread: the key derivation of a hostile file takes seconds,
 * although its stated number of rounds is limited. Of several certificates that of the private key is taken.
 */
export const readCertificate = ({
  bytes,
  password,
}: CertificateFile): E.Either<CertificateError, CertificateContents> => {
  const asn1 = attempt(() => forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString('binary'))))
  if (asn1 === undefined || !isPfx(asn1)) return E.left('INVALID')
  const rounds = macRounds(asn1)
  if (rounds === undefined) return E.left('UNPROTECTED')
  if (rounds > MAX_ROUNDS) return E.left('TOO_SLOW')
  const opened = open(asn1, password)
  return E.isLeft(opened) ? opened : contentsOf(opened.right)
}

/** Windows and OpenSSL use 2,000 to 10,000; each round costs 12 microseconds here. */
const MAX_ROUNDS = 100_000

const attempt = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** PFX ::= SEQUENCE { version INTEGER (3), authSafe ContentInfo, macData OPTIONAL } */
const isPfx = (asn1: forge.asn1.Asn1): boolean => {
  const [version, content] = partsOf(asn1)
  return version?.type === forge.asn1.Type.INTEGER && version.value === '\u0003' && partsOf(content).length > 0
}

/** MacData ::= SEQUENCE { mac, macSalt, iterations INTEGER DEFAULT 1 } */
const macRounds = (asn1: forge.asn1.Asn1): number | undefined => {
  const [, , mac] = partsOf(asn1)
  if (mac === undefined) return undefined
  const [, , iterations] = partsOf(mac)
  if (iterations === undefined) return 1
  return typeof iterations.value === 'string' && iterations.value.length <= 4
    ? Buffer.from(iterations.value, 'binary').readUIntBE(0, iterations.value.length)
    : Number.POSITIVE_INFINITY
}

const partsOf = (asn1: forge.asn1.Asn1 | undefined): ReadonlyArray<forge.asn1.Asn1> =>
  asn1 !== undefined && Array.isArray(asn1.value) ? asn1.value : []

const open = (asn1: forge.asn1.Asn1, password: string): E.Either<CertificateError, forge.pkcs12.Pkcs12Pfx> => {
  try {
    return E.right(forge.pkcs12.pkcs12FromAsn1(asn1, true, password))
  } catch (error) {
    const isWrong = error instanceof Error && /MAC could not be verified/.test(error.message)
    return E.left(isWrong ? 'WRONG_PASSWORD' : 'INVALID')
  }
}

const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids

const contentsOf = (pfx: forge.pkcs12.Pkcs12Pfx): E.Either<CertificateError, CertificateContents> => {
  const bags = (type: string | undefined): ReadonlyArray<forge.pkcs12.Bag> =>
    type === undefined ? [] : (pfx.getBags({ bagType: type })[type] ?? [])
  const keys = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)]
  const certificates = bags(certBag)
  if (keys.length === 0 || certificates.length === 0) return E.left('NO_PRIVATE_KEY')
  const key = keys.flatMap(({ key }) => (isRsa(key) ? [key] : []))[0]
  if (key === undefined) return E.left('UNSUPPORTED_KEY')
  const own = certificates.find(({ cert }) => isRsa(cert?.publicKey) && cert.publicKey.n.equals(key.n))?.cert
  if (own === undefined) return E.left('NO_PRIVATE_KEY')
  return canSign(own) ? E.right(contentsOfCertificate(own)) : E.left('UNSUPPORTED_KEY')
}

const isRsa = (key: object | null | undefined): key is forge.pki.rsa.PublicKey =>
  key !== null && key !== undefined && 'n' in key

/** Without the extension a key may be used for anything (RFC 5280, 4.2.1.3). */
const canSign = (certificate: forge.pki.Certificate): boolean => {
  const usage: unknown = certificate.getExtension('keyUsage')
  if (usage === null || usage === undefined || typeof usage !== 'object') return true
  return !('digitalSignature' in usage) || usage.digitalSignature === true
}

const contentsOfCertificate = (certificate: forge.pki.Certificate): CertificateContents => ({
  fingerprint: createHash('sha256')
    .update(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary')
    .digest('hex'),
  subject: fieldOf(certificate, 'commonName') ?? '',
  holderRut: alternativeRut(certificate) ?? fieldOf(certificate, 'serialNumber'),
  validFrom: certificate.validity.notBefore.getTime(),
  validUntil: certificate.validity.notAfter.getTime(),
})

const fieldOf = ({ subject }: forge.pki.Certificate, name: string): string | undefined => {
  const value: unknown = subject.getField({ name })?.value
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : undefined
}

const MAX_LENGTH = 200

/** The RUT of the holder among the alternative names of Chilean certificates. */
const HOLDER_RUT = '1.3.6.1.4.1.8321.1'

/** otherName ::= [0] SEQUENCE { type-id OBJECT IDENTIFIER, value [0] EXPLICIT ANY } (RFC 5280, 4.2.1.6) */
const alternativeRut = (certificate: forge.pki.Certificate): string | undefined => {
  const extension: unknown = certificate.getExtension('subjectAltName')
  if (typeof extension !== 'object' || extension === null || !('value' in extension)) return undefined
  const { value } = extension
  if (typeof value !== 'string') return undefined
  const names = partsOf(attempt(() => forge.asn1.fromDer(value)))
  for (const name of names) {
    const [type, wrapped] = partsOf(name)
    if (typeof type?.value !== 'string' || attempt(() => forge.asn1.derToOid(String(type.value))) !== HOLDER_RUT)
      continue
    const [text] = partsOf(wrapped)
    if (typeof text?.value === 'string') return text.value.slice(0, MAX_LENGTH)
  }
  return undefined
}
