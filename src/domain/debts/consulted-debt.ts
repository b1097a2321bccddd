import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'

/** What a company owes the treasury (TGR), or others by the credit bureau, when it was last asked. */
export interface ConsultedDebt {
  readonly total: Money | undefined
  readonly consultedOn: CivilDate | undefined
}

export type ConsultedDebtState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NeverConsulted' }
  | { readonly _tag: 'NoDebt'; readonly on: CivilDate }
  | { readonly _tag: 'Owed'; readonly total: Money; readonly on: CivilDate }

/** A figure without its date, or a date without its figure, tells nothing. */
export const consultedDebtState = (answer: ConsultedDebt | undefined): ConsultedDebtState => {
  if (answer === undefined) return { _tag: 'Loading' }
  const { total, consultedOn } = answer
  if (total === undefined || consultedOn === undefined) return { _tag: 'NeverConsulted' }
  return total.minor > 0 ? { _tag: 'Owed', total, on: consultedOn } : { _tag: 'NoDebt', on: consultedOn }
}
