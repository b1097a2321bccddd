import * as TE from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Certificate } from '#domain/tax-credential/certificate.ts'
import type { Certificates } from '#application/tax-credential/certificates.port.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeCertificates extends Certificates {
  readonly faults: Faults
  readonly update: (certificate: Certificate | undefined) => void
}

export const GOOD_CERTIFICATE_PASSWORD = 'clave del certificado'

/** A host that opens any file with one password. */
export const makeFakeCertificates = (
  registered: Certificate = { validUntil: '2027-03-31' as CivilDate, holder: 'BUSINESS' },
): FakeCertificates => {
  const faults = makeFaults()
  let certificate: Certificate | undefined
  return {
    faults,
    update: (next) => void (certificate = next),
    check: () => faults.around(() => TE.of({ certificate })),
    register: (_file, password) =>
      faults.around(() => {
        if (password !== GOOD_CERTIFICATE_PASSWORD) return TE.left(rejected('ERROR_PFX_WRONG_PASSWORD'))
        certificate = registered
        return TE.of({ certificate })
      }),
  }
}
