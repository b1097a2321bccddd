import * as E from 'fp-ts/Either'
import type { Stakeholder } from '#domain/legal/stakeholder.ts'
import { endpoints } from '#wire/endpoints.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { changedMeanwhile, hostError, NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Business, Session } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import { lockBusiness } from '../tax-authority/lock-business.ts'
import { readStakeholder, withStoredIds } from './read-stakeholder.ts'
import { hasStakeholder, insertStakeholder, replaceStakeholder, stakeholderOf, stakeholdersOf } from './store.ts'

const DUPLICATE = hostError('ERROR_STAKEHOLDER_DUPLICATE')

export const legalRoutes = routes((services) => [
  route(endpoints.stakeholders, async ({ business, db }) => E.right(await stakeholdersOf(db, business.id))),

  route(endpoints.stakeholderCreate, (call) =>
    call.transaction(async (tx) => {
      const { body, business } = call
      const valid = readStakeholder(business.country, body, services.clock.today(business.country))
      if (E.isLeft(valid)) return valid
      await lockBusiness(tx, business.id)
      if (await hasStakeholder(tx, business.id, valid.right.identifier)) return E.left(DUPLICATE)
      const added = await insertStakeholder(tx, business.id, valid.right, new Date(services.clock.now()))
      await recordStakeholder(services, tx, call, 'legal representative added', added)
      call.afterCommit(() => announceStakeholders(services, business))
      return E.right(added)
    }),
  ),

  route(endpoints.stakeholderUpdate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, version } = call
      await lockBusiness(tx, business.id)
      const current = await stakeholderOf(tx, business.id, params.stakeholderId)
      if (current === undefined) return E.left(NOT_FOUND)
      const own = withStoredIds(business.country, body, current)
      const valid = readStakeholder(business.country, own, services.clock.today(business.country))
      if (E.isLeft(valid)) return valid
      if (current.version !== version) return E.left(changedMeanwhile(current))
      if (await hasStakeholder(tx, business.id, valid.right.identifier, current.id)) return E.left(DUPLICATE)
      const now = new Date(services.clock.now())
      const changed = await replaceStakeholder(tx, business.id, current.id, valid.right, now)
      await recordStakeholder(services, tx, call, 'legal representative changed', changed)
      call.afterCommit(() => announceStakeholders(services, business))
      return E.right(changed)
    }),
  ),
])

interface StakeholderCall {
  readonly business: Business
  readonly session: Session
  readonly requestId: string
}

/** Adds a row to the audit log, which contains no personal data. */
const recordStakeholder = (
  { clock }: Pick<HostServices, 'clock'>,
  tx: Queries,
  { business, requestId, session }: StakeholderCall,
  action: string,
  { id, version }: Stakeholder,
): Promise<void> =>
  appendAuditEntry(tx, clock, {
    actor: session.user.email,
    operator: session.operator,
    userId: session.user.id,
    businessId: business.id,
    action,
    requestId,
    detail: { stakeholder: id, version },
  })

const announceStakeholders = ({ live }: Pick<HostServices, 'live'>, { id }: Pick<Business, 'id'>): void =>
  live.publish({ type: 'stakeholders', businessId: id })
