import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { changedMeanwhile, NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { addStakeholder, DUPLICATE } from './add-stakeholder.ts'
import { readStakeholder, withStoredIds } from './read-stakeholder.ts'
import { announceStakeholders, recordStakeholder } from './stakeholder-changes.ts'
import { hasStakeholder, replaceStakeholder, stakeholderOf, stakeholdersOf } from './store.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
}

export const legalRoutes = routes((services: Services) => [
  route(endpoints.stakeholders, async ({ business, db }) => E.right(await stakeholdersOf(db, business.id))),

  route(endpoints.stakeholderCreate, (call) =>
    call.transaction(async (tx) => {
      const added = await addStakeholder(services, tx, call, call.body)
      call.afterCommit(() => announceStakeholders(services, call.business))
      return added
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
