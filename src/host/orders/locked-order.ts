import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { TransferFigures } from '#domain/wallet/order-movements.ts'
import type { depositAccounts } from '../banking/index.ts'
import type { RepaidOrder } from './repayment.ts'

export interface LockedOrder extends RepaidOrder {
  readonly type: string
  readonly status: string
  /** The payroll that it finances. */
  readonly payrollId: PayrollId | undefined
  /** The account that was frozen for its money. */
  readonly frozen: depositAccounts.VersionedAccount | undefined
  readonly figures: TransferFigures
}
