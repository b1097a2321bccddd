import type { CashPlace } from '#application/cash/cash-table.ts'
import type { Money } from '#domain/kernel/money.ts'
import { cashText as text } from '../text/cash.ts'
import type { CashPartProps } from './cash-parts.types.ts'

/** Pixels of a digit in a row, of the space at both sides of a cell, and of a column that is named shortly. */
const [DIGIT, SIDES, LEAST] = [7.3, 18, 66]

/** A name breaks after its dash. */
const partsOf = (name: string): ReadonlyArray<number> => name.split('–').map((part) => part.length + 1)

/** All columns are as wide as the longest text of any, so that the points of the chart are above them. */
export const columnWidthOf = ({ changed = [], country, table, today }: CashPartProps): number => {
  const amountsOf = (place: CashPlace): ReadonlyArray<Money> => [
    place.in,
    place.out,
    ...place.cells.map(({ amount }) => amount),
    ...(place.balances === undefined ? [] : [place.balances.closing, place.balances.closingIfOverduePaid]),
  ]
  const lengths = [...table.places, ...changed].flatMap((place) => [
    ...partsOf(text.placeName(place.place, today)),
    /* Money that goes out has a minus. */
    ...amountsOf(place).map((amount) => text.inUnits(amount, country).length + 1),
  ])
  return Math.max(LEAST, Math.ceil(Math.max(...lengths) * DIGIT) + SIDES)
}
