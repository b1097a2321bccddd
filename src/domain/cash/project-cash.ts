import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import { add, type Currency, type Money, subtract, sum, zero } from '../kernel/money.ts'
import { CASH_DAYS, CASH_WEEKS, type CashColumn, columnOf } from './cash-column.ts'
import { CASH_ROWS, type CashGroup, type CashItem, type CashRow } from './cash-item.ts'
import type { CashBlock, CashCell, CashColumnSums, CashProjection, CashSums } from './projection.ts'

/**
 * Adds up the items by column and by day. The balance of a week is that of the one before, plus what comes in, less what goes
 * out. Overdue money is in no balance, because its day is unknown; neither is what is undated or not counted. `openings` has at
 * most one amount for each currency. A group counts as the items that were added up in it.
 *
 * @example
 * ```ts
 * import { projectCash } from '@anticipo/domain/cash/project-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const base = { kind: 'FIXED', reason: undefined } as const
 * const items = [
 *   { ...base, key: '1', direction: 'IN', amount: money('CLP', 300_000), expected: civilDate('2026-12-04') },
 *   { ...base, key: '2', direction: 'OUT', amount: money('CLP', 1_500_000), expected: civilDate('2026-12-10') },
 *   { ...base, key: '3', direction: 'OUT', amount: money('CLP', 100_000), expected: civilDate('2026-12-01') },
 * ] as const
 * const [block] = projectCash([money('CLP', 1_000_000)], items, civilDate('2026-12-02')).blocks
 * block?.columns[1]?.balances?.closing // { currency: 'CLP', minor: 1300000 }
 * block?.columns[2]?.balances?.closing // { currency: 'CLP', minor: -200000 }
 * block?.columns[2]?.balances?.closingIfOverduePaid // { currency: 'CLP', minor: -300000 }
 * ```
 */
export const projectCash = (
  openings: ReadonlyArray<Money>,
  items: ReadonlyArray<CashItem | CashGroup>,
  today: CivilDate,
): CashProjection => {
  const sums: Sums = new Map()
  moveItems(sums, items, 1, today)
  return projectionOf(sums, openings, today)
}

/**
 * The projection that `projectCash` has of the items without `removed` and with `added`. An item that is removed was in the
 * projection.
 *
 * @example
 * ```ts
 * import { applyChanges, projectCash } from '@anticipo/domain/cash/project-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const rent = { key: '1', kind: 'FIXED', direction: 'OUT', amount: money('CLP', 900), expected: civilDate('2026-12-04'), reason: undefined } as const
 * const today = civilDate('2026-12-02')
 * const projection = projectCash([money('CLP', 1_000)], [rent], today)
 * const [block] = applyChanges(projection, [rent], [{ ...rent, expected: civilDate('2026-12-10') }]).blocks
 * block?.columns[1]?.balances?.closing // { currency: 'CLP', minor: 1000 }
 * block?.columns[2]?.balances?.closing // { currency: 'CLP', minor: 100 }
 * ```
 */
export const applyChanges = (
  { blocks, today }: CashProjection,
  removed: ReadonlyArray<CashItem>,
  added: ReadonlyArray<CashItem>,
): CashProjection => {
  const sums: Sums = new Map()
  for (const block of blocks) {
    for (const { cells, column } of block.columns) for (const cell of cells) put(sums, column, cell, 1)
    for (const { cells, date } of block.days) for (const cell of cells) put(sums, date, cell, 1)
  }
  moveItems(sums, removed, -1, today)
  moveItems(sums, added, 1, today)
  return projectionOf(
    sums,
    blocks.flatMap(({ opening }) => opening ?? []),
    today,
  )
}

/** A column or a day. */
type Place = CashColumn | CivilDate

/** Amounts and counts by `keyOf`. It is filled and read within one function of this module. */
type Sums = Map<string, Pick<CashCell, 'amount' | 'count'>>

const keyOf = (place: Place, currency: Currency, { direction, kind }: CashRow): string =>
  `${place} ${currency} ${kind} ${direction}`

const put = (sums: Sums, place: Place, { amount, count, ...row }: CashCell, sign: 1 | -1): void => {
  const key = keyOf(place, amount.currency, row)
  const known = sums.get(key) ?? { amount: zero(amount.currency), count: 0 }
  sums.set(key, {
    amount: sign === 1 ? add(known.amount, amount) : subtract(known.amount, amount),
    count: known.count + sign * count,
  })
}

const moveItems = (sums: Sums, items: ReadonlyArray<CashItem | CashGroup>, sign: 1 | -1, today: CivilDate): void => {
  const afterDays = addDaysWithin(today, CASH_DAYS)
  for (const item of items) {
    const { amount, direction, expected, kind, reason } = item
    const cell = { kind, direction, amount, count: 'count' in item ? item.count : 1 }
    put(sums, columnOf(item, today), cell, sign)
    const hasDay = reason === undefined && expected !== undefined && expected >= today && expected < afterDays
    if (hasDay) put(sums, expected, cell, sign)
  }
}

const projectionOf = (sums: Sums, openings: ReadonlyArray<Money>, today: CivilDate): CashProjection => {
  const held = [...sums.values()].filter(({ count }) => count > 0).map(({ amount }) => amount)
  const currencies = new Set([...openings, ...held].map(({ currency }) => currency))
  return {
    today,
    blocks: CURRENCIES.filter((currency) => currencies.has(currency)).map((currency) => {
      const opening = openings.find((one) => one.currency === currency)
      return blockOf(sums, currency, opening, today)
    }),
  }
}

const blockOf = (sums: Sums, currency: Currency, opening: Money | undefined, today: CivilDate): CashBlock => {
  const columnAt = (column: CashColumn): CashColumnSums => ({ column, ...sumsAt(sums, column, currency) })
  const overdue = columnAt('OVERDUE')
  const days = Array.from({ length: CASH_DAYS }, (_, at) => addDaysWithin(today, at))
  const balanced = <S extends CashSums>(places: ReadonlyArray<S>): ReadonlyArray<S> => {
    let closing = opening
    return places.map((one) => {
      if (closing === undefined) return one
      closing = subtract(add(closing, one.in), one.out)
      return { ...one, balances: { closing, closingIfOverduePaid: subtract(closing, overdue.out) } }
    })
  }
  return {
    currency,
    opening,
    columns: [
      overdue,
      ...balanced(CASH_WEEKS.map(columnAt)),
      ...OUTSIDE_WEEKS.map(columnAt).filter(({ cells }) => cells.length > 0),
    ],
    days: balanced(days.map((date) => ({ date, ...sumsAt(sums, date, currency) }))),
  }
}

const sumsAt = (sums: Sums, place: Place, currency: Currency): CashSums => {
  const cells = CASH_ROWS.flatMap((row) => {
    const found = sums.get(keyOf(place, currency, row))
    return found === undefined || found.count === 0 ? [] : [{ ...row, ...found }]
  })
  const total = (direction: CashRow['direction']): Money =>
    sum(
      currency,
      cells.filter((cell) => cell.direction === direction).map(({ amount }) => amount),
    )
  return { cells, in: total('IN'), out: total('OUT'), balances: undefined }
}

const OUTSIDE_WEEKS = ['LATER', 'UNDATED', 'EXCLUDED'] as const satisfies ReadonlyArray<CashColumn>
/** The national currencies before the dollar. */
const CURRENCIES = ['CLP', 'MXN', 'USD'] as const satisfies ReadonlyArray<Currency>
