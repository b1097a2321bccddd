import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { stateOf, type TrackerState } from '#domain/orders/tracker.ts'

/** The task of the company for which an order waits: documents to upload or sign, or a question about those that are missing. */
export type CompanyTask = 'SEND_DOCUMENTS' | 'ASK_FOR_DOCUMENTS'

/**
 * Undefined while the company has nothing to do. Documents count until the transfer. A country without documents of orders
 * has no place to upload those that the financier misses, so the company asks for them.
 */
export const companyTask = (
  { pendingDocuments, status }: Pick<OrderSummary, 'pendingDocuments' | 'status'>,
  country: Country,
): CompanyTask | undefined => {
  const state = stateOf(status)
  if (!BEFORE_TRANSFER.has(state)) return undefined
  if (pendingDocuments > 0) return 'SEND_DOCUMENTS'
  return state === 'PENDING_DOCUMENTS' && !profileOf(country).hasOrderDocuments ? 'ASK_FOR_DOCUMENTS' : undefined
}

const BEFORE_TRANSFER: ReadonlySet<TrackerState> = new Set(['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED'])
