import * as E from 'fp-ts/Either'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import { createDocumentSet } from '../documents/store.ts'
import { hostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { changeBusiness } from './change-business.ts'
import type { CompanyRegister } from './company-register.port.ts'
import { createBusiness } from './create-business.ts'
import { featuresOf } from './features.ts'
import { nameOf } from './known-names.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
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

  route(endpoints.businessDocuments, ({ business, session, transaction }) =>
    transaction(async (tx) => {
      await requestDocuments(tx, business.id, session.user.id)
      await createDocumentSet(tx, business, { type: 'business', id: business.id })
      return E.right(undefined)
    }),
  ),
])

/** Requests the documents of a business, once. */
const requestDocuments = (tx: Queries, businessId: BusinessId, userId: UserId): Promise<void> =>
  execute(
    tx,
    sql`insert into business_document (business_id, requested_by) values (${businessId}, ${userId}) on conflict do nothing`,
  )
