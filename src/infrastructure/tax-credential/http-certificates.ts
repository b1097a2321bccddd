import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { CertificateStatus, Certificates } from '#application/tax-credential/certificates.port.ts'
import type { PfxCheck } from '#wire/tax-credential.codec.ts'
import { taxCredentialEndpoints } from '#wire/tax-credential.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCertificates = (api: Api): Certificates => ({
  check: () => pipe(api.forBusiness(taxCredentialEndpoints.pfxCheck)(), TE.map(statusOf)),
  register: (file, password, isConfirmed) =>
    pipe(
      api.forBusiness(taxCredentialEndpoints.pfxUpload)({ body: { pfxBase64: base64(file), password, isConfirmed } }),
      TE.map(statusOf),
    ),
})

const statusOf = ({ holder, isRegistered, validUntil }: t.TypeOf<typeof PfxCheck>): CertificateStatus => ({
  certificate: isRegistered && validUntil !== undefined ? { validUntil, holder: holder ?? 'UNKNOWN' } : undefined,
})

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
