import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'

/** The debt of a company with the treasury (TGR), or with others by the credit bureau, at the latest consultation. */
export interface ConsultedDebt {
  readonly total: Money | undefined
  readonly consultedOn: CivilDate | undefined
  /** A later consultation failed: the amount is of `consultedOn`, and may have changed. */
  readonly isStale: boolean
}

/** The report of the credit bureau. */
export interface CreditReport extends ConsultedDebt {
  readonly score: number | undefined
}

/** The debt at its latest consultation, in one currency. */
export type ConsultedDebtState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NeverConsulted' }
  | { readonly _tag: 'NoDebt'; readonly on: CivilDate }
  | { readonly _tag: 'Owed'; readonly total: Money; readonly on: CivilDate }

/**
 * The state of the latest answer; undefined: it is still loading. An amount without its date, or a date without its
 * amount, is unknown. A negative amount is no debt.
 *
 * @example
 * ```ts
 * import { consultedDebtState } from '@anticipo/domain/debts/consulted-debt'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * consultedDebtState({ total: money('CLP', 0), consultedOn: civilDate('2026-03-02'), isStale: false }) // { _tag: 'NoDebt', on: '2026-03-02' }
 * consultedDebtState({ total: undefined, consultedOn: civilDate('2026-03-02'), isStale: false }) // { _tag: 'NeverConsulted' }
 * ```
 */
export const consultedDebtState = (answer: ConsultedDebt | undefined): ConsultedDebtState => {
  if (answer === undefined) return { _tag: 'Loading' }
  const { total, consultedOn } = answer
  if (total === undefined || consultedOn === undefined) return { _tag: 'NeverConsulted' }
  return total.minor > 0 ? { _tag: 'Owed', total, on: consultedOn } : { _tag: 'NoDebt', on: consultedOn }
}
