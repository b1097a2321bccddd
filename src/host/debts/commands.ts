import * as E from 'fp-ts/Either'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { enterBusiness } from '../database/row-security.ts'
import type { UseCase } from '../http/call.ts'
import { FORBIDDEN, invalid } from '../http/host-error.ts'
import { FORM_TYPES, LINK_INVALID, ticketHolder, type FormTickets } from '../legal/index.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { consultDebts } from './consult-debts.ts'
import type { DebtSource } from './debt-source.port.ts'
import { authorise } from './store.ts'

export interface DebtServices extends ChangeServices {
  readonly debtSource: DebtSource
  readonly formTickets: FormTickets
}

/** Consents to the consultation of debts, from the form that a link opens without a session. */
export const authoriseConsultation: UseCase<DebtServices, 'debtAuthorise'> = async (services, tx, call) => {
  const { body, query, requestId } = call
  const { clock } = services
  const holder = await ticketHolder(services, tx, query.ticket, [FORM_TYPES.debtService])
  if (holder === undefined) return E.left(LINK_INVALID)
  const { business, session } = holder
  /* Only the company consents: not an operator, nor someone to whom an operator gave the link. */
  if (session.operator !== undefined) return E.left(FORBIDDEN)
  await enterBusiness(tx, business.id)
  const name = body.name.trim()
  if (name === '') return E.left(invalid(['name']))
  const isNew = await authorise(tx, business, { name, userId: session.user.id, address: undefined, at: clock.now() })
  const caller = actingUser({ business, requestId, session })
  if (isNew) await appendAuditEntry(tx, clock, { ...caller, action: 'debt consultation authorised' })
  call.afterCommit(() => void consultDebts({ ...services, database: call.acrossCompanies }, business))
  return E.right(undefined)
}
