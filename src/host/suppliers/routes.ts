import * as E from 'fp-ts/Either'
import { validateContact, type ContactDraft, type NewContact } from '#domain/contacts/contact.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { endpoints } from '#wire/endpoints.ts'
import {
  chooseDefaultAccount,
  createAccount,
  removeStoredAccount,
  updateAccount,
  type AccountServices,
  type AccountCommand,
} from '../banking/account-commands.ts'
import { accountsOf } from '../banking/store.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { TenantCall, HandlerResult } from '../http/call.ts'
import { changedMeanwhile, invalid, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { recordChange } from '../live/record-change.ts'
import {
  contactOf,
  contactsOf,
  deleteContact,
  insertContact,
  replaceContact,
  replaceTerm,
  supplierOf,
  supplierPage,
} from './store.ts'
import type { TermListener } from './term-listener.ts'

interface Services extends AccountServices {
  readonly supplierTermChanged: ReadonlyArray<TermListener>
}

export const supplierRoutes = routes((services: Services) => [
  route(endpoints.suppliers, async ({ business, db, query }) => {
    const { rows, totalRows } = await supplierPage(db, business.id, query)
    return E.right({ rows, page: query.page, pageSize: query.size, totalRows })
  }),

  route(endpoints.supplier, async ({ business, db, params }) =>
    E.fromNullable(NOT_FOUND)(await supplierOf(db, business.id, params.supplierId)),
  ),

  route(endpoints.supplierUpdate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, version } = call
      await lockBusiness(tx, business.id)
      const current = await supplierOf(tx, business.id, params.supplierId)
      if (current === undefined) return E.left(NOT_FOUND)
      if (current.version !== version) return E.left(changedMeanwhile(current))
      const changed = await replaceTerm(tx, business.id, params.supplierId, body.paymentTerm)
      for (const listener of services.supplierTermChanged) await listener(tx, business, changed.id, body.paymentTerm)
      call.afterCommit(() => services.live.publish({ type: 'payables', businessId: business.id }))
      await recordChange(services, tx, call, 'suppliers', 'supplier changed', {
        supplier: changed.id,
        term: body.paymentTerm,
      })
      return E.right(changed)
    }),
  ),

  route(endpoints.contacts, async ({ business, db, params }) =>
    E.right(await contactsOf(db, business.id, params.supplierId)),
  ),

  route(endpoints.contactCreate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params } = call
      const valid = readContact(body)
      if (E.isLeft(valid)) return valid
      const now = new Date(services.clock.now())
      const contact = await insertContact(tx, business.id, params.supplierId, valid.right, now)
      await recordChange(services, tx, call, 'suppliers', 'contact added', {
        supplier: params.supplierId,
        contact: contact.id,
      })
      return E.right(contact)
    }),
  ),

  route(endpoints.contactUpdate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, version } = call
      const valid = readContact(body)
      if (E.isLeft(valid)) return valid
      await lockBusiness(tx, business.id)
      const current = await contactOf(tx, business.id, params.supplierId, params.contactId)
      if (current === undefined) return E.left(NOT_FOUND)
      if (current.version !== version) return E.left(changedMeanwhile(current))
      const contact = await replaceContact(tx, business.id, current.id, valid.right, new Date(services.clock.now()))
      await recordChange(services, tx, call, 'suppliers', 'contact changed', {
        supplier: params.supplierId,
        contact: contact.id,
      })
      return E.right(contact)
    }),
  ),

  route(endpoints.contactDelete, (call) =>
    call.transaction(async (tx) => {
      const { business, params } = call
      const contact = await deleteContact(tx, business.id, params.supplierId, params.contactId)
      if (contact === undefined) return E.left(NOT_FOUND)
      await recordChange(services, tx, call, 'suppliers', 'contact deleted', {
        supplier: params.supplierId,
        contact: contact.id,
      })
      return E.right(undefined)
    }),
  ),

  route(endpoints.supplierAccounts, async ({ business, db, params }) => {
    const supplier = await supplierOf(db, business.id, params.supplierId)
    return supplier === undefined ? E.left(NOT_FOUND) : E.right(await accountsOf(db, { business, supplier }))
  }),

  route(endpoints.supplierAccountCreate, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, call.params.supplierId, (command) => createAccount(command, call.body)),
    ),
  ),

  route(endpoints.supplierAccountUpdate, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, call.params.supplierId, (command) =>
        updateAccount(command, call.params.accountId, call.version, call.body),
      ),
    ),
  ),

  route(endpoints.supplierAccountMakeDefault, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, call.params.supplierId, (command) =>
        chooseDefaultAccount(command, call.params.accountId),
      ),
    ),
  ),

  route(endpoints.supplierAccountDelete, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, call.params.supplierId, (command) =>
        removeStoredAccount(command, call.params.accountId),
      ),
    ),
  ),
])

const withSupplier = async <A>(
  services: Services,
  tx: Queries,
  call: TenantCall,
  supplierId: SupplierId,
  change: (command: AccountCommand) => HandlerResult<A>,
): HandlerResult<A> => {
  const supplier = await supplierOf(tx, call.business.id, supplierId)
  if (supplier === undefined) return E.left(NOT_FOUND)
  return change({ services, tx, call, owner: { business: call.business, supplier } })
}

const readContact = (body: ContactDraft): E.Either<HostError, NewContact> =>
  E.mapLeft((problems: ReadonlyArray<{ readonly field: string }>) => invalid(problems.map(({ field }) => field)))(
    validateContact(body),
  )
