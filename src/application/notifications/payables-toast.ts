import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Failure } from '../shared/failure.ts'

/** About invoices that the business owes. */
export type PayablesToast =
  /** Several parts of the page. */
  | { readonly _tag: 'PaymentsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'PayablesUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'PayableTotalsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'PayablesSetupUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'CreditLineUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'SetupSuppliersUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'PayablesSetupNotSaved'; readonly failure: Failure }
  | { readonly _tag: 'NoPayablesSelected' }
  | { readonly _tag: 'PayablesArchived'; readonly invoices: number }
  | { readonly _tag: 'PayablesPaid'; readonly invoices: number }
  | { readonly _tag: 'PayablesRestored'; readonly invoices: number }
  | { readonly _tag: 'PayablesNotMoved'; readonly failure: Failure }
  | { readonly _tag: 'PaymentDateNotChanged'; readonly failure: Failure }
  /** Both dates, because the user decides again. */
  | { readonly _tag: 'PaymentDateConflict'; readonly stored: CivilDate; readonly typed: CivilDate }
  | { readonly _tag: 'DuplicateNotDismissed'; readonly failure: Failure }
  | { readonly _tag: 'AssigneeConfirmed'; readonly folio: string; readonly name: string }
  /** The wizard, which says it otherwise, is closed. */
  | { readonly _tag: 'PayablesScheduled'; readonly invoices: number; readonly on: CivilDate }
  | { readonly _tag: 'PayablesNotScheduled'; readonly failure: Failure }
  /** No attempt got an answer. */
  | { readonly _tag: 'PayablesScheduleUnknown' }
  | { readonly _tag: 'PayrollsUnavailable'; readonly failure: Failure }
  | { readonly _tag: 'PayrollDeleted'; readonly name: string }
  | { readonly _tag: 'PayrollNotDeleted'; readonly failure: Failure }
  /** Out of their payroll, back in the inbox. */
  | { readonly _tag: 'PayablesWithdrawn'; readonly invoices: number }
  | { readonly _tag: 'VoucherRequested'; readonly folio: string }
  | { readonly _tag: 'VoucherNotRequested'; readonly folio: string; readonly failure: Failure }
  | { readonly _tag: 'VoucherNotDownloaded'; readonly failure: Failure }
