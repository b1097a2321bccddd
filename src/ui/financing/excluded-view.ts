import type { ComponentType, ReactNode } from 'react'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceDetailPanel } from './detail/invoice-detail.types.ts'

/** The query of the address with which the finance home shows what cannot be financed. */
export const VIEW_PARAM = 'ver'
export const EXCLUDED_VIEW = 'no-financiables'

export const showsExcluded = (params: URLSearchParams): boolean => params.get(VIEW_PARAM) === EXCLUDED_VIEW

export interface ExcludedProps {
  readonly type: FinancingType
  readonly country: Country
  /** The list is loaded again when it changes. */
  readonly reloadKey: unknown
}

export interface ExcludedTableProps extends ExcludedProps {
  /** The types of financing, in the head of the table. */
  readonly tabs: ReactNode
  readonly Detail: InvoiceDetailPanel
}

/** Both load after the invoices. */
export interface ExcludedParts {
  readonly Control: ComponentType<ExcludedProps>
  readonly Table: ComponentType<ExcludedTableProps>
}
