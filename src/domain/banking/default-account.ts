import * as E from 'fp-ts/Either'
import type { BankAccount, BankAccountId } from './bank-account.ts'

/** Of the accounts' list, only these fields decide. */
export type AccountWithDefault = Pick<BankAccount, 'id' | 'isDefault' | 'isProviderAccount'>

export type AccountListError =
  | { readonly _tag: 'AccountNotListed' }
  | { readonly _tag: 'AccountIsDefault' }
  | { readonly _tag: 'AccountIsProviders' }

/** What the row of an account offers. */
export type AccountAction = 'copy' | 'edit' | 'delete' | 'makeDefault'

/**
 * The chosen one becomes the default and the previous default of its kind no longer is. The provider's own accounts and the
 * user's are two kinds, each with its default.
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

/** The default and the provider's own stay: money on its way needs somewhere to arrive. */
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

/** The first account of the user's is the default, later ones are not. */
export const addAccount = <A extends AccountWithDefault>(accounts: ReadonlyArray<A>, added: A): ReadonlyArray<A> => {
  const isFirst = !accounts.some(({ isProviderAccount }) => isProviderAccount === added.isProviderAccount)
  return [...accounts, { ...added, isDefault: isFirst }]
}

/** In the order of the row. */
export const actionsOf = ({ isDefault, isProviderAccount }: AccountWithDefault): ReadonlyArray<AccountAction> => {
  if (isProviderAccount) return ['copy']
  return isDefault ? ['copy', 'edit'] : ['copy', 'makeDefault', 'edit', 'delete']
}

/** The one that receives the money of the next order: the user's default. */
export const defaultAccount = <A extends AccountWithDefault>(accounts: ReadonlyArray<A>): A | undefined =>
  accounts.find(({ isDefault, isProviderAccount }) => isDefault && !isProviderAccount)

/** The same bank and number, however the number was padded. */
export const isDuplicate = (
  accounts: ReadonlyArray<Pick<BankAccount, 'bank' | 'number'>>,
  bankId: string,
  number: string,
): boolean => accounts.some((account) => account.bank.id === bankId && unpadded(account.number) === unpadded(number))

const unpadded = (number: string): string => number.replace(/^0+/, '')
