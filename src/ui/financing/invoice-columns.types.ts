import type { InvoiceRow } from '#application/financing/invoice-row.ts'
import type { InvoiceSortField } from '#application/financing/invoices.port.ts'
import type { Column } from '../design/data-table/data-table.types.ts'

/** A column of the table of invoices. */
export type InvoiceColumn = Column<InvoiceRow, InvoiceSortField>
