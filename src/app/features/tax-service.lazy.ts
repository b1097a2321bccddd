import { CertificateViewModel } from '#application/tax-credential/certificate.view-model.ts'
import { Certificates } from '#application/tax-credential/certificates.port.ts'
import { makeHttpCertificates } from '#infrastructure/tax-credential/http-certificates.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { TaxPage as Screen } from '#ui/profile/tax-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Certificates).toResolvedValue(makeHttpCertificates, [Api]).inSingletonScope()
  bindClass(CertificateViewModel)
})
