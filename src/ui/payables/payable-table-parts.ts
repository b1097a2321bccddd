import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { MissingReceipt } from '#application/payables/missing-receipt.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { Country } from '#domain/kernel/country.ts'

/** The values that the cells of a list of owed invoices use. */
export interface TableParts {
  readonly table: PayableTable
  readonly receipt: MissingReceipt
  readonly calendar: BusinessCalendar
  readonly country: Country
}
