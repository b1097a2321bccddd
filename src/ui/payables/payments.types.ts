import type { ComponentType } from 'react'
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

export interface WithDueLists {
  /** The payrolls that are due in a bucket. */
  readonly DueLists: ComponentType<DueListsProps>
}
