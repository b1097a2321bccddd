import type { ComponentType } from 'react'
import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'

/** An issued invoice as far as its row knows it, with the reasons when it cannot be financed. */
export type DetailedInvoice = Omit<ExcludedInvoice, 'orderId' | 'reasons'> &
  Partial<FinanceableInvoice & Pick<ExcludedInvoice, 'reasons'>>

/** Whether the invoice is selected where it was opened; the panel changes it. */
export interface DetailSelection {
  readonly isSelected: () => boolean
  readonly toggle: () => void
  /** It was opened in the order in progress. */
  readonly isInOrder?: true
}

export interface InvoiceDetailProps {
  readonly invoice: DetailedInvoice
  /** Absent where invoices are not selected. */
  readonly selection?: DetailSelection
  readonly country: Country
  readonly onClose: () => void
}

/** The panel of an invoice, loaded with the first one that is opened. */
export type InvoiceDetailPanel = ComponentType<InvoiceDetailProps>
