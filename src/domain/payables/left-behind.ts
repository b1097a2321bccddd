import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import { own } from '../kernel/guard.ts'
import type { PayableInvoice } from './payable-invoice.ts'
import { transition, type PayableEvent } from './payable-state.ts'
import { PAYMENT_OBSTACLES, type PaymentObstacle } from './payment-obstacle.ts'

/** The actions that a user has on selected invoices. */
export type PayableAction = 'archive' | 'markPaid' | 'restore' | 'schedule'

/** Why an action leaves an invoice where it is. `MOVED`: it is no longer in the list from which it was selected. */
export const LEFT_BEHIND = ['MOVED', ...PAYMENT_OBSTACLES] as const
/** One of `LEFT_BEHIND`. */
export type LeftBehind = 'MOVED' | PaymentObstacle

/**
 * Undefined for an invoice that the action takes. An obstacle to payment is one to scheduling only.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { leftBehindBy } from '@anticipo/domain/payables/left-behind'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * leftBehindBy('schedule', samplePayable('1', { obstacle: 'CLAIMED' }), civilDate('2026-03-02')) // 'CLAIMED'
 * leftBehindBy('archive', samplePayable('1', { obstacle: 'CLAIMED' }), civilDate('2026-03-02')) // undefined
 * leftBehindBy('restore', samplePayable('1'), civilDate('2026-03-02')) // 'MOVED'
 * ```
 */
export const leftBehindBy = (
  action: PayableAction,
  invoice: Pick<PayableInvoice, 'location' | 'obstacle'> | undefined,
  today: CivilDate,
): LeftBehind | undefined => {
  const event = own(EVENTS, action)?.(today)
  if (invoice === undefined || event === undefined || E.isLeft(transition(invoice.location, event))) return 'MOVED'
  return action === 'schedule' ? invoice.obstacle : undefined
}

const EVENTS: Readonly<Record<PayableAction, (today: CivilDate) => PayableEvent>> = {
  archive: (on) => ({ _tag: 'Archive', on }),
  markPaid: (on) => ({ _tag: 'MarkPaid', on }),
  restore: () => ({ _tag: 'Restore' }),
  schedule: () => ({ _tag: 'Schedule', payrollId: '0' as Extract<PayableEvent, { _tag: 'Schedule' }>['payrollId'] }),
}
