import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import {
  chooseDefaultAccount,
  createAccount,
  removeStoredAccount,
  updateAccount,
  type AccountServices,
} from './account-commands.ts'
import { banksOf } from './banks.ts'
import { accountsOf } from './store.ts'

export const bankingRoutes = routes((services: AccountServices) => [
  route(endpoints.banks, async ({ session }) =>
    session.business === undefined ? E.left(NOT_FOUND) : E.right(banksOf(session.business.country)),
  ),

  route(endpoints.bankAccounts, async ({ business, db }) => E.right(await accountsOf(db, { business }))),

  route(endpoints.bankAccountCreate, (call) =>
    call.transaction((tx) => createAccount({ services, tx, call, owner: call }, call.body)),
  ),

  route(endpoints.bankAccountUpdate, (call) =>
    call.transaction((tx) =>
      updateAccount({ services, tx, call, owner: call }, call.params.accountId, call.version, call.body),
    ),
  ),

  route(endpoints.bankAccountMakeDefault, (call) =>
    call.transaction((tx) => chooseDefaultAccount({ services, tx, call, owner: call }, call.params.accountId)),
  ),

  route(endpoints.bankAccountDelete, (call) =>
    call.transaction((tx) => removeStoredAccount({ services, tx, call, owner: call }, call.params.accountId)),
  ),
])
