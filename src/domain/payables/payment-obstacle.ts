import { isPaidOnIssue, type InvoiceFacts } from '../financing/financeability.ts'
import { lacksValueBy } from '../tax-documents/unvalued.ts'

/**
 * Why a received invoice is not paid, the most decisive reason first: cancelled at the tax authority, replaced by another
 * invoice, no longer in the archive, claimed (Chile: Ley 19.983 art. 3), nothing left after its credit notes or payments, a
 * total of zero, a total without a value in pesos, an unconfirmed cession, paid in cash or free of charge on issue.
 */
export const PAYMENT_OBSTACLES = [
  'CANCELLED',
  'REPLACED',
  'REMOVED',
  'CLAIMED',
  'FULLY_CREDITED',
  'SETTLED',
  'ZERO_TOTAL',
  'CURRENCY_NOT_SUPPORTED',
  'NO_EXCHANGE_RATE',
  'PAYEE_IN_DOUBT',
  'CASH_PURCHASE',
] as const
/** One of `PAYMENT_OBSTACLES`. */
export type PaymentObstacle = (typeof PAYMENT_OBSTACLES)[number]

/**
 * The most decisive obstacle, by the order of `PAYMENT_OBSTACLES`; undefined for an invoice that can be paid. `REMOVED` is
 * known where documents are stored.
 *
 * @example
 * ```ts
 * import { obstacleOf } from '@anticipo/domain/payables/payment-obstacle'
 *
 * const issuer = { id: '76086428-5', name: 'Maderas del Sur SpA' }
 * const receiver = { id: '96500000-4', name: 'Muebles del Norte SA' }
 * const facts = { _tag: 'DteFacts', documentType: '33', signed: true, references: [] } as const
 * const document = { country: 'CL', issuer, receiver, facts } as const
 * const free = { document, doubts: [], states: [], holder: { party: issuer, isConfirmed: true }, registerState: undefined }
 * obstacleOf({ ...free, states: ['PAID'] }) // 'SETTLED'
 * obstacleOf({ ...free, doubts: ['ASSIGNMENT'] }) // 'PAYEE_IN_DOUBT'
 * ```
 */
export const obstacleOf = (invoice: InvoiceFacts): PaymentObstacle | undefined =>
  PAYMENT_OBSTACLES.find((obstacle) => APPLIES[obstacle](invoice))

const APPLIES: Readonly<Record<PaymentObstacle, (facts: InvoiceFacts) => boolean>> = {
  CANCELLED: ({ states }) => states.includes('CANCELLED'),
  REPLACED: ({ states }) => states.includes('REPLACED'),
  REMOVED: () => false,
  CLAIMED: ({ registerState }) => registerState === 'CLAIMED',
  FULLY_CREDITED: ({ states }) => states.includes('FULLY_CREDITED'),
  SETTLED: ({ states }) => states.includes('PAID'),
  ZERO_TOTAL: ({ states }) => states.includes('ZERO_TOTAL'),
  CURRENCY_NOT_SUPPORTED: ({ document }) => lacksValueBy(document, 'CURRENCY_NOT_SUPPORTED'),
  NO_EXCHANGE_RATE: ({ document }) => lacksValueBy(document, 'NO_EXCHANGE_RATE'),
  PAYEE_IN_DOUBT: ({ doubts, holder }) => doubts.includes('ASSIGNMENT') || !holder.isConfirmed,
  CASH_PURCHASE: ({ document }) => isPaidOnIssue(document),
}
