import type { BusinessId } from '#domain/kernel/id.ts'

/** Who brings a taxpayer's documents. */
export interface Jobs {
  /** Says that a job of the business stands in `tax_job`, in state QUEUE. Comes back at once; saying it twice does no harm. */
  readonly enqueue: (businessId: BusinessId) => void
}
