import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { formatMoney } from '../kernel/format.ts'
import { known } from '../kernel/guard.ts'
import { type Currency, DECIMALS, type Money, money, ofMajor, zero } from '../kernel/money.ts'

/** The number is not finite, or the amount exceeds the safe integers of minor units. */
export type BalanceError = { readonly _tag: 'BalanceNotANumber' } | { readonly _tag: 'BalanceTooLarge' }

/**
 * Parses a reported wallet balance, in major units with any decimals: rounded to the currency's, halves away from
 * zero. A debt of up to half a unit, -0.5 included, is zero. Never `-0`. Errors: `BalanceNotANumber` for NaN and
 * infinity, `BalanceTooLarge` beyond 2^53.
 *
 * @example
 * ```ts
 * import { balanceOf } from '@anticipo/domain/wallet/balance'
 *
 * balanceOf('CLP', 1234.5) // { _tag: 'Right', right: { currency: 'CLP', minor: 1235 } }
 * balanceOf('CLP', -0.5) // { _tag: 'Right', right: { currency: 'CLP', minor: 0 } }
 * balanceOf('MXN', NaN) // { _tag: 'Left', left: { _tag: 'BalanceNotANumber' } }
 * ```
 */
export const balanceOf = <C extends Currency>(currency: C, value: number): E.Either<BalanceError, Money<C>> => {
  if (!Number.isFinite(value)) return E.left({ _tag: 'BalanceNotANumber' })
  if (value >= SMALLEST_DEBT && value <= 0) return E.right(zero(currency))
  const size = Math.round(Math.abs(value) * ofMajor(currency, 1).minor)
  if (!Number.isSafeInteger(size)) return E.left({ _tag: 'BalanceTooLarge' })
  return E.right(money(currency, value < 0 ? -size : size))
}

/**
 * A balance without decimals when it is whole, else with those of its currency: `$1,500`, `$1,500.50`.
 *
 * @example
 * ```ts
 * import { ofMajor } from '@anticipo/domain/kernel/money'
 * import { formatBalance } from '@anticipo/domain/wallet/balance'
 *
 * formatBalance(ofMajor('MXN', 1_500), 'MX') // '$1,500'
 * formatBalance(ofMajor('MXN', 1_500.5), 'MX') // '$1,500.50'
 * ```
 */
export const formatBalance = (balance: Money, country: Country): string => {
  const shown = formatMoney(balance, country)
  const decimals = known(DECIMALS, balance.currency, 'CurrencyUnknown')
  return decimals > 0 && balance.minor % ofMajor(balance.currency, 1).minor === 0
    ? shown.slice(0, -decimals - 1)
    : shown
}

const SMALLEST_DEBT = -0.5
