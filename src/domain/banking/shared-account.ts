import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import type { BankAccount, NewBankAccount } from './bank-account.ts'

/** Who already has an account: the financier, the company itself, or a supplier of the company. */
export type AccountKeeper =
  | { readonly _tag: 'Provider' }
  | { readonly _tag: 'Company' }
  | { readonly _tag: 'Supplier'; readonly name: string }

/** An account that the company knows, and who has it. */
export interface KnownAccount extends Pick<BankAccount, 'bank' | 'number'> {
  readonly keeper: AccountKeeper
}

/**
 * Finds the other owner of the account that is saved for a supplier; undefined when `known`, the accounts of all others, has no such account.
 * Of several owners the financier comes before the company, and both before suppliers. Leading zeros do not matter; a CLABE is compared
 * without its bank, because its first digits are the bank.
 *
 * @example
 * ```ts
 * import type { BankId } from '@anticipo/domain/banking/bank'
 * import { sharedWith } from '@anticipo/domain/banking/shared-account'
 *
 * const bank = { id: '1012' as BankId, name: 'BancoEstado', code: '012' }
 * const keeper = { _tag: 'Supplier', name: 'Maderas del Sur SpA' } as const
 * sharedWith([{ bank, number: '0628119', keeper }], { bankId: '1012' as BankId, number: '628119' }, 'CL') // { _tag: 'Supplier', name: 'Maderas del Sur SpA' }
 * sharedWith([{ bank, number: '0628119', keeper }], { bankId: '1037' as BankId, number: '628119' }, 'CL') // undefined
 * ```
 */
export const sharedWith = (
  known: ReadonlyArray<KnownAccount>,
  { bankId, number }: Pick<BankAccount, 'number'> & Pick<NewBankAccount, 'bankId'>,
  country: Country,
): AccountKeeper | undefined => {
  const namesItsBank = profileOf(country).accountNumber === 'CLABE'
  const same = known.filter(
    (one) => (namesItsBank || one.bank.id === bankId) && unpadded(one.number) === unpadded(number),
  )
  return RANKED.map((tag) => same.find(({ keeper }) => keeper._tag === tag)).find((one) => one !== undefined)?.keeper
}

const RANKED: ReadonlyArray<AccountKeeper['_tag']> = ['Provider', 'Company', 'Supplier']

const unpadded = (number: string): string => number.replace(/^0+/, '')
