import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'

/** An amount as the user typed it; a new object for each submit. */
export interface ProposalRequest {
  readonly text: string
}

export interface ProposalsProps {
  readonly table: InvoiceTableViewModel
  readonly country: Country
  /** The last one, which is asked again when the drawer opens. */
  readonly request: ProposalRequest | undefined
  readonly onRequest: (request: ProposalRequest) => void
  readonly onClose: () => void
}
