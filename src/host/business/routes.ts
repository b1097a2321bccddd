import * as E from 'fp-ts/Either'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { hostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { askForDocuments, changeBusiness, createBusiness } from './commands.ts'
import type { CompanyRegister } from './company-register.port.ts'
import { featuresOf } from './features.ts'
import { nameOf } from './known-names.ts'

interface Services extends ChangeServices {
  readonly register: CompanyRegister
}

export const businessRoutes = routes((services: Services) => [
  route(endpoints.businessFeatures, async ({ business, db, query }) =>
    E.right(await featuresOf(db, business.id, query.active !== 'false')),
  ),

  route(endpoints.business, async ({ business }) => E.right(business)),

  route(endpoints.businessChange, (call) => changeBusiness(services, call)),

  route(endpoints.businessName, async ({ db, query: { country, identifier: typed } }) => {
    const identifier = parseOwnTaxId(country, typed)
    if (E.isLeft(identifier)) return E.left(hostError('ERROR_BUSINESS_IDENTIFIER_INVALID'))
    const { name = '', source } = (await nameOf(db, services.register, country, identifier.right)) ?? {}
    return E.right({ name, source })
  }),

  route(endpoints.businessCreate, (call) => createBusiness(services, call)),

  route(endpoints.businessDocuments, (call) => call.transaction((tx) => askForDocuments(services, tx, call))),
])
