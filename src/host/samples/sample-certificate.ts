import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'
import forge from 'node-forge'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { identityStore } from '../identity/index.ts'
import { certificateOf, readCertificate, saveCertificate } from '../tax-credential/index.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'
import { writeCertificate } from '#samples/write-certificate.ts'

const DAY_MS = 86_400_000
/** So that a newcomer sees the reminders. */
const DAYS_LEFT = 20

/** Registers a certificate that ends soon for each sample company that may have one and has none. */
export const addSampleCertificates = async (
  { clock, database, vault }: Pick<SampleServices, 'clock' | 'database' | 'vault'>,
  logins: ReadonlyArray<SampleAccount>,
): Promise<void> => {
  for (const { company, login } of logins) {
    if (!profileOf(company.country).hasCertificate) continue
    const business = (await identityStore.accountOf(database, company.email))?.business
    if (business === undefined || (await certificateOf(database, business)) !== undefined) continue
    const bytes = await pfxOf({
      holder: company.userName,
      rut: company.identifier,
      from: clock.now() - 345 * DAY_MS,
      to: clock.now() + DAYS_LEFT * DAY_MS,
      password: login.taxPassword,
    })
    const read = readCertificate({ bytes, password: login.taxPassword })
    if (E.isLeft(read)) throw new Error(`the sample certificate cannot be read: ${read.left}`)
    const content = { pfx: Buffer.from(bytes).toString('base64'), password: login.taxPassword }
    const sealed = vault.seal(JSON.stringify(content), business.id)
    await database.transaction((tx) => saveCertificate(tx, clock, business.id, read.right, sealed))
  }
}

interface PfxInput {
  readonly holder: string
  readonly rut: string
  readonly from: number
  readonly to: number
  readonly password: string
}

/** A certificate that signs itself, with its key, as a PKCS #12 file. */
const pfxOf = async ({ from, holder, password, rut, to }: PfxInput): Promise<Uint8Array> => {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const der = writeCertificate({
    subject: { commonName: holder },
    issuer: { commonName: holder },
    publicKey,
    key: privateKey,
    serial: Uint8Array.of(1),
    isAuthority: false,
    from: utcTime(from),
    to: utcTime(to),
    rut,
  })
  const certificate = forge.pki.certificateFromAsn1(forge.asn1.fromDer(Buffer.from(der).toString('binary')))
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())
  const pfx = forge.pkcs12.toPkcs12Asn1(key, certificate, password, { algorithm: '3des' })
  return Uint8Array.from(Buffer.from(forge.asn1.toDer(pfx).getBytes(), 'binary'))
}

/** `YYMMDDhhmmssZ` */
const utcTime = (epochMs: number): string => `${new Date(epochMs).toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`
