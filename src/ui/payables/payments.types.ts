import type { ComponentType } from 'react'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { DueBucket } from '#domain/payables/due-bucket.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface DueProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

export interface DueListsProps {
  readonly bucket: DueBucket
  readonly country: Country
}

export interface PayablePanelProps extends DueProps {
  readonly row: PayableRow
  readonly calendar: BusinessCalendar
}

/** Parts of the inbox that are loaded when they are opened. */
export interface InboxParts {
  /** The payrolls that are due in a bucket. */
  readonly DueLists: ComponentType<DueListsProps>
  /** The panel of an invoice. */
  readonly PayablePanel: ComponentType<PayablePanelProps>
}
