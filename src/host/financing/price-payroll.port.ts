import type { ConfirmingSimulation } from '#domain/financing/simulate-confirming.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import type { HandlerResult } from '../http/call.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export interface NamedPayroll {
  readonly payrollId?: PayrollId | undefined
  readonly repaymentDate?: CivilDate | undefined
}

/** Prices the financing of a payroll that is repaid on a day. */
export type PricePayroll = (
  queries: Queries,
  business: Business,
  named: NamedPayroll,
  today: CivilDate,
) => HandlerResult<ConfirmingSimulation, ErrorsOf<typeof endpoints.cartCalculate>>
