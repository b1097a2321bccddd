import { describe, expect, it } from 'vitest'
import type { Certificates } from '#application/tax-credential/certificates.port.ts'

/** A business without a certificate, a file, and the password that opens it. */
export interface CertificatesSubject {
  readonly certificates: Certificates
  readonly file: Uint8Array
  readonly password: string
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
        expect(await certificates.register(file, `${password}x`)()).toMatchObject({
          left: { code: 'ERROR_PFX_WRONG_PASSWORD' },
        })
        expect(await certificates.check()()).toMatchObject({ right: { certificate: undefined } })
      }))

    it('registers one, and shows the end of its validity and whose it is', () =>
      within(async ({ certificates, file, password }) => {
        const registered = { right: { certificate: { validUntil: '2027-03-31', holder: 'BUSINESS' } } }
        expect(await certificates.register(file, password)()).toMatchObject(registered)
        expect(await certificates.check()()).toMatchObject(registered)
      }))
  })
}
