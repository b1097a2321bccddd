import type { OrderId } from '../kernel/id.ts'
import type { UnvaluedTotal } from '../tax-documents/unvalued.ts'
import { NOT_FINANCEABLE, type NotFinanceable } from './financeability.ts'
import type { FinanceableInvoice, FinancingType } from './invoice.ts'

/**
 * Why an issued invoice is not offered for a type of financing: what its documents say, that the company collected it, its order, an
 * order that other members of the company have to authorise first, or, for early payment only, a payer without an agreement.
 */
export const EXCLUSIONS = [...NOT_FINANCEABLE, 'COLLECTED', 'ORDERED', 'AWAITING_APPROVAL', 'NO_AGREEMENT'] as const
/** One of `EXCLUSIONS`. */
export type Exclusion = (typeof EXCLUSIONS)[number]

/** Why a selected invoice cannot be requested now: it is excluded, or it is gone. */
export const UNAVAILABILITIES = ['GONE', ...EXCLUSIONS] as const
/** One of `UNAVAILABILITIES`. */
export type Unavailability = (typeof UNAVAILABILITIES)[number]

/**
 * The most decisive reason of an invoice that is not available, by its order, the stored reasons and what the company said of it. One with
 * an unknown reason counts as gone.
 *
 * @example
 * ```ts
 * import { unavailabilityOf } from '@anticipo/domain/financing/exclusion'
 *
 * const facts = { reasons: [], isCollected: false, isOrdered: false, isAwaitingApproval: false }
 * unavailabilityOf({ ...facts, isOrdered: true }) // 'ORDERED'
 * unavailabilityOf({ ...facts, reasons: ['CLAIMED', 'CASH_SALE'] }) // 'CLAIMED'
 * unavailabilityOf({ ...facts, isCollected: true }) // 'COLLECTED'
 * unavailabilityOf(facts) // 'NO_AGREEMENT'
 * ```
 */
export const unavailabilityOf = ({
  isAwaitingApproval,
  isCollected,
  isOrdered,
  reasons: [reason],
}: Pick<AvailabilityFacts, 'isAwaitingApproval' | 'isCollected' | 'isOrdered'> & {
  readonly reasons: ReadonlyArray<string>
}): Unavailability => {
  if (isOrdered) return 'ORDERED'
  if (isAwaitingApproval) return 'AWAITING_APPROVAL'
  if (reason !== undefined) return NOT_FINANCEABLE.find((one) => one === reason) ?? 'GONE'
  return isCollected ? 'COLLECTED' : 'NO_AGREEMENT'
}

/** The facts about an invoice that are known when it is listed. */
export interface AvailabilityFacts {
  /** By its documents, the most decisive first. */
  readonly reasons: ReadonlyArray<NotFinanceable>
  /** The company said that its payer paid it. */
  readonly isCollected: boolean
  /** It is in an order that was not rejected. */
  readonly isOrdered: boolean
  /** An order with it waits until other members of the company authorise it. */
  readonly isAwaitingApproval: boolean
  /** Its payer agreed to early payment. */
  readonly hasAgreement: boolean
}

/**
 * Every reason that applies, the most decisive first. An empty list means that the invoice is available for the type.
 *
 * @example
 * ```ts
 * import { exclusionsOf } from '@anticipo/domain/financing/exclusion'
 *
 * const free = { isCollected: false, isOrdered: false, isAwaitingApproval: false, hasAgreement: false }
 * const facts = { ...free, reasons: ['CLAIMED'] } as const
 * exclusionsOf('EARLY_PAYMENT', facts) // ['CLAIMED', 'NO_AGREEMENT']
 * exclusionsOf('DIRECT_FINANCING', { ...facts, reasons: [] }) // []
 * ```
 */
export const exclusionsOf = (type: FinancingType, facts: AvailabilityFacts): ReadonlyArray<Exclusion> => [
  ...facts.reasons,
  ...LIVE.flatMap(([reason, applies]) => (applies(facts, type) ? [reason] : [])),
]

const LIVE: ReadonlyArray<readonly [Exclusion, (facts: AvailabilityFacts, type: FinancingType) => boolean]> = [
  ['COLLECTED', ({ isCollected }) => isCollected],
  ['ORDERED', ({ isOrdered }) => isOrdered],
  ['AWAITING_APPROVAL', ({ isAwaitingApproval }) => isAwaitingApproval],
  ['NO_AGREEMENT', ({ hasAgreement }, type) => type === 'EARLY_PAYMENT' && !hasAgreement],
]

/** An issued invoice that is not available, with at least one reason. */
export interface ExcludedInvoice extends Pick<
  FinanceableInvoice,
  'amount' | 'dueDate' | 'folio' | 'id' | 'issueDate' | 'payer'
> {
  /** Mexico: the total as stated, where it has no value in pesos; `amount` is zero then. */
  readonly unvalued?: UnvaluedTotal | undefined
  readonly reasons: ReadonlyArray<Exclusion>
  /** The order that contains it. */
  readonly orderId: OrderId | undefined
}
