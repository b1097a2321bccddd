import type { Country } from '../kernel/country.ts'
import { own } from '../kernel/guard.ts'

/** A kind of account, by the codes of the host. `CUENTA_CLABE` is any Mexican account. */
export type AccountType = 'CUENTA_CORRIENTE' | 'CUENTA_VISTA' | 'CUENTA_AHORRO' | 'CUENTA_CLABE'

/**
 * The account types of a country's banks, in display order.
 *
 * @example
 * ```ts
 * import { accountTypesOf } from '@anticipo/domain/banking/account-type'
 *
 * accountTypesOf('CL') // ['CUENTA_CORRIENTE', 'CUENTA_VISTA', 'CUENTA_AHORRO']
 * ```
 */
export const accountTypesOf = (country: Country): ReadonlyArray<AccountType> => own(TYPES, country) ?? []

const TYPES: Readonly<Record<Country, ReadonlyArray<AccountType>>> = {
  CL: ['CUENTA_CORRIENTE', 'CUENTA_VISTA', 'CUENTA_AHORRO'],
  MX: ['CUENTA_CLABE'],
}
