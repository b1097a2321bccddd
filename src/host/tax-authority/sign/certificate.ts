import { X509Certificate } from 'node:crypto'
import { derIn, readDer } from './der.ts'
import { readRfc, readRut } from '../read/wire-identifier.ts'

/** Parses a certificate of a document: Base64 without PEM lines. */
export const readCertificate = (base64: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return undefined
  }
}

/**
 * Whether it was valid at a local date and time (`2026-03-14T10:00:00`). Stored documents outlive their certificates,
 * so the present validity is irrelevant. A day is tolerated for the zone, which documents do not state.
 */
export const wasInForce = (certificate: X509Certificate, localTime: string): boolean => {
  const time = Date.parse(`${localTime}Z`)
  return Date.parse(certificate.validFrom) - DAY <= time && time <= Date.parse(certificate.validTo) + DAY
}

const DAY = 24 * 60 * 60 * 1000

/** MX: the RFC is first in the unique identifier of the subject: `ABC010203AB4 / PEPJ800101XY1`. */
export const holderRfc = (certificate: X509Certificate): string | undefined =>
  readRfc(subjectPart(certificate, 'x500UniqueIdentifier')?.split('/')[0] ?? '')?.id

/**
 * CL: the RUT of the person, in the alternative name of Chilean authorities, else in the serial number of the subject.
 */
export const holderRut = (certificate: X509Certificate): string | undefined =>
  readRut(alternativeRut(certificate) ?? subjectPart(certificate, 'serialNumber') ?? '')

const subjectPart = ({ subject }: X509Certificate, name: string): string | undefined =>
  subject
    .split('\n')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const SEQUENCE = 0x30
const OBJECT_ID = 0x06
const OCTET_STRING = 0x04
/** The context tag 0: an `otherName` among alternative names, and the value inside it. */
const FIRST = 0xa0
/** The context tag 3: the extensions of a certificate. */
const EXTENSIONS = 0xa3
const ALTERNATIVE_NAME = '551d11'
/** 1.3.6.1.4.1.8321.1: the RUT of the holder. */
const RUT_OF_HOLDER = '2b06010401c10101'

/** `X509Certificate.subjectAltName` omits names of this kind. */
const alternativeRut = ({ raw }: X509Certificate): string | undefined => {
  const body = readDer(derIn(readDer(derIn(readDer(raw), SEQUENCE) ?? NONE), SEQUENCE) ?? NONE)
  const extensions = readDer(derIn(readDer(derIn(body, EXTENSIONS) ?? NONE), SEQUENCE) ?? NONE) ?? []
  const names = extensions
    .map(({ content }) => readDer(content))
    .filter((parts) => hexOf(derIn(parts, OBJECT_ID)) === ALTERNATIVE_NAME)
    .flatMap((parts) => readDer(derIn(readDer(derIn(parts, OCTET_STRING) ?? NONE), SEQUENCE) ?? NONE) ?? [])
  for (const { content, tag } of names) {
    const parts = tag === FIRST ? readDer(content) : undefined
    if (hexOf(derIn(parts, OBJECT_ID)) !== RUT_OF_HOLDER) continue
    const value = readDer(derIn(parts, FIRST) ?? NONE)?.[0]
    if (value !== undefined) return Buffer.from(value.content).toString('latin1')
  }
  return undefined
}

const NONE = new Uint8Array()

const hexOf = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : Buffer.from(bytes).toString('hex'))
