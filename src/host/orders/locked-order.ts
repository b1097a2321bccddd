import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { TransferFigures } from '#domain/wallet/order-movements.ts'
import type { RepaidOrder } from './repayment.ts'

export interface LockedOrder extends RepaidOrder {
  readonly type: string
  readonly status: string
  /** The payroll that it finances. */
  readonly payrollId: PayrollId | undefined
  readonly figures: TransferFigures
}
