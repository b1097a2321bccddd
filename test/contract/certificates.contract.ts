import { describe, expect, it } from 'vitest'
import type { Certificates } from '#application/tax-credential/certificates.port.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

/** Names what is wrong with a file whose password is right. */
export type RejectedFile = Exclude<ErrorsOf<typeof endpoints.pfxUpload>, 'ERROR_PFX_WRONG_PASSWORD'>

const REJECTED = [
  'ERROR_PFX_EXPIRED',
  'ERROR_PFX_INVALID',
  'ERROR_PFX_NOT_YET_VALID',
  'ERROR_PFX_NO_PRIVATE_KEY',
  'ERROR_PFX_OTHER_HOLDER',
  'ERROR_PFX_UNPROTECTED',
  'ERROR_PFX_UNSUPPORTED_KEY',
] as const satisfies ReadonlyArray<RejectedFile>

/** A business without a certificate, a file, and the password that opens it. */
export interface CertificatesSubject {
  readonly certificates: Certificates
  readonly file: Uint8Array
  readonly password: string
  /** A file that is rejected with this code although its password is right. */
  readonly rejected: (code: RejectedFile) => Uint8Array
  readonly stop: () => Promise<void>
}

export const certificatesContract = (name: string, make: () => Promise<CertificatesSubject>): void => {
  const within = async (use: (subject: CertificatesSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Certificates: ${name}`, () => {
    it('has none at first', () =>
      within(async ({ certificates }) => {
        expect(await certificates.check()()).toMatchObject({ right: { certificate: undefined } })
      }))

    it('rejects a wrong password, and has none afterwards', () =>
      within(async ({ certificates, file, password }) => {
        expect(await certificates.register(file, `${password}x`, false)()).toMatchObject({
          left: { code: 'ERROR_PFX_WRONG_PASSWORD' },
        })
        expect(await certificates.check()()).toMatchObject({ right: { certificate: undefined } })
      }))

    it.each(REJECTED)('rejects a file with %s, and keeps the one before', (code) =>
      within(async ({ certificates, file, password, rejected }) => {
        await certificates.register(file, password, false)()
        expect(await certificates.register(rejected(code), password, false)()).toMatchObject({ left: { code } })
        expect(await certificates.check()()).toMatchObject({ right: { certificate: { holder: 'BUSINESS' } } })
      }),
    )

    it('of another person replaces a valid one once that is confirmed', () =>
      within(async ({ certificates, file, password, rejected }) => {
        await certificates.register(file, password, false)()
        expect(await certificates.register(rejected('ERROR_PFX_OTHER_HOLDER'), password, true)()).toMatchObject({
          right: { certificate: { holder: 'OTHER' } },
        })
      }))

    it('registers one, and shows the end of its validity and whose it is', () =>
      within(async ({ certificates, file, password }) => {
        const registered = { right: { certificate: { validUntil: '2027-03-31', holder: 'BUSINESS' } } }
        expect(await certificates.register(file, password, false)()).toMatchObject(registered)
        expect(await certificates.check()()).toMatchObject(registered)
      }))
  })
}
