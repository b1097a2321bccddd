import * as E from 'fp-ts/Either'
import { removeAccount, type AccountListError } from '#domain/banking/default-account.ts'
import { endpoints } from '#wire/endpoints.ts'
import { changedMeanwhile, hostError, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { lockBusiness } from '../tax-authority/lock-business.ts'
import { banksOf } from './banks.ts'
import { announceAccount, recordAccount } from './account-changes.ts'
import { readAccount } from './read-account.ts'
import {
  accountOf,
  accountsOf,
  deleteAccount,
  hasAccount,
  insertAccount,
  makeDefaultAccount,
  replaceAccount,
} from './store.ts'

const DUPLICATE = hostError('ERROR_BANK_ACCOUNT_DUPLICATE')
const DELETE_ERRORS: Readonly<Record<AccountListError['_tag'], HostError>> = {
  AccountNotListed: NOT_FOUND,
  AccountIsProviders: NOT_FOUND,
  AccountIsDefault: hostError('ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE'),
}

export const bankingRoutes = routes((services) => [
  route(endpoints.banks, async ({ session }) =>
    session.business === undefined ? E.left(NOT_FOUND) : E.right(banksOf(session.business.country)),
  ),

  route(endpoints.bankAccounts, async ({ business, db }) => E.right(await accountsOf(db, business))),

  route(endpoints.bankAccountCreate, (call) =>
    call.transaction(async (tx) => {
      const { body, business } = call
      const valid = readAccount(business.country, body)
      if (E.isLeft(valid)) return valid
      await lockBusiness(tx, business.id)
      if (await hasAccount(tx, business, valid.right)) return E.left(DUPLICATE)
      const isFirst = !(await accountsOf(tx, business)).some(({ isProviderAccount }) => !isProviderAccount)
      const account = await insertAccount(
        tx,
        business,
        valid.right,
        { isDefault: isFirst },
        new Date(services.clock.now()),
      )
      await recordAccount(services, tx, call, 'bank account added', account)
      call.afterCommit(() => announceAccount(services, call, 'ADDED', account))
      return E.right(account)
    }),
  ),

  route(endpoints.bankAccountUpdate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, version } = call
      const valid = readAccount(business.country, body)
      if (E.isLeft(valid)) return valid
      await lockBusiness(tx, business.id)
      const current = await accountOf(tx, business, params.accountId)
      if (current === undefined || current.isProviderAccount) return E.left(NOT_FOUND)
      if (current.version !== version) return E.left(changedMeanwhile(current))
      if (await hasAccount(tx, business, valid.right, current.id)) return E.left(DUPLICATE)
      const account = await replaceAccount(tx, business, current.id, valid.right, new Date(services.clock.now()))
      await recordAccount(services, tx, call, 'bank account changed', account)
      call.afterCommit(() => announceAccount(services, call, 'CHANGED', account))
      return E.right(account)
    }),
  ),

  route(endpoints.bankAccountMakeDefault, (call) =>
    call.transaction(async (tx) => {
      const { business, params } = call
      await lockBusiness(tx, business.id)
      const chosen = await accountOf(tx, business, params.accountId)
      if (chosen === undefined || chosen.isProviderAccount) return E.left(NOT_FOUND)
      if (chosen.isDefault) return E.right(chosen)
      await makeDefaultAccount(tx, business, chosen, new Date(services.clock.now()))
      const account = { ...chosen, isDefault: true, version: chosen.version + 1 }
      await recordAccount(services, tx, call, 'default bank account chosen', account)
      call.afterCommit(() => announceAccount(services, call, 'DEFAULT', account))
      return E.right(account)
    }),
  ),

  route(endpoints.bankAccountDelete, (call) =>
    call.transaction(async (tx) => {
      const { business, params } = call
      await lockBusiness(tx, business.id)
      const accounts = await accountsOf(tx, business)
      const others = removeAccount(accounts, params.accountId)
      if (E.isLeft(others)) return E.left(DELETE_ERRORS[others.left._tag])
      const [account] = accounts.filter((one) => !others.right.includes(one))
      if (account === undefined) return E.left(NOT_FOUND)
      await deleteAccount(tx, business, account.id)
      await recordAccount(services, tx, call, 'bank account deleted', account)
      call.afterCommit(() => announceAccount(services, call, 'DELETED', account))
      return E.right(undefined)
    }),
  ),
])
