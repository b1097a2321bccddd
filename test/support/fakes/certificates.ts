import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Certificate } from '#domain/tax-credential/certificate.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { Certificates } from '#application/tax-credential/certificates.port.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeCertificates extends Certificates {
  readonly faults: Faults
  readonly update: (certificate: Certificate | undefined) => void
}

export const GOOD_CERTIFICATE_PASSWORD = 'clave del certificado'

/** A file that is rejected with this code. */
export const rejectedFile = (code: Rejection): Uint8Array => new TextEncoder().encode(code)

type Rejection = ErrorsOf<typeof endpoints.pfxUpload>

const rejectionOf = (file: Uint8Array): Rejection | undefined => {
  const text = new TextDecoder().decode(file)
  return endpoints.pfxUpload.errors.find((code) => code === text)
}

/** A host that opens any file with one password, but those of `rejectedFile`; what is confirmed is of another person. */
export const makeFakeCertificates = (
  registered: Certificate = { validUntil: '2027-03-31' as CivilDate, holder: 'BUSINESS' },
): FakeCertificates => {
  const faults = makeFaults()
  let certificate: Certificate | undefined
  return {
    faults,
    update: (next) => void (certificate = next),
    check: () => faults.around(() => TE.of({ certificate })),
    register: (file, password, isConfirmed) =>
      faults.around(() => {
        if (password !== GOOD_CERTIFICATE_PASSWORD)
          return TE.left(rejectedBy(endpoints.pfxUpload, 'ERROR_PFX_WRONG_PASSWORD'))
        const rejection = rejectionOf(file)
        if (rejection !== undefined && !(isConfirmed && rejection === 'ERROR_PFX_OTHER_HOLDER'))
          return TE.left(rejectedBy(endpoints.pfxUpload, rejection))
        certificate = isConfirmed ? { ...registered, holder: 'OTHER' } : registered
        return TE.of({ certificate })
      }),
  }
}
