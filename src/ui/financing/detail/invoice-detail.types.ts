import type { ComponentType } from 'react'
import type { InvoiceRow } from '#application/financing/invoice-row.ts'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface InvoiceDetailProps {
  readonly invoice: InvoiceRow
  readonly table: InvoiceTableViewModel
  readonly country: Country
  readonly onClose: () => void
}

/** The panel of an invoice, loaded with the first one that is opened. */
export type InvoiceDetailPanel = ComponentType<InvoiceDetailProps>
