import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { type accountCommands, accountsOf, guardedAccount } from '../banking/index.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import { addContact, changeContact, changeTerm, removeContact, withSupplier } from './commands.ts'
import { contactsOf, supplierOf, supplierPage } from './store.ts'
import { checkFile, guardedFile } from './supplier-file.ts'
import type { TermListener } from './term-listener.ts'

interface Services extends accountCommands.AccountServices {
  readonly supplierTermChanged: ReadonlyArray<TermListener>
}

export const supplierRoutes = routes((services: Services) => [
  route(endpoints.suppliers, async ({ business, db, query }) =>
    E.right(pageAt(query, await supplierPage(db, business.id, query))),
  ),
  route(endpoints.supplier, async ({ business, db, params }) =>
    E.fromNullable(NOT_FOUND)(await supplierOf(db, business.id, params.supplierId)),
  ),
  route(endpoints.supplierUpdate, (call) => call.transaction((tx) => changeTerm(services, tx, call))),

  route(endpoints.supplierFileCheck, ({ body, business, db }) => checkFile(db, business, body)),
  route(endpoints.supplierFileSave, (call) => call.transaction((tx) => guardedFile(services, tx, call))),

  route(endpoints.contacts, async ({ business, db, params }) =>
    E.right(await contactsOf(db, business.id, params.supplierId)),
  ),
  route(endpoints.contactCreate, (call) => call.transaction((tx) => addContact(services, tx, call))),
  route(endpoints.contactUpdate, (call) => call.transaction((tx) => changeContact(services, tx, call))),
  route(endpoints.contactDelete, (call) => call.transaction((tx) => removeContact(services, tx, call))),

  route(endpoints.supplierAccounts, async ({ business, db, params }) => {
    const supplier = await supplierOf(db, business.id, params.supplierId)
    return supplier === undefined ? E.left(NOT_FOUND) : E.right(await accountsOf(db, { business, supplier }))
  }),
  route(endpoints.supplierAccountCreate, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, (command) => guardedAccount(command, { kind: 'CREATE', body: call.body })),
    ),
  ),
  route(endpoints.supplierAccountUpdate, (call) =>
    call.transaction((tx) => {
      const { body, params, version } = call
      return withSupplier(services, tx, call, (command) =>
        guardedAccount(command, { kind: 'UPDATE', accountId: params.accountId, version, body }),
      )
    }),
  ),
  route(endpoints.supplierAccountMakeDefault, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, (command) =>
        guardedAccount(command, { kind: 'DEFAULT', accountId: call.params.accountId }),
      ),
    ),
  ),
  route(endpoints.supplierAccountDelete, (call) =>
    call.transaction((tx) =>
      withSupplier(services, tx, call, (command) =>
        guardedAccount(command, { kind: 'DELETE', accountId: call.params.accountId }),
      ),
    ),
  ),
])
