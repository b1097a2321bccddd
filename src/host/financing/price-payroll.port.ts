import type { Either } from 'fp-ts/Either'
import type { ConfirmingSimulation } from '#domain/financing/simulate-confirming.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { Queries } from '../database/database.ts'
import type { HostError } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'

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
) => Promise<Either<HostError, ConfirmingSimulation>>
