import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { DueList } from '#domain/payables/due-day.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { defaultPayrollName } from '#domain/payables/payroll-name.ts'
import {
  type PayrollRequest,
  type PayrollRequestError,
  payrollRequestOf,
  transfersOf,
} from '#domain/payables/payroll-request.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { Failure } from '../shared/failure.ts'
import type { FormDraft } from '../shared/form-draft.ts'
import type { PayrollDetail, Payrolls } from './payrolls.port.ts'

/** The invoices to schedule, and the step that follows. */
export interface SchedulingRequest {
  readonly invoices: ReadonlyArray<PayableInvoice>
  /** Keeps the choices over a reload, until the payment is scheduled or discarded. */
  readonly draft: FormDraft
  /** So many of them have left the inbox, for that day or each for its own. */
  readonly onScheduled: (invoices: number, paymentDate: CivilDate | undefined) => void
  readonly onClose: () => void
}

export const SCHEDULING_STEPS = ['date', 'invoices', 'summary'] as const

export type SchedulingStep = (typeof SCHEDULING_STEPS)[number] | 'done'

export const STEP_BEFORE: Readonly<Record<SchedulingStep, SchedulingStep | undefined>> = {
  date: undefined,
  invoices: 'date',
  summary: 'invoices',
  done: undefined,
}

/** One for each payee of each day. */
export const transfersIn = (lists: ReadonlyArray<DueList>): number =>
  lists.reduce((sum, { invoices }) => sum + transfersOf(invoices).length, 0)

/** The day on which the invoice is paid. */
export const dayIn = (lists: ReadonlyArray<DueList>, invoice: PayableInvoice): CivilDate | undefined =>
  lists.find(({ invoices }) => invoices.some(({ id }) => id === invoice.id))?.date

/** The lists that are sent, or the first error. Without a name each has that of its day. */
export const listsToSend = (
  lists: ReadonlyArray<DueList>,
  name: string | undefined,
  { calendar, today }: Pick<BusinessCalendar, 'calendar' | 'today'>,
): E.Either<PayrollRequestError, ReadonlyArray<PayrollRequest>> =>
  E.traverseArray(({ date, invoices }: DueList) =>
    payrollRequestOf(
      { name: name ?? defaultPayrollName(date), paymentDate: date, invoiceIds: invoices.map(({ id }) => id) },
      today,
      calendar,
    ),
  )(lists)

/** One list is made by the call for one. */
export const createLists = (
  payrolls: Payrolls,
  lists: ReadonlyArray<PayrollRequest>,
  key: string,
): TE.TaskEither<Failure, ReadonlyArray<PayrollDetail>> => {
  const [only, ...more] = lists
  return only === undefined || more.length > 0
    ? payrolls.createAll(lists, key)
    : TE.map((payroll: PayrollDetail) => [payroll])(payrolls.create(only, key))
}

/** How many invoices were scheduled, and for which day if it is one. */
export const scheduledIn = (
  lists: ReadonlyArray<PayrollRequest>,
): readonly [invoices: number, paymentDate: CivilDate | undefined] => {
  const [first, ...more] = lists
  const invoices = lists.reduce((sum, { invoiceIds }) => sum + invoiceIds.length, 0)
  return [invoices, more.length === 0 ? first?.paymentDate : undefined]
}
