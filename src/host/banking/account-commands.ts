import * as E from 'fp-ts/Either'
import type { BankAccount, BankAccountId, NewBankAccount } from '#domain/banking/bank-account.ts'
import { isDuplicate, removeAccount, type AccountListError } from '#domain/banking/default-account.ts'
import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import { payoutText, type PayoutData } from '#domain/payables/payee-confirmation.ts'
import type { SupplierRowConflict } from '#domain/suppliers/supplier-file.ts'
import type { ApprovalServices } from '../approval/approval-services.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, TenantCall } from '../http/call.ts'
import { changedMeanwhile, hostError, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { sendNotification } from '../notifications/index.ts'
import { recordAccount, tellMembers, type ChangedAccount } from './account-changes.ts'
import type { AccountListener } from './account-listener.ts'
import { keeperOf } from './known-accounts.ts'
import { readAccount, type AccountBody } from './read-account.ts'
import {
  accountOf,
  accountsOf,
  deleteAccount,
  hasAccount,
  insertAccount,
  makeDefaultAccount,
  recordAuthor,
  replaceAccount,
  type AccountOwner,
} from './store.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

/** The services that change accounts. */
export interface AccountServices extends ApprovalServices {
  readonly accountChanged: ReadonlyArray<AccountListener>
}

/** A call that changes an account of `owner`, in its transaction. */
export interface AccountCommand {
  readonly services: AccountServices
  readonly tx: Queries
  readonly call: TenantCall
  readonly owner: AccountOwner
  /** The caller tells the members of several changes at once. */
  readonly isQuiet?: boolean
}

const DUPLICATE = hostError('ERROR_BANK_ACCOUNT_DUPLICATE')
const shared = (keeper: AccountKeeper) => ({ ...hostError('ERROR_BANK_ACCOUNT_SHARED'), keeper })
const DELETE_ERRORS = {
  AccountNotListed: NOT_FOUND,
  AccountIsProviders: NOT_FOUND,
  AccountIsDefault: hostError('ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE'),
} as const satisfies Readonly<Record<AccountListError['_tag'], HostError>>

/** The user's statements besides the account. */
export interface AccountConsent {
  /** The account also belongs to another supplier, the company or the financier. */
  readonly isSharedAccepted?: boolean | undefined
}

/** Why `createAccount` would not add a valid account without further consent. */
export const accountConflict = async (
  queries: Queries,
  owner: AccountOwner,
  account: NewBankAccount,
): Promise<Exclude<SupplierRowConflict, 'SUPPLIER_UNKNOWN'> | undefined> => {
  if (await hasAccount(queries, owner, account)) return 'ACCOUNT_DUPLICATE'
  return (await keeperOf(queries, owner, account)) === undefined ? undefined : 'ACCOUNT_SHARED'
}

/** The first account of its owner becomes the default. */
export const createAccount = async (
  command: AccountCommand,
  { isSharedAccepted, ...body }: AccountBody & AccountConsent,
): HandlerResult<BankAccount, ErrorsOf<typeof endpoints.bankAccountCreate>> => {
  const { call, owner, services, tx } = command
  const valid = readAccount(owner.business.country, body)
  if (E.isLeft(valid)) return valid
  await lockBusiness(tx, owner.business.id)
  if (await hasAccount(tx, owner, valid.right)) return E.left(DUPLICATE)
  const keeper = isSharedAccepted === true ? undefined : await keeperOf(tx, owner, valid.right)
  if (keeper !== undefined) return E.left(shared(keeper))
  const isFirst = !(await accountsOf(tx, owner)).some(({ isProviderAccount }) => !isProviderAccount)
  const now = new Date(services.clock.now())
  const account = await insertAccount(tx, owner, valid.right, { isDefault: isFirst }, now)
  await recordAuthor(tx, account.id, call.session)
  await finish(command, { change: 'ADDED', account })
  return E.right(account)
}

export const updateAccount = async (
  command: AccountCommand,
  accountId: BankAccountId,
  version: number,
  { isSharedAccepted, ...body }: AccountBody & AccountConsent,
): HandlerResult<BankAccount, ErrorsOf<typeof endpoints.bankAccountUpdate>> => {
  const { call, owner, services, tx } = command
  const valid = readAccount(owner.business.country, body)
  if (E.isLeft(valid)) return valid
  await lockBusiness(tx, owner.business.id)
  const current = await accountOf(tx, owner, accountId)
  if (current === undefined || current.isProviderAccount) return E.left(NOT_FOUND)
  if (current.version !== version) return E.left(changedMeanwhile(current))
  if (await hasAccount(tx, owner, valid.right, current.id)) return E.left(DUPLICATE)
  const isAsked = isSharedAccepted !== true && !isDuplicate([current], valid.right.bankId, valid.right.number)
  const keeper = isAsked ? await keeperOf(tx, owner, valid.right) : undefined
  if (keeper !== undefined) return E.left(shared(keeper))
  const account = await replaceAccount(tx, owner, current.id, valid.right, new Date(services.clock.now()))
  if (payoutText(payoutOf(account)) !== payoutText(payoutOf(current))) await recordAuthor(tx, account.id, call.session)
  await finish(command, { change: 'CHANGED', account, before: current })
  return E.right(account)
}

export const chooseDefaultAccount = async (
  command: AccountCommand,
  accountId: BankAccountId,
): HandlerResult<BankAccount> => {
  const { call, owner, services, tx } = command
  await lockBusiness(tx, owner.business.id)
  const chosen = await accountOf(tx, owner, accountId)
  if (chosen === undefined || chosen.isProviderAccount) return E.left(NOT_FOUND)
  if (chosen.isDefault) return E.right(chosen)
  const before = (await accountsOf(tx, owner)).find(
    ({ isDefault, isProviderAccount }) => isDefault && !isProviderAccount,
  )
  await makeDefaultAccount(tx, owner, chosen, new Date(services.clock.now()))
  await recordAuthor(tx, chosen.id, call.session)
  const account = { ...chosen, isDefault: true, version: chosen.version + 1 }
  await finish(command, { change: 'DEFAULT', account, before })
  return E.right(account)
}

export const removeStoredAccount = async (
  command: AccountCommand,
  accountId: BankAccountId,
): HandlerResult<undefined, ErrorsOf<typeof endpoints.bankAccountDelete>> => {
  const { owner, tx } = command
  await lockBusiness(tx, owner.business.id)
  const accounts = await accountsOf(tx, owner)
  const others = removeAccount(accounts, accountId)
  if (E.isLeft(others)) return E.left(DELETE_ERRORS[others.left._tag])
  const [account] = accounts.filter((one) => !others.right.includes(one))
  if (account === undefined) return E.left(NOT_FOUND)
  await deleteAccount(tx, owner, account.id)
  await finish(command, { change: 'DELETED', account })
  return E.right(undefined)
}

const payoutOf = ({ bank, ...account }: BankAccount): PayoutData => ({ ...account, bankId: bank.id })

const finish = async (
  { call, isQuiet, owner, services, tx }: AccountCommand,
  changed: ChangedAccount,
): Promise<void> => {
  await recordAccount(services, tx, call, owner, changed)
  const { business, supplier } = owner
  const emails = isQuiet === true ? [] : [...(await tellMembers(services, tx, call, owner, changed))]
  for (const listener of services.accountChanged) emails.push(...(await listener(tx, services.clock, owner)))
  call.afterCommit(() => {
    services.live.publish({ type: 'bankAccounts', businessId: business.id })
    if (supplier !== undefined) services.live.publish({ type: 'payables', businessId: business.id })
    sendNotification(services, emails)
  })
}
