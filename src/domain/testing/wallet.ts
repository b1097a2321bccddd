import * as fc from 'fast-check'
import type { ConsultedDebt } from '../debts/consulted-debt.ts'
import type { DebtService } from '../debts/debt-service.ts'
import type { Currency, Money } from '../kernel/money.ts'
import type { Wallet } from '../wallet/surplus.ts'
import { calendarDate, moneyOf } from './kernel.ts'

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(arbitrary, { nil: undefined })

/** A balance of either sign, with or without a pending request. */
export const wallet = (currency: Currency): fc.Arbitrary<Wallet> =>
  fc.record({ balance: moneyOf(currency), pendingSince: maybe(calendarDate) })

/** A balance as reported by the wallet's host, in major units: often near zero and the halves. */
export const reportedBalance: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(0, -0, 0.5, -0.5, -0.51, -0.49, 0.005, 1_500.5),
)

const owed = (currency: Currency): fc.Arbitrary<Money | undefined> =>
  maybe(moneyOf(currency).map((amount) => ({ ...amount, minor: Math.abs(amount.minor) })))

/** Debt with the treasury or by the credit bureau, sometimes without the amount or the date. */
export const consultedDebt = (currency: Currency): fc.Arbitrary<ConsultedDebt> =>
  fc.record({ total: owed(currency), consultedOn: maybe(calendarDate) })

export const debtService = (currency: Currency): fc.Arbitrary<DebtService> =>
  fc.record({ canConsult: fc.boolean(), total: owed(currency), consultedOn: maybe(calendarDate) })
