import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import { DUPLICATE_DAYS } from '../payables/duplicate.ts'

/** An issued invoice that can be financed. */
export interface ComparedInvoice {
  readonly key: string
  /** The tax id of its payer. */
  readonly payer: string
  readonly folio: string
  readonly issueDate: CivilDate
  readonly amount: Money
}

/**
 * The keys of invoices that may bill a sale twice: another one of the same payer has the same amount, another folio, and an
 * issue date at most `DUPLICATE_DAYS` days apart, the rule of received invoices. Amounts of one currency. The order of the
 * invoices does not matter.
 *
 * @example
 * ```ts
 * import { possibleDuplicates } from '@anticipo/domain/financing/issued-duplicate'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const first = { key: '1', payer: '76418205-7', folio: '10', issueDate: civilDate('2026-02-15'), amount: money('CLP', 100_000) }
 * possibleDuplicates([first, { ...first, key: '2', folio: '11' }]) // new Set(['2', '1'])
 * possibleDuplicates([first, { ...first, key: '2' }]).size // 0
 * ```
 */
export const possibleDuplicates = (invoices: ReadonlyArray<ComparedInvoice>): ReadonlySet<string> => {
  const alike = new Map<string, Array<ComparedInvoice>>()
  for (const invoice of invoices) {
    const kind = `${invoice.payer} ${invoice.amount.minor}`
    const others = alike.get(kind)
    if (others === undefined) alike.set(kind, [invoice])
    else others.push(invoice)
  }
  const found = new Set<string>()
  for (const group of alike.values()) if (group.length > 1) for (const key of duplicatesIn(group)) found.add(key)
  return found
}

/** Takes invoices of one payer and amount. They are sorted by date, so that the nearest one with another folio decides, before or after. */
const duplicatesIn = (group: ReadonlyArray<ComparedInvoice>): ReadonlyArray<string> => {
  const sorted = group.toSorted((a, b) => (a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : 0))
  return [...nearEarlier(sorted), ...nearEarlier(sorted.toReversed())]
}

/** The keys of those that come at most `DUPLICATE_DAYS` days after one with another folio, in the order of the list. */
const nearEarlier = (sorted: ReadonlyArray<ComparedInvoice>): ReadonlyArray<string> => {
  let other: ComparedInvoice | undefined
  let last: ComparedInvoice | undefined
  return sorted.flatMap((invoice) => {
    if (last !== undefined && last.folio !== invoice.folio) other = last
    last = invoice
    const isNear = other !== undefined && Math.abs(daysBetween(other.issueDate, invoice.issueDate)) <= DUPLICATE_DAYS
    return isNear ? [invoice.key] : []
  })
}
