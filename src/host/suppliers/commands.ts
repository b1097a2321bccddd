import * as E from 'fp-ts/Either'
import { validateContact, type ContactDraft, type NewContact } from '#domain/contacts/contact.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import type { accountCommands } from '../banking/index.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, Result, TenantCall, UseCase } from '../http/call.ts'
import { changedMeanwhile, invalid, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { contactOf, deleteContact, insertContact, replaceContact, replaceTerm, supplierOf } from './store.ts'
import type { TermListener } from './term-listener.ts'

export interface SupplierServices extends ChangeServices {
  readonly supplierTermChanged: ReadonlyArray<TermListener>
}

export const changeTerm: UseCase<SupplierServices, 'supplierUpdate'> = async (services, tx, call) => {
  const { body, business, params, version } = call
  await lockBusiness(tx, business.id)
  const current = await supplierOf(tx, business.id, params.supplierId)
  if (current === undefined) return E.left(NOT_FOUND)
  if (current.version !== version) return E.left(changedMeanwhile(current))
  return E.right(await setTerm(services, tx, call, params.supplierId, body.paymentTerm))
}

/** Lock the business first. */
export const setTerm = async (
  services: SupplierServices,
  tx: Queries,
  call: TenantCall,
  supplierId: SupplierId,
  term: PaymentTerm,
): Promise<Supplier> => {
  const { business } = call
  const before = (await supplierOf(tx, business.id, supplierId))?.paymentTerm
  const changed = await replaceTerm(tx, business.id, supplierId, term)
  for (const listener of services.supplierTermChanged) await listener(tx, business, changed.id, term)
  call.afterCommit(() => services.live.publish({ type: 'payables', businessId: business.id }))
  await recordChange(services, tx, call, 'suppliers', 'supplier changed', {
    supplier: changed.id,
    ...(before === undefined ? {} : { before }),
    term,
  })
  return changed
}

export const addContact: UseCase<ChangeServices, 'contactCreate'> = async (services, tx, call) => {
  const { body, business, params } = call
  const valid = readContact(body)
  if (E.isLeft(valid)) return valid
  const now = new Date(services.clock.now())
  const contact = await insertContact(tx, business.id, params.supplierId, valid.right, now)
  const detail = { supplier: params.supplierId, contact: contact.id }
  await recordChange(services, tx, call, 'suppliers', 'contact added', detail)
  return E.right(contact)
}

export const changeContact: UseCase<ChangeServices, 'contactUpdate'> = async (services, tx, call) => {
  const { body, business, params, version } = call
  const valid = readContact(body)
  if (E.isLeft(valid)) return valid
  await lockBusiness(tx, business.id)
  const current = await contactOf(tx, business.id, params.supplierId, params.contactId)
  if (current === undefined) return E.left(NOT_FOUND)
  if (current.version !== version) return E.left(changedMeanwhile(current))
  const contact = await replaceContact(tx, business.id, current.id, valid.right, new Date(services.clock.now()))
  const detail = { supplier: params.supplierId, contact: contact.id }
  await recordChange(services, tx, call, 'suppliers', 'contact changed', detail)
  return E.right(contact)
}

export const removeContact: UseCase<ChangeServices, 'contactDelete'> = async (services, tx, call) => {
  const { business, params } = call
  const contact = await deleteContact(tx, business.id, params.supplierId, params.contactId)
  if (contact === undefined) return E.left(NOT_FOUND)
  const detail = { supplier: params.supplierId, contact: contact.id }
  await recordChange(services, tx, call, 'suppliers', 'contact deleted', detail)
  return E.right(undefined)
}

interface SupplierCall extends TenantCall {
  readonly params: { readonly supplierId: Supplier['id'] }
}

/** Changes an account of the supplier in the path. */
export const withSupplier = async <A, C extends ErrorCode>(
  services: accountCommands.AccountServices,
  tx: Queries,
  call: SupplierCall,
  change: (command: accountCommands.AccountCommand) => HandlerResult<A, C>,
): HandlerResult<A, C> => {
  const supplier = await supplierOf(tx, call.business.id, call.params.supplierId)
  if (supplier === undefined) return E.left(NOT_FOUND)
  return change({ services, tx, call, owner: { business: call.business, supplier } })
}

const readContact = (body: ContactDraft): Result<NewContact> =>
  E.mapLeft((problems: ReadonlyArray<{ readonly field: string }>) => invalid(problems.map(({ field }) => field)))(
    validateContact(body),
  )
