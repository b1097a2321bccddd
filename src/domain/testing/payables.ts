import * as fc from 'fast-check'
import type { PayableAction } from '../payables/left-behind.ts'
import type { PayableEvent, PayableState } from '../payables/payable-state.ts'
import type { Id, UserId } from '../kernel/id.ts'
import { money } from '../kernel/money.ts'
import type { PayableId, PayrollId } from '../payables/payable-invoice.ts'
import { PAYROLL_STATUSES, type PayrollApproval, type PayrollFacts } from '../payables/payroll.ts'
import type { PayrollEvent } from '../payables/payroll-flow.ts'
import type { PayableRow } from '../payables/selection-summary.ts'
import type { WallClock } from '../payables/transfer-window.ts'
import { calendarDate } from './kernel.ts'

/** One of nine identifiers, so that some are equal. */
export const payrollId: fc.Arbitrary<PayrollId> = fc.integer({ min: 1, max: 9 }).map((n) => String(n) as PayrollId)

/** The identifier of the invoice at that place, from 0. */
export const payableIdOf = (n: number): PayableId => String(n + 1) as PayableId

/** Every state of an owed invoice. */
export const payableLocation: fc.Arbitrary<PayableState> = fc.oneof(
  fc.constant<PayableState>({ _tag: 'Inbox' }),
  payrollId.map((id): PayableState => ({ _tag: 'Scheduled', payrollId: id })),
  fc
    .tuple(calendarDate, fc.option(payrollId, { nil: undefined }))
    .map(([on, id]): PayableState => ({ _tag: 'Paid', on, payrollId: id })),
  calendarDate.map((on): PayableState => ({ _tag: 'Archived', on })),
)

/** Every action on selected invoices. */
export const payableAction: fc.Arbitrary<PayableAction> = fc.constantFrom('archive', 'markPaid', 'restore', 'schedule')

/** Every event of an owed invoice, with any payroll and day. */
export const payableEvent: fc.Arbitrary<PayableEvent> = fc.oneof(
  payrollId.map((id): PayableEvent => ({ _tag: 'Schedule', payrollId: id })),
  fc
    .tuple(fc.constantFrom('MarkPaid', 'Archive', 'Settle'), calendarDate)
    .map(([_tag, on]): PayableEvent => ({ _tag, on })),
  fc.constantFrom<PayableEvent>({ _tag: 'Withdraw' }, { _tag: 'Restore' }),
)

/** A request of one of nine members that waits for others. */
export const payrollApproval: fc.Arbitrary<PayrollApproval> = fc.record({
  id: fc.integer({ min: 1, max: 9 }).map((n) => String(n) as Id<'Approval'>),
  act: fc.constantFrom('PAY' as const, 'FINANCE' as const),
  requesterId: fc.integer({ min: 1, max: 9 }).map((n) => String(n) as UserId),
  requestedBy: fc.constantFrom('Ana Soto', 'Luis Paz'),
})

/** A payroll in any status, unknown ones and names of properties included, with or without all bank accounts and money. */
export const payrollFacts: fc.Arbitrary<PayrollFacts> = fc.record({
  status: fc.oneof(
    fc.constantFrom(...PAYROLL_STATUSES),
    fc.constantFrom('INCOMPLETE_DATA', 'paid', '', 'constructor', '__proto__'),
  ),
  hasBankAccount: fc.boolean(),
  hadMoney: fc.option(fc.boolean(), { nil: undefined }),
  approval: fc.option(payrollApproval, { nil: undefined, freq: 3 }),
})

/** Every event of a payroll. */
export const PAYROLL_EVENTS: ReadonlyArray<PayrollEvent> = [
  'DeclarePaid',
  'PayLater',
  'PaidDirectly',
  'RequestFinancing',
  'FundsComplete',
  'FundsShort',
  'PaymentStarted',
  'PaidAll',
  'PaidSome',
  'PaymentFailed',
  'FinancingApproved',
  'FinancingRejected',
  'Rejected',
  'AccountChanged',
]

/** Distinct rows of few suppliers, so that some share one. */
export const payableRows: fc.Arbitrary<ReadonlyArray<PayableRow>> = fc
  .array(
    fc.record({
      minor: fc.nat({ max: 1_000_000_000 }),
      supplier: fc.constantFrom('A', 'B', 'C', 'D'),
      hasBankAccount: fc.boolean(),
      documentAmount: fc.option(
        fc.nat({ max: 1_000_000_000 }).map((minor) => money('USD', minor)),
        { nil: undefined, freq: 3 },
      ),
    }),
    { maxLength: 20 },
  )
  .map((rows) => rows.map((row, at) => ({ ...row, id: payableIdOf(at) })))

/** Any minute of any day, often at the limits of the window. */
export const wallClock: fc.Arbitrary<WallClock> = fc.record({
  date: calendarDate,
  minutes: fc.oneof(fc.nat({ max: 1439 }), fc.constantFrom(0, 479, 480, 481, 959, 960, 1439)),
})
