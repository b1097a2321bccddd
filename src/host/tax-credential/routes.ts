import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { certificateOf } from './certificate-store.ts'
import { linkCredential, refreshDocuments, type LinkServices } from './link-credential.ts'
import { certificateStatus, registerCertificate, type CertificateServices } from './register-certificate.ts'
import { taxStatusOf } from './store.ts'

export const taxCredentialRoutes = routes((services: CertificateServices & LinkServices) => [
  route(endpoints.taxCheck, async ({ business, db }) => E.right(await taxStatusOf(db, business.id))),
  route(endpoints.taxLink, (call) => linkCredential(services, call)),
  route(endpoints.taxRefresh, (call) => call.transaction((tx) => refreshDocuments(services, tx, call))),
  route(endpoints.pfxCheck, async ({ business, db }) => E.right(certificateStatus(await certificateOf(db, business)))),
  route(endpoints.pfxUpload, (call) => registerCertificate(services, call)),
])
