import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Failure } from '../shared/failure.ts'
import { failed, notLoaded, toast, toasts } from '../notifications/toast-kinds.ts'

/** About invoices that the business owes. */
export const payableToasts = toasts({
  PayablesUnavailable: notLoaded(),
  PayableTotalsUnavailable: notLoaded(),
  PayablesSetupUnavailable: notLoaded(),
  CreditLineUnavailable: notLoaded(),
  SetupSuppliersUnavailable: failed(),
  PayablesSetupNotSaved: failed(),
  NoPayablesSelected: toast('warning'),
  PayablesArchived: toast<{ readonly invoices: number }>('success'),
  PayablesPaid: toast<{ readonly invoices: number }>('success'),
  PayablesRestored: toast<{ readonly invoices: number }>('success'),
  PayablesNotMoved: failed(),
  PaymentDateNotChanged: failed(),
  /** Both dates, because the user decides again. */
  PaymentDateConflict: toast<{ readonly stored: CivilDate; readonly typed: CivilDate }>('warning'),
  DuplicateNotDismissed: failed(),
  AssigneeConfirmed: toast<{ readonly folio: string; readonly name: string }>('success'),
  /** The wizard, which says it otherwise, is closed. */
  PayablesScheduled: toast<{
    readonly invoices: number
    readonly on: CivilDate | undefined
  }>('success'),
  PayablesNotScheduled: failed(),
  /** No attempt got an answer. */
  PayablesScheduleUnknown: toast('warning'),
  PayrollsUnavailable: notLoaded(),
  PayrollDeleted: toast<{ readonly name: string }>('success'),
  PayrollNotDeleted: failed(),
  PayrollRequestNotWithdrawn: failed(),
  /** Out of their payroll, back in the inbox. */
  PayablesWithdrawn: toast<{ readonly invoices: number }>('success'),
  VoucherRequested: toast<{ readonly folio: string }>('success'),
  VoucherNotRequested: toast<{ readonly folio: string; readonly failure: Failure }>('error'),
  VoucherNotDownloaded: failed(),
})
