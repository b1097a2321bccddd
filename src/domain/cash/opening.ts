import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import { requiredText, type TextError } from '../kernel/form.ts'
import { add, type Currency, type Money } from '../kernel/money.ts'

/** An account of the company, whose balance it states. */
export interface OpeningAccount {
  /** 1 to `MAX_ACCOUNT_NAME_LENGTH` characters. */
  readonly name: string
  /** Negative for an overdraft. */
  readonly balance: Money
}

/** The balances of the accounts of a company at the end of a day. */
export interface CashOpening {
  readonly date: CivilDate
  readonly accounts: ReadonlyArray<OpeningAccount>
}

/** The most accounts of an opening. */
export const MAX_OPENING_ACCOUNTS = 10
/** The most characters of the name of an account. */
export const MAX_ACCOUNT_NAME_LENGTH = 60

/** Why an opening is rejected. `at`: the account. */
export type OpeningError =
  | { readonly _tag: 'OpeningInFuture' }
  | { readonly _tag: 'OpeningAccountsTooMany'; readonly maximum: number }
  | { readonly _tag: 'OpeningNameWrong'; readonly at: number; readonly error: TextError }

/**
 * The opening with the names trimmed, of today or of an earlier day. Errors: `OpeningInFuture`, `OpeningAccountsTooMany`,
 * `OpeningNameWrong` of the first wrong name.
 *
 * @example
 * ```ts
 * import { validateOpening } from '@anticipo/domain/cash/opening'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const tomorrow = { date: civilDate('2026-03-03'), accounts: [] }
 * validateOpening(tomorrow, { today: civilDate('2026-03-02') }) // { _tag: 'Left', left: { _tag: 'OpeningInFuture' } }
 * ```
 */
export const validateOpening = (
  { accounts, date }: CashOpening,
  { today }: { readonly today: CivilDate },
): E.Either<OpeningError, CashOpening> => {
  if (date > today) return E.left({ _tag: 'OpeningInFuture' })
  if (accounts.length > MAX_OPENING_ACCOUNTS)
    return E.left({ _tag: 'OpeningAccountsTooMany', maximum: MAX_OPENING_ACCOUNTS })
  const named: Array<OpeningAccount> = []
  for (const [at, { balance, name }] of accounts.entries()) {
    const read = requiredText(name, MAX_ACCOUNT_NAME_LENGTH)
    if (E.isLeft(read)) return E.left({ _tag: 'OpeningNameWrong', at, error: read.left })
    named.push({ name: read.right, balance })
  }
  return E.right({ date, accounts: named })
}

/**
 * The sum of the balances of each currency, in the order in which they are first named.
 *
 * @example
 * ```ts
 * import { openingTotals } from '@anticipo/domain/cash/opening'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const accounts = [{ name: 'BCI', balance: money('CLP', 900) }, { name: 'Línea', balance: money('CLP', -200) }]
 * openingTotals(accounts) // [{ currency: 'CLP', minor: 700 }]
 * ```
 */
export const openingTotals = (accounts: ReadonlyArray<OpeningAccount>): ReadonlyArray<Money> => {
  const totals = new Map<Currency, Money>()
  for (const { balance } of accounts) {
    const known = totals.get(balance.currency)
    totals.set(balance.currency, known === undefined ? balance : add(known, balance))
  }
  return [...totals.values()]
}
