import { CASH_ROWS, type CashRow } from '#domain/cash/cash-item.ts'
import { CASH_WEEKS, type CashColumn, type CashWeek } from '#domain/cash/cash-column.ts'
import type { CashBlock, CashCell, CashSums } from '#domain/cash/projection.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'

/** A column of the table: overdue, a week or a day, and what is outside of them. */
export interface CashPlace extends CashSums {
  readonly place: CashColumn | CivilDate
}

/** A kind of money with its cell in each column; undefined for none. */
export interface CashLine {
  readonly row: CashRow
  readonly cells: ReadonlyArray<CashCell | undefined>
}

/** The money of one currency as a table. Kinds without items are left out. */
export interface CashTable {
  readonly places: ReadonlyArray<CashPlace>
  readonly lines: ReadonlyArray<CashLine>
}

/** `days`: fourteen days in place of the weeks. */
export type CashView = 'days' | 'weeks'

/** The table of a block, by weeks or by days; overdue is its first column in both. */
export const cashTableOf = ({ columns, days }: CashBlock, view: CashView): CashTable => {
  const byColumn = columns.map(({ column, ...sums }) => ({ place: column, ...sums }))
  const places: ReadonlyArray<CashPlace> =
    view === 'weeks'
      ? byColumn
      : [...byColumn.slice(0, 1), ...days.map(({ date, ...sums }) => ({ place: date, ...sums }))]
  const lines = CASH_ROWS.map((row) => ({
    row,
    cells: places.map(({ cells }) =>
      cells.find(({ direction, kind }) => direction === row.direction && kind === row.kind),
    ),
  }))
  return { places, lines: lines.filter(({ cells }) => cells.some((cell) => cell !== undefined)) }
}

/** The place with the lowest balance, the first of equal ones; undefined without balances. */
export const lowestPlace = ({ places }: CashTable): CashPlace | undefined =>
  places.reduce<CashPlace | undefined>(
    (lowest, one) =>
      one.balances === undefined || (lowest?.balances && lowest.balances.closing.minor <= one.balances.closing.minor)
        ? lowest
        : one,
    undefined,
  )

/** The week of a place whose balance is below zero; undefined for any other place. */
export const negativeWeek = ({ balances, place }: CashPlace): CashWeek | undefined =>
  balances !== undefined && balances.closing.minor < 0 ? CASH_WEEKS.find((week) => week === place) : undefined
