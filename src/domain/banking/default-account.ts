import * as E from 'fp-ts/Either'
import type { BankAccount, BankAccountId } from './bank-account.ts'

/** The fields that these rules read. */
export type AccountWithDefault = Pick<BankAccount, 'id' | 'isDefault' | 'isProviderAccount'>

export type AccountListError =
  | { readonly _tag: 'AccountNotListed' }
  | { readonly _tag: 'AccountIsDefault' }
  | { readonly _tag: 'AccountIsProviders' }

/** Actions of an account row. */
export type AccountAction = 'copy' | 'edit' | 'delete' | 'makeDefault'

/**
 * Makes one account the default and clears the previous default of the same kind. Provider accounts and user accounts
 * are two kinds, each with its own default.
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

/** Rejects the default account and provider accounts: a pending transfer needs a destination. */
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

/** The first user account becomes the default, further ones do not. */
export const addAccount = <A extends AccountWithDefault>(accounts: ReadonlyArray<A>, added: A): ReadonlyArray<A> => {
  const isFirst = !accounts.some(({ isProviderAccount }) => isProviderAccount === added.isProviderAccount)
  return [...accounts, { ...added, isDefault: isFirst }]
}

/** In display order. */
export const actionsOf = ({ isDefault, isProviderAccount }: AccountWithDefault): ReadonlyArray<AccountAction> => {
  if (isProviderAccount) return ['copy']
  return isDefault ? ['copy', 'edit'] : ['copy', 'makeDefault', 'edit', 'delete']
}

/** The account that receives the money of the next order: the user's default. */
export const defaultAccount = <A extends AccountWithDefault>(accounts: ReadonlyArray<A>): A | undefined =>
  accounts.find(({ isDefault, isProviderAccount }) => isDefault && !isProviderAccount)

/** Same bank and same number, ignoring leading zeros. */
export const isDuplicate = (
  accounts: ReadonlyArray<Pick<BankAccount, 'bank' | 'number'>>,
  bankId: string,
  number: string,
): boolean => accounts.some((account) => account.bank.id === bankId && unpadded(account.number) === unpadded(number))

const unpadded = (number: string): string => number.replace(/^0+/, '')
