import type { TypeOf } from 'io-ts'
import type { CashItem } from '#domain/cash/cash-item.ts'
import type { CashEntry as CashEntryCodec } from '#wire/cash.codec.ts'

/** An item with the object that it is of: its invoice, and the payer, the supplier or the payroll. */
export type CashEntry = TypeOf<typeof CashEntryCodec>

type Facts = Omit<CashEntry, keyof CashItem>

/** The item with what is known of its object. */
export const entryOf = (item: CashItem, known: Partial<Facts> = {}): CashEntry => ({ ...UNKNOWN, ...known, ...item })

const UNKNOWN: Facts = {
  folio: undefined,
  name: undefined,
  payer: undefined,
  supplierId: undefined,
  dueDate: undefined,
  averageDaysLate: undefined,
  orderId: undefined,
  payrollId: undefined,
  mark: undefined,
}
