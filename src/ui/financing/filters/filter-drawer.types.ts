import type { ComponentType, ReactNode } from 'react'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface FilterDrawerProps {
  readonly table: InvoiceTableViewModel
  readonly country: Country
  readonly onClose: () => void
}

export interface SavedViewsProps extends Pick<FilterDrawerProps, 'table'> {
  /** In their place until they are loaded. */
  readonly placeholder: ReactNode
}

/** The fields of the filter, loaded when they are opened. */
export type FilterDrawer = ComponentType<FilterDrawerProps>

/** The saved views above the table, loaded after the invoices. A phone has them among the fields of the filter. */
export type SavedViewsPart = ComponentType<SavedViewsProps>
