import type { ComponentType, ReactNode } from 'react'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface FilterDrawerProps {
  readonly table: InvoiceTableViewModel
  readonly country: Country
  readonly onClose: () => void
  /** Below the fields: the way to the invoices that no filter finds. */
  readonly children?: ReactNode
}

export interface SavedViewsProps extends Pick<FilterDrawerProps, 'onClose' | 'table'> {
  /** The button that opened them. */
  readonly anchor: HTMLElement
}

/** The fields of the filter, loaded when they are opened. */
export type FilterDrawer = ComponentType<FilterDrawerProps>

/** The saved views at their button, loaded when they are opened. A phone has them among the fields of the filter. */
export type SavedViewsPart = ComponentType<SavedViewsProps>
