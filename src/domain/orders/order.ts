import type { FinancingType, Payer } from '../financing/invoice.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'

export type OrderType = FinancingType | 'CONFIRMING'

export interface OrderSummary {
  readonly id: OrderId
  /** The code of the host: an unknown type is displayed, not rejected. */
  readonly type: string
  readonly requestedOn: CivilDate
  readonly total: Money
  /** The rest of the retention and its share of the original retention. Absent where the country has no surplus. */
  readonly surplus: Money | undefined
  readonly surplusPercent: number | undefined
  /** The code of the host; `trackerOf` accepts any text. */
  readonly status: string
}

export interface OrderDetail extends OrderSummary {
  readonly retention: Money
  readonly availableRetention: Money
  readonly baseRate: BasisPoints
  readonly interest: Money
  readonly operationCost: Money
  readonly creditNotes: Money
  readonly transfer: Money
}

export interface OrderInvoice {
  readonly id: InvoiceId
  readonly folio: string
  readonly payer: Payer
  readonly issueDate: CivilDate
  readonly paymentDate: CivilDate
  readonly amount: Money
  readonly creditNotes: Money
  readonly rate: BasisPoints | undefined
  readonly statusGroup: string
  readonly daysLate: number | undefined
  readonly retention: Money | undefined
}
