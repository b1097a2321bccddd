import * as E from 'fp-ts/Either'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import { hostError } from '../http/host-error.ts'
import { serveTenant, serveUser, type Route } from '../http/serve.ts'
import { personOf } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import { createBusiness } from './create-business.ts'
import { nameOf } from './known-names.ts'

export const businessRoutes = (parts: HostServices): ReadonlyArray<Route> => [
  serveUser(parts, endpoints.businessName, async ({ query, session }) => {
    const tooMany = await parts.limits.lookUpName(personOf(session))
    if (tooMany !== undefined) return E.left(tooMany)
    const identifier = parseOwnTaxId(query.country, query.identifier)
    if (E.isLeft(identifier)) return E.left(hostError('ERROR_BUSINESS_IDENTIFIER_INVALID'))
    const { name = '', source } = (await nameOf(parts.database, parts.register, query.country, identifier.right)) ?? {}
    return E.right({ name, source })
  }),

  serveUser(parts, endpoints.businessCreate, async ({ body, requestId, session }) => {
    return createBusiness(parts, session.user, body, requestId)
  }),

  serveTenant(parts, endpoints.businessDocuments, async ({ business, session }) => {
    await requestDocuments(parts.database, business.id, session.user.id)
    return E.right(undefined)
  }),
]

/** Asks for the papers of a business, once. */
const requestDocuments = async (queries: Queries, businessId: BusinessId, userId: UserId): Promise<void> => {
  await execute(
    queries,
    sql`insert into business_document (business_id, requested_by) values (${businessId}, ${userId}) on conflict do nothing`,
  )
}
