import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { AccountServices } from './account-commands.ts'
import { banksOf } from './banks.ts'
import { guardedAccount } from './guarded-accounts.ts'
import { accountsOf } from './store.ts'

export const bankingRoutes = routes((services: AccountServices) => [
  route(endpoints.banks, async ({ session }) =>
    session.business === undefined ? E.left(NOT_FOUND) : E.right(banksOf(session.business.country)),
  ),

  route(endpoints.bankAccounts, async ({ business, db }) => E.right(await accountsOf(db, { business }))),

  route(endpoints.bankAccountCreate, (call) =>
    call.transaction((tx) => guardedAccount({ services, tx, call, owner: call }, { kind: 'CREATE', body: call.body })),
  ),

  route(endpoints.bankAccountUpdate, (call) =>
    call.transaction((tx) => {
      const { body, params, version } = call
      return guardedAccount(
        { services, tx, call, owner: call },
        { kind: 'UPDATE', accountId: params.accountId, version, body },
      )
    }),
  ),

  route(endpoints.bankAccountMakeDefault, (call) =>
    call.transaction((tx) =>
      guardedAccount({ services, tx, call, owner: call }, { kind: 'DEFAULT', accountId: call.params.accountId }),
    ),
  ),

  route(endpoints.bankAccountDelete, (call) =>
    call.transaction((tx) =>
      guardedAccount({ services, tx, call, owner: call }, { kind: 'DELETE', accountId: call.params.accountId }),
    ),
  ),
])
