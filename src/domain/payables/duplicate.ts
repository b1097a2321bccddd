import { daysBetween } from '../kernel/civil-date.ts'
import { compare } from '../kernel/money.ts'
import type { PayableInvoice } from './payable-invoice.ts'

/** The issue dates of two invoices for the same purchase differ by at most that many days. */
export const DUPLICATE_DAYS = 7

type Compared = Pick<PayableInvoice, 'amount' | 'folio' | 'issueDate' | 'location' | 'obstacle' | 'supplier'>

/**
 * A supplier may have billed one purchase twice: the same amount within a week, with two folios, and both still count.
 *
 * @example
 * ```ts
 * import { arePossibleDuplicates } from '@anticipo/domain/payables/duplicate'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * arePossibleDuplicates(samplePayable('1'), samplePayable('2')) // true
 * arePossibleDuplicates(samplePayable('1'), samplePayable('2', { obstacle: 'CANCELLED' })) // false
 * ```
 */
export const arePossibleDuplicates = (one: Compared, other: Compared): boolean =>
  counts(one) &&
  counts(other) &&
  one.folio !== other.folio &&
  one.supplier.identifier === other.supplier.identifier &&
  compare(one.amount, other.amount) === 0 &&
  Math.abs(daysBetween(one.issueDate, other.issueDate)) <= DUPLICATE_DAYS

const counts = ({ location, obstacle }: Compared): boolean => obstacle === undefined && location._tag !== 'Archived'
