import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'

/** Debt with other lenders. Fields are undefined where the response omits them. */
export interface DebtService {
  readonly canConsult: boolean
  readonly total: Money | undefined
  readonly consultedOn: CivilDate | undefined
  /** The same meaning as in `ConsultedDebt`. */
  readonly isStale: boolean
}

/** The debt with other lenders, as far as it is known. */
export type DebtServiceState =
  | { readonly _tag: 'Loading' }
  /** The consultation is not authorised yet. */
  | { readonly _tag: 'CannotConsult' }
  | { readonly _tag: 'NotConsulted' }
  /** `total` is undefined, not zero, when the response has no amount. */
  | { readonly _tag: 'Consulted'; readonly total: Money | undefined; readonly on: CivilDate }

/**
 * The state of the latest answer; undefined: it is still loading. Without authorisation an old amount is not shown.
 *
 * @example
 * ```ts
 * import { debtServiceState } from '@anticipo/domain/debts/debt-service'
 *
 * debtServiceState({ canConsult: false, total: undefined, consultedOn: undefined, isStale: false }) // { _tag: 'CannotConsult' }
 * debtServiceState(undefined) // { _tag: 'Loading' }
 * ```
 */
export const debtServiceState = (answer: DebtService | undefined): DebtServiceState => {
  if (answer === undefined) return { _tag: 'Loading' }
  if (!answer.canConsult) return { _tag: 'CannotConsult' }
  return answer.consultedOn === undefined
    ? { _tag: 'NotConsulted' }
    : { _tag: 'Consulted', total: answer.total, on: answer.consultedOn }
}
