import * as E from 'fp-ts/Either'
import type { Currency } from '../kernel/money.ts'
import type { BankAccount, BankAccountId } from './bank-account.ts'

/** The fields that these rules read. */
export type AccountWithDefault = Pick<BankAccount, 'id' | 'isDefault' | 'isProviderAccount'>

/** The account is not in the list, is the default, or belongs to the financier. */
export type AccountListError =
  | { readonly _tag: 'AccountNotListed' }
  | { readonly _tag: 'AccountIsDefault' }
  | { readonly _tag: 'AccountIsProviders' }

/** Actions of an account row. */
export type AccountAction = 'copy' | 'edit' | 'delete' | 'makeDefault'

/**
 * Makes one account the default and clears the previous default of the same kind. Provider accounts and user accounts
 * are two kinds, each with its own default.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { makeDefault } from '@anticipo/domain/banking/default-account'
 *
 * const account = { id: '1' as BankAccountId, isDefault: true, isProviderAccount: false }
 * const accounts = [account, { ...account, id: '2' as BankAccountId, isDefault: false }]
 * const changed = makeDefault(accounts, '2' as BankAccountId)
 * changed._tag === 'Right' ? changed.right.map(({ isDefault }) => isDefault) : [] // [false, true]
 * ```
 */
export const makeDefault = <A extends AccountWithDefault>(
  accounts: ReadonlyArray<A>,
  id: BankAccountId,
): E.Either<AccountListError, ReadonlyArray<A>> => {
  const chosen = accounts.find((account) => account.id === id)
  if (chosen === undefined) return E.left({ _tag: 'AccountNotListed' })
  return E.right(
    accounts.map((account) =>
      account.isProviderAccount === chosen.isProviderAccount ? { ...account, isDefault: account === chosen } : account,
    ),
  )
}

/**
 * Rejects the default account and provider accounts: a pending transfer needs a destination.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { removeAccount } from '@anticipo/domain/banking/default-account'
 *
 * const account = { id: '1' as BankAccountId, isDefault: true, isProviderAccount: false }
 * const accounts = [account, { ...account, id: '2' as BankAccountId, isDefault: false }]
 * removeAccount(accounts, '1' as BankAccountId) // { _tag: 'Left', left: { _tag: 'AccountIsDefault' } }
 * ```
 */
export const removeAccount = <A extends AccountWithDefault>(
  accounts: ReadonlyArray<A>,
  id: BankAccountId,
): E.Either<AccountListError, ReadonlyArray<A>> => {
  const chosen = accounts.find((account) => account.id === id)
  if (chosen === undefined) return E.left({ _tag: 'AccountNotListed' })
  if (chosen.isProviderAccount) return E.left({ _tag: 'AccountIsProviders' })
  return chosen.isDefault
    ? E.left({ _tag: 'AccountIsDefault' })
    : E.right(accounts.filter((account) => account !== chosen))
}

/**
 * The list with the account at its end. The first account of its kind becomes the default, further ones do not.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { addAccount } from '@anticipo/domain/banking/default-account'
 *
 * addAccount([], { id: '1' as BankAccountId, isDefault: false, isProviderAccount: false }).length // 1
 * addAccount([], { id: '1' as BankAccountId, isDefault: false, isProviderAccount: false })[0]?.isDefault // true
 * ```
 */
export const addAccount = <A extends AccountWithDefault>(accounts: ReadonlyArray<A>, added: A): ReadonlyArray<A> => {
  const isFirst = !accounts.some(({ isProviderAccount }) => isProviderAccount === added.isProviderAccount)
  return [...accounts, { ...added, isDefault: isFirst }]
}

/**
 * The actions that a user has on an account, in display order: a default is not deleted, a provider account only copied.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { actionsOf } from '@anticipo/domain/banking/default-account'
 *
 * actionsOf({ id: '1' as BankAccountId, isDefault: true, isProviderAccount: false }) // ['copy', 'edit']
 * ```
 */
export const actionsOf = ({ isDefault, isProviderAccount }: AccountWithDefault): ReadonlyArray<AccountAction> => {
  if (isProviderAccount) return ['copy']
  return isDefault ? ['copy', 'edit'] : ['copy', 'makeDefault', 'edit', 'delete']
}

/**
 * The account that receives the money of the next order: the user's default.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { defaultAccount } from '@anticipo/domain/banking/default-account'
 *
 * defaultAccount([{ id: '1' as BankAccountId, isDefault: true, isProviderAccount: false }])?.id // '1'
 * ```
 */
export const defaultAccount = <A extends AccountWithDefault>(accounts: ReadonlyArray<A>): A | undefined =>
  accounts.find(({ isDefault, isProviderAccount }) => isDefault && !isProviderAccount)

/**
 * The account that receives money in a currency: the user's default when it is in that currency, else the first of the list
 * that is. Provider accounts receive none. Undefined without one.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import { depositAccount } from '@anticipo/domain/banking/default-account'
 *
 * const dollars = { id: '1' as BankAccountId, isDefault: true, isProviderAccount: false, currency: 'USD' as const }
 * const pesos = { ...dollars, id: '2' as BankAccountId, isDefault: false, currency: 'MXN' as const }
 * depositAccount([dollars, pesos], 'MXN')?.id // '2'
 * depositAccount([dollars], 'MXN') // undefined
 * ```
 */
export const depositAccount = <A extends AccountWithDefault & Pick<BankAccount, 'currency'>>(
  accounts: ReadonlyArray<A>,
  currency: Currency,
): A | undefined => {
  const fitting = accounts.filter((account) => !account.isProviderAccount && account.currency === currency)
  return defaultAccount(fitting) ?? fitting[0]
}

/**
 * Whether the list has an account of the same bank with the same number, ignoring leading zeros.
 *
 * @example
 * ```ts
 * import type { BankId } from '@anticipo/domain/banking/bank'
 * import { isDuplicate } from '@anticipo/domain/banking/default-account'
 *
 * const bank = { id: '7' as BankId, name: 'IXE', code: '40032' }
 * isDuplicate([{ bank, number: '001234567' }], '7', '1234567') // true
 * ```
 */
export const isDuplicate = (
  accounts: ReadonlyArray<Pick<BankAccount, 'bank' | 'number'>>,
  bankId: string,
  number: string,
): boolean => accounts.some((account) => account.bank.id === bankId && unpadded(account.number) === unpadded(number))

const unpadded = (number: string): string => number.replace(/^0+/, '')
