import { moneyWithin, type Money } from '../kernel/money.ts'
import { inBoth, sumOf, unitOf, type BothAmounts, type Rated } from './amount.ts'
import type { AppliedNote } from './notes.ts'
import type { AppliedReceipt } from './receipts.ts'

/** The sums that lower or raise the balance of an invoice. */
export interface BalanceParts {
  readonly notes: ReadonlyArray<AppliedNote>
  readonly receipts: ReadonlyArray<AppliedReceipt>
  /** CL, in pesos. */
  readonly paidAtIssue: number
  /** CL: the total in the register, where it is less. */
  readonly registered: number | undefined
}

/** The balance of an invoice, and the sums that lowered it. */
export interface Balance {
  readonly outstanding: Money
  readonly outstandingLocal: Money
  /** `min(total, owed)` in the currency of the country. */
  readonly financeableLocal: Money
  readonly parts: {
    readonly credits: Money
    readonly debits: Money
    readonly payments: Money
    readonly paidAtIssue: Money
  }
  /** Nothing is owed: why. */
  readonly settled: 'ZERO_TOTAL' | 'FULLY_CREDITED' | 'PAID' | undefined
}

/**
 * `total + debits - credits - paid at issue - payments`, at most each balance that a receipt states, never below zero, and zero for an
 * annulled invoice. It is computed in the currency of the invoice and in that of the country; what is zero in one is zero in both. With n
 * applied documents up to n minor units left are the rounding of their amounts, and up to n pesos where an amount was converted.
 */
export const balanceOf = (invoice: Rated, { notes, paidAtIssue, receipts, registered }: BalanceParts): Balance => {
  const { currency } = invoice.amount
  const credits = notes.filter(({ kind }) => kind === 'CREDITS')
  const debits = notes.filter(({ kind }) => kind === 'DEBITS')
  const payments = receipts.flatMap(({ paid }) => paid ?? [])
  const stated = receipts.flatMap(({ balance }) => balance ?? [])
  const atIssue = inBoth(moneyWithin(invoice.localAmount.currency, paidAtIssue), invoice) ?? NOTHING
  const isAnnulled = notes.some(({ annuls }) => annuls)
  const applied = [...credits, ...debits, ...receipts.flatMap(({ paid, balance }) => paid ?? balance ?? [])]
  const count = applied.length + (paidAtIssue > 0 ? 1 : 0)
  const converted = applied.filter(({ isConverted }) => isConverted).length
  const calculate = (side: 'own' | 'local', total: number, tolerance: number) => {
    const sides = (amounts: ReadonlyArray<BothAmounts>): number => sumOf(amounts.map((amount) => amount[side]))
    const owedBefore = sumOf([total, sides(debits)])
    const left = sumOf([owedBefore, -sides(credits), -atIssue[side], -sides(payments)])
    const owed = Math.min(left, ...stated.map((amount) => amount[side]))
    return {
      /* The tolerance is never negative, so that less than nothing is nothing. */
      owed: isAnnulled || owed <= tolerance ? 0 : owed,
      isCredited: isAnnulled || sumOf([sides(credits), tolerance]) >= owedBefore,
    }
  }
  const total = Math.min(invoice.amount.minor, registered ?? invoice.amount.minor)
  const localTotal = Math.min(invoice.localAmount.minor, registered ?? invoice.localAmount.minor)
  const own = calculate('own', total, count)
  const local = calculate('local', localTotal, converted > 0 ? count * unitOf(invoice.localAmount.currency) : count)
  const isNothing = own.owed === 0 || local.owed === 0
  const sum = (amounts: ReadonlyArray<BothAmounts>): Money =>
    moneyWithin(currency, sumOf(amounts.map(({ own: minor }) => minor)))
  return {
    outstanding: moneyWithin(currency, isNothing ? 0 : own.owed),
    outstandingLocal: moneyWithin(invoice.localAmount.currency, isNothing ? 0 : local.owed),
    financeableLocal: moneyWithin(
      invoice.localAmount.currency,
      isNothing || total === 0 ? 0 : Math.min(localTotal, local.owed),
    ),
    parts: {
      credits: sum(credits),
      debits: sum(debits),
      payments: sum(payments),
      paidAtIssue: moneyWithin(currency, atIssue.own),
    },
    settled:
      total === 0
        ? 'ZERO_TOTAL'
        : !isNothing
          ? undefined
          : own.isCredited || local.isCredited
            ? 'FULLY_CREDITED'
            : 'PAID',
  }
}

const NOTHING: BothAmounts = { own: 0, local: 0, isConverted: false }
