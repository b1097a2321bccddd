import { compare, type Money } from '../kernel/money.ts'

/** What the documents say now of the invoice of a line, in the currency of the order. */
export interface InvoiceNow<R extends string> {
  /** What its debtor owes: the amount less its credit notes and everything else that lowers it. */
  readonly owed: Money
  /** Why it is not financed, or not paid. */
  readonly reasons: ReadonlyArray<R>
  /** The tax id of the confirmed holder. Undefined: the company that issued it. */
  readonly holder: string | undefined
}

/**
 * Why the money of a line does not leave the financier: every reason of its invoice, and `OWED_LESS` when the line is worth
 * more than what is owed now. `base` is the amount of the line less its credit notes. A cession to the financier itself is
 * no reason: in Chile orders are assigned to it before they are transferred. `financier` is its tax id in the form of `holder`,
 * undefined when it has none in the country.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { lineObstacles } from '@anticipo/domain/orders/line-obstacles'
 *
 * const ceded = { owed: money('CLP', 100), reasons: ['ALREADY_ASSIGNED'], holder: '76192083-9' }
 * lineObstacles(money('CLP', 100), ceded, '76192083-9') // []
 * lineObstacles(money('CLP', 150), ceded, undefined) // ['ALREADY_ASSIGNED', 'OWED_LESS']
 * ```
 */
export const lineObstacles = <R extends string>(
  base: Money,
  { holder, owed, reasons }: InvoiceNow<R>,
  financier: string | undefined,
): ReadonlyArray<R | 'OWED_LESS'> => {
  const isOurs = holder !== undefined && holder === financier
  const stopping = reasons.filter((reason) => !(isOurs && reason === CEDED))
  return compare(base, owed) > 0 ? [...stopping, 'OWED_LESS'] : stopping
}

/** One of `NOT_FINANCEABLE`. */
const CEDED = 'ALREADY_ASSIGNED'
