import { type Money, sum, zero } from '../kernel/money.ts'
import { MOVEMENT_ACCOUNTS, type MovementType } from './movement.ts'

/** An entry of the account SURPLUS that is in force. */
export interface SurplusEntry {
  /** Its number in the ledger, by which entries are in order. */
  readonly id: number
  readonly type: MovementType
  readonly amount: Money
}

/** A part of a credit that a debit took. */
export interface SurplusPart<A extends SurplusEntry> {
  readonly credit: A
  readonly debit: A
  readonly amount: Money
}

/** The amount that a credit still has, or that a debit still lacks. */
export interface SurplusRest<A extends SurplusEntry> {
  readonly entry: A
  readonly amount: Money
}

/** Which credits of the surplus covered which of its debits. Open credits less open debits are the balance; there are never both. */
export interface SurplusAllocation<A extends SurplusEntry> {
  readonly parts: ReadonlyArray<SurplusPart<A>>
  readonly openCredits: ReadonlyArray<SurplusRest<A>>
  /** The company owes them. */
  readonly openDebits: ReadonlyArray<SurplusRest<A>>
}

/**
 * Each debit, a payout or a debt, takes from the oldest credit left. What is not covered waits for later credits. All amounts are in
 * one currency; entries of other accounts are left out.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { allocateSurplus } from '@anticipo/domain/wallet/allocate-surplus'
 *
 * const debt = { id: 1, type: 'DEFAULT_DEBT', amount: money('CLP', 4_000) } as const
 * const release = { id: 2, type: 'RELEASE', amount: money('CLP', 10_000) } as const
 * const { openCredits, parts } = allocateSurplus([debt, release])
 * parts // [{ credit: { id: 2, type: 'RELEASE', amount: { currency: 'CLP', minor: 10000 } }, debit: { id: 1, type: 'DEFAULT_DEBT', amount: { currency: 'CLP', minor: 4000 } }, amount: { currency: 'CLP', minor: 4000 } }]
 * openCredits.map(({ amount }) => amount.minor) // [6000]
 * ```
 */
export const allocateSurplus = <A extends SurplusEntry>(entries: ReadonlyArray<A>): SurplusAllocation<A> => {
  const parts: Array<SurplusPart<A>> = []
  const credits: Array<Open<A>> = []
  const debits: Array<Open<A>> = []
  const match = (): void => {
    for (;;) {
      const [credit, debit] = [credits[0], debits[0]]
      if (credit === undefined || debit === undefined) return
      const minor = Math.min(credit.left, debit.left)
      parts.push({ credit: credit.entry, debit: debit.entry, amount: { ...credit.entry.amount, minor } })
      credit.left -= minor
      debit.left -= minor
      if (credit.left === 0) credits.shift()
      if (debit.left === 0) debits.shift()
    }
  }
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    const side = sideOf(entry)
    if (side !== undefined) (side === 'credit' ? credits : debits).push({ entry, left: entry.amount.minor })
    match()
  }
  return { parts, openCredits: credits.map(restOf), openDebits: debits.map(restOf) }
}

/** Where a release went. `transferred + charged + inBalance` is the release, always. */
export interface ReleaseParts {
  /** Paid out to the company. */
  readonly transferred: Money
  /** Taken by a debt. */
  readonly charged: Money
  readonly inBalance: Money
}

/**
 * The parts of a credit of the surplus.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { allocateSurplus, releaseParts } from '@anticipo/domain/wallet/allocate-surplus'
 *
 * const debt = { id: 1, type: 'DEFAULT_DEBT', amount: money('CLP', 4_000) } as const
 * const release = { id: 2, type: 'RELEASE', amount: money('CLP', 10_000) } as const
 * releaseParts(release, allocateSurplus([debt, release])).charged // { currency: 'CLP', minor: 4000 }
 * ```
 */
export const releaseParts = <A extends SurplusEntry>(
  { amount: { currency }, id }: SurplusEntry,
  { openCredits, parts }: SurplusAllocation<A>,
): ReleaseParts => {
  const own = parts.filter(({ credit }) => credit.id === id)
  const total = (all: ReadonlyArray<{ readonly amount: Money }>): Money =>
    sum(
      currency,
      all.map(({ amount }) => amount),
    )
  return {
    transferred: total(own.filter(({ debit }) => isPayout(debit))),
    charged: total(own.filter(({ debit }) => !isPayout(debit))),
    inBalance: openCredits.find(({ entry }) => entry.id === id)?.amount ?? zero(currency),
  }
}

interface Open<A> {
  readonly entry: A
  left: number
}

const restOf = <A extends SurplusEntry>({ entry, left }: Open<A>): SurplusRest<A> => ({
  entry,
  amount: { ...entry.amount, minor: left },
})

/**
 * Whether a debit sends money to the company; others are debts of it.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { isPayout } from '@anticipo/domain/wallet/allocate-surplus'
 *
 * isPayout({ id: 1, type: 'SURPLUS_PAID', amount: money('CLP', 4_000) }) // true
 * ```
 */
export const isPayout = ({ type }: SurplusEntry): boolean => MOVEMENT_ACCOUNTS[type].credit === 'TRANSFERS'

const sideOf = ({ type }: SurplusEntry): 'credit' | 'debit' | undefined => {
  const { credit, debit } = MOVEMENT_ACCOUNTS[type]
  return credit === 'SURPLUS' ? 'credit' : debit === 'SURPLUS' ? 'debit' : undefined
}
