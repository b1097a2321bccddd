import * as E from 'fp-ts/Either'
import type { Stakeholder, StakeholderDraft } from '#domain/legal/stakeholder.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import type { Clock } from '../kernel/clock.ts'
import { readStakeholder } from './read-stakeholder.ts'
import { recordStakeholder, type StakeholderCall } from './stakeholder-changes.ts'
import { hasStakeholder, insertStakeholder } from './store.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export const DUPLICATE = hostError('ERROR_STAKEHOLDER_DUPLICATE')

/** Adds a valid representative that the business does not have yet. */
export const addStakeholder = async (
  services: { readonly clock: Clock },
  tx: Queries,
  call: StakeholderCall,
  draft: StakeholderDraft,
): HandlerResult<Stakeholder, ErrorsOf<typeof endpoints.stakeholderCreate>> => {
  const { business } = call
  const valid = readStakeholder(business.country, draft, services.clock.today(business.country))
  if (E.isLeft(valid)) return valid
  await lockBusiness(tx, business.id)
  if (await hasStakeholder(tx, business.id, valid.right.identifier)) return E.left(DUPLICATE)
  const added = await insertStakeholder(tx, business.id, valid.right, new Date(services.clock.now()))
  await recordStakeholder(services, tx, call, 'legal representative added', added)
  return E.right(added)
}
