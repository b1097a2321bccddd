import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'

/** What is known of the debt with other lenders. Undefined where the answer left it open. */
export interface DebtService {
  readonly canConsult: boolean
  readonly total: Money | undefined
  readonly consultedOn: CivilDate | undefined
}

export type DebtServiceState =
  | { readonly _tag: 'LOADING' }
  /** Nobody authorised the consultation yet. */
  | { readonly _tag: 'CANT_CONSULT' }
  | { readonly _tag: 'NOT_CONSULTED' }
  /** No amount is not an amount of zero. */
  | { readonly _tag: 'CONSULTED'; readonly total: Money | undefined; readonly on: CivilDate }

/** Undefined: still being read. Without authorisation an old figure is not shown. */
export const debtServiceState = (answer: DebtService | undefined): DebtServiceState => {
  if (answer === undefined) return { _tag: 'LOADING' }
  if (!answer.canConsult) return { _tag: 'CANT_CONSULT' }
  return answer.consultedOn === undefined
    ? { _tag: 'NOT_CONSULTED' }
    : { _tag: 'CONSULTED', total: answer.total, on: answer.consultedOn }
}
