import type { BusinessId } from '#domain/kernel/id.ts'

/** Fetches the documents of taxpayers. */
export interface Jobs {
  /** Announces a queued job of the business in `tax_job`. Returns at once; idempotent. */
  readonly enqueue: (businessId: BusinessId) => void
}
