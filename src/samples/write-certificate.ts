import { sign, type KeyObject } from 'node:crypto'

/** The fields of a certificate. `publicKey` belongs to the subject, `issuer` and `key` to the signing authority. */
export interface CertificateInput {
  readonly subject: CertificateName
  readonly issuer: CertificateName
  readonly publicKey: KeyObject
  readonly key: KeyObject
  readonly serial: Uint8Array
  readonly isAuthority: boolean
  /** `YYMMDDhhmmssZ` */
  readonly from: string
  readonly to: string
  /** The RUT of the holder, in the field of Chilean authorities. */
  readonly rut?: string
}

export interface CertificateName {
  readonly commonName: string
  /** The field of the SAT for the RFC. */
  readonly uniqueIdentifier?: string
}

/**
 * An X.509 certificate of version 3, signed with RSA-SHA256, as DER: Node can parse certificates but not create them.
 */
export const writeCertificate = (input: CertificateInput): Uint8Array => {
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [...input.serial]),
    ALGORITHM,
    nameOf(input.issuer),
    sequence(text(0x17, input.from), text(0x17, input.to)),
    nameOf(input.subject),
    [...input.publicKey.export({ type: 'spki', format: 'der' })],
    der(0xa3, sequence(...extensionsOf(input))),
  )
  const signature = sign('RSA-SHA256', Uint8Array.from(body), input.key)
  return Uint8Array.from(sequence(body, ALGORITHM, der(0x03, [0, ...signature])))
}

type Bytes = ReadonlyArray<number>

const der = (tag: number, content: Bytes): Bytes => [tag, ...lengthOf(content.length), ...content]

const lengthOf = (length: number): Bytes => {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

const sequence = (...parts: ReadonlyArray<Bytes>): Bytes => der(0x30, parts.flat())

const oid = (content: Bytes): Bytes => der(0x06, content)

const text = (tag: number, content: string): Bytes => der(tag, [...Buffer.from(content)])

const ALGORITHM = sequence(oid([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]), der(0x05, []))
const COMMON_NAME: Bytes = [0x55, 0x04, 0x03]
const UNIQUE_IDENTIFIER: Bytes = [0x55, 0x04, 0x2d]
const BASIC_CONSTRAINTS: Bytes = [0x55, 0x1d, 0x13]
const ALTERNATIVE_NAME: Bytes = [0x55, 0x1d, 0x11]
/** 1.3.6.1.4.1.8321.1 */
const RUT_OF_HOLDER: Bytes = [0x2b, 0x06, 0x01, 0x04, 0x01, 0xc1, 0x01, 0x01]
const TRUE: Bytes = [0x01, 0x01, 0xff]

const nameOf = ({ commonName, uniqueIdentifier }: CertificateName): Bytes =>
  sequence(
    ...[[COMMON_NAME, commonName] as const, [UNIQUE_IDENTIFIER, uniqueIdentifier] as const].flatMap(([id, value]) =>
      value === undefined ? [] : [der(0x31, sequence(oid(id), text(0x0c, value)))],
    ),
  )

const extensionsOf = ({ isAuthority, rut }: CertificateInput): ReadonlyArray<Bytes> => [
  sequence(oid(BASIC_CONSTRAINTS), TRUE, der(0x04, sequence(isAuthority ? TRUE : []))),
  ...(rut === undefined
    ? []
    : [
        sequence(
          oid(ALTERNATIVE_NAME),
          der(0x04, sequence(der(0xa0, [...oid(RUT_OF_HOLDER), ...der(0xa0, text(0x16, rut))]))),
        ),
      ]),
]
