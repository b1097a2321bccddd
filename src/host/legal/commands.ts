import * as E from 'fp-ts/Either'
import { EmptyResponse } from '#wire/endpoint.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { enterBusiness } from '../database/row-security.ts'
import type { UseCase } from '../http/call.ts'
import { changedMeanwhile, NOT_FOUND } from '../http/host-error.ts'
import { hashOf, runOnce } from '../http/idempotency.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { addStakeholder, DUPLICATE } from './add-stakeholder.ts'
import { LINK_INVALID, ticketHolder } from './form-link.ts'
import { FORM_TYPES, type FormTickets } from './form-ticket.ts'
import { readStakeholder, withStoredIds } from './read-stakeholder.ts'
import { announceStakeholders, recordStakeholder } from './stakeholder-changes.ts'
import { hasStakeholder, replaceStakeholder, stakeholderOf } from './store.ts'

export const changeStakeholder: UseCase<ChangeServices, 'stakeholderUpdate'> = async (services, tx, call) => {
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
}

export interface FormServices extends ChangeServices {
  readonly formTickets: FormTickets
}

/** Adds the representative of the form that a link opens without a session. */
export const sendForm: UseCase<FormServices, 'legalFormSend'> = async (services, tx, call) => {
  const { body, query, requestId } = call
  const holder = await ticketHolder(services, tx, query.ticket, [FORM_TYPES.representative])
  if (holder === undefined) return E.left(LINK_INVALID)
  const { business } = holder
  await enterBusiness(tx, business.id)
  /* The page has no key of its own: the same values through the same link are the same intent. */
  const key = hashOf([query.ticket, body])
  const intent = { businessId: business.id, key, requestHash: key, now: services.clock.now() }
  return runOnce(tx, intent, EmptyResponse, async () => {
    const added = await addStakeholder(services, tx, { ...holder, requestId }, body)
    call.afterCommit(() => announceStakeholders(services, business))
    return E.map(() => undefined)(added)
  })
}
