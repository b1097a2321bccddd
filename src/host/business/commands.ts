import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import { parseBusinessAddress } from '#domain/business/business.ts'
import { obstacleToAdding } from '#domain/business/own-company.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import { documentRecords } from '../documents/index.ts'
import type { Handler, HandlerResult, UseCase } from '../http/call.ts'
import { changedMeanwhile, hostError, invalid } from '../http/host-error.ts'
import { membershipStore } from '../identity/index.ts'
import type { Business, User } from '../kernel/caller.ts'
import { cleanName, cleanText } from '../kernel/clean-text.ts'
import type { Clock } from '../kernel/clock.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { lockTaxId } from './ownership.ts'
import { insertBusiness, lockedBusiness, requestDocuments, saveAddress } from './store.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export interface BusinessToCreate {
  readonly country: Country
  readonly identifier: string
  readonly name: string
}

/**
 * Claims a business, which stays unverified until its owner is proven. A user has one claim at a time: the same again gives the same business;
 * another is an error until the first is verified, and so is a claim of a business that another user has verified.
 */
export const createBusiness: Handler<{ readonly clock: Clock }, 'businessCreate'> = async (
  { clock },
  { body: typed, requestId, session: { user }, transaction },
) => {
  const identifier = parseOwnTaxId(typed.country, typed.identifier)
  if (E.isLeft(identifier)) return E.left(hostError('ERROR_BUSINESS_IDENTIFIER_INVALID'))
  const name = cleanName(typed.name)
  if (name === undefined) return E.left(invalid(['name']))
  return transaction(async (tx) => {
    const business = { country: typed.country, identifier: identifier.right, name }
    const created = await insertOnce(tx, user, business)
    if (E.isRight(created) && created.right.isNew) {
      await appendAuditEntry(tx, clock, {
        actor: user.email,
        userId: user.id,
        businessId: created.right.business.id,
        action: 'business created',
        requestId,
      })
    }
    return E.isLeft(created) ? created : E.right(created.right.business)
  })
}

interface Inserted {
  readonly business: Business
  readonly isNew: boolean
}

/** The row of the user is held: two copies of one request take their turns, and rows that only name the user need not. */
const insertOnce = async (
  tx: Queries,
  user: User,
  { country, identifier, name }: BusinessToCreate,
): HandlerResult<Inserted, ErrorsOf<typeof endpoints.businessCreate>> => {
  await execute(tx, sql`select id from app_user where id = ${user.id} for no key update`)
  const own = (await membershipStore.membershipsOf(tx, user.id)).map(({ business }) => business)
  const same = own.find((one) => one.country === country && one.identifier === identifier)
  if (same !== undefined) return E.right({ business: same, isNew: false })
  const obstacle = obstacleToAdding(own)
  if (obstacle !== undefined)
    return E.left(hostError(obstacle._tag === 'CompanyUnverified' ? 'ERROR_CONFLICT' : 'ERROR_BUSINESS_LIMIT'))
  await lockTaxId(tx, country, identifier)
  if ((await membershipStore.verifiedBusiness(tx, country, identifier)) !== undefined)
    return E.left(hostError('ERROR_BUSINESS_IDENTIFIER_TAKEN'))
  const id = await insertBusiness(tx, country, identifier, name)
  await membershipStore.addMember(tx, user.id, id)
  return E.right({
    business: { id, country, identifier, name, address: undefined, email: undefined, isVerified: false, version: 1 },
    isNew: true,
  })
}

/** Changes the address, unless the business changed since the caller read it. */
export const changeBusiness: Handler<ChangeServices, 'businessChange'> = async (services, call) => {
  const { business, version } = call
  const address = parseBusinessAddress(cleanText(call.body.address))
  if (E.isLeft(address)) return E.left(invalid(['address']))
  return call.transaction(async (tx) => {
    const stored = await lockedBusiness(tx, business.id)
    if (stored.version !== version) return E.left(changedMeanwhile(stored))
    const changed = await saveAddress(tx, business.id, address.right)
    await recordChange(services, tx, call, 'profile', 'business changed', { fields: 'address' })
    return E.right(changed)
  })
}

/** Adds the documents that the company must have, and records the first request of them. */
export const askForDocuments: UseCase<ChangeServices, 'businessDocuments'> = async (services, tx, call) => {
  const { business, session } = call
  if (await requestDocuments(tx, business.id, session.user.id))
    await recordChange(services, tx, call, 'documents', 'documents requested', {})
  await documentRecords.createDocumentSet(tx, business, { type: 'business', id: business.id })
  return E.right(undefined)
}
