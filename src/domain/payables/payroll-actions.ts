import * as E from 'fp-ts/Either'
import { type Payroll, type PayrollFacts, validateDeletion, validatePayment, validateWithdrawal } from './payroll.ts'

/** An action of a payroll card. */
export type PayrollAction = 'see' | 'pay' | 'declarePaid' | 'delete' | 'withdrawInvoices'

/**
 * The actions of a payroll card, in display order. The transfer that was announced, or its rest, can be declared.
 * A rejected payroll gives back only what it still owes.
 *
 * @example
 * ```ts
 * import { actionsOf } from '@anticipo/domain/payables/payroll-actions'
 *
 * actionsOf({ status: 'FUNDING_AWAITING', hasBankAccount: true }) // ['see', 'declarePaid', 'delete']
 * ```
 */
export const actionsOf = (payroll: PayrollFacts & Pick<Payroll, 'owed'>): ReadonlyArray<PayrollAction> => {
  const { hasBankAccount, owed, status } = payroll
  const isAwaited = hasBankAccount && (status === 'FUNDING_AWAITING' || status === 'FUNDING_INCOMPLETE')
  const isPayable = E.isRight(validatePayment(payroll))
  const isReturned = status === 'REJECTED' && owed?.length !== 0 && E.isRight(validateWithdrawal(payroll))
  return [
    'see',
    ...(isPayable ? (['pay'] as const) : []),
    ...(isPayable || isReturned ? (['withdrawInvoices'] as const) : []),
    ...(isAwaited ? (['declarePaid'] as const) : []),
    ...(E.isRight(validateDeletion(payroll)) ? (['delete'] as const) : []),
  ]
}
