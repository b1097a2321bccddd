import type { CardPart } from './data-table.types.ts'

/** The layout fields of a column. */
export interface ColumnSize {
  readonly id: string
  readonly width: number
  readonly grow?: number
  readonly sticky?: boolean
}

export interface TableLayout {
  /** For `grid-template-columns`, with the checkbox column first, if any. */
  readonly template: string
  /** Pixels below which the table scrolls sideways. */
  readonly minWidth: number
  /** The left offset of each sticky column in pixels. */
  readonly stickyLeft: ReadonlyMap<string, number>
}

const CHECK_WIDTH = 48
export const ROW_HEIGHT = 44
export const HEAD_HEIGHT = 36
export const CARD_HEIGHT = 72

/** A virtualised card has the height of the highest one. */
export const cardHeight = (notes: ReadonlyArray<unknown>): number => CARD_HEIGHT + (notes.length > 0 ? NOTE_HEIGHT : 0)

/** Two lines of small text and the space around them. */
const NOTE_HEIGHT = 40

/** Only leading sticky columns are sticky: one after a scrolling column would cover its neighbours. */
export const layoutOf = (columns: ReadonlyArray<ColumnSize>, hasCheck: boolean): TableLayout => {
  const start = hasCheck ? CHECK_WIDTH : 0
  const scrolling = columns.findIndex((column) => column.sticky !== true)
  const leading = scrolling < 0 ? columns : columns.slice(0, scrolling)
  const stickyLeft = new Map<string, number>()
  leading.reduce((left, column) => {
    stickyLeft.set(column.id, left)
    return left + column.width
  }, start)
  return {
    template: [...(hasCheck ? [`${CHECK_WIDTH}px`] : []), ...columns.map((column) => track(column, stickyLeft))].join(
      ' ',
    ),
    minWidth: columns.reduce((total, column) => total + column.width, start),
    stickyLeft,
  }
}

/** The columns of each position on a card, in table order. */
export const cardParts = <C extends { readonly cardPart?: CardPart }>(
  columns: ReadonlyArray<C>,
): Readonly<Record<CardPart, ReadonlyArray<C>>> => ({
  title: columns.filter((column) => column.cardPart === 'title'),
  amount: columns.filter((column) => column.cardPart === 'amount'),
  detail: columns.filter((column) => column.cardPart === 'detail'),
  chip: columns.filter((column) => column.cardPart === 'chip'),
})

/** A sticky column followed by another has a fixed width, because the second needs its offset. */
const track = (column: ColumnSize, stickyLeft: ReadonlyMap<string, number>): string => {
  const last = [...stickyLeft.keys()].at(-1)
  const fixed = column.grow === undefined || (stickyLeft.has(column.id) && column.id !== last)
  return fixed ? `${column.width}px` : `minmax(${column.width}px, ${column.grow}fr)`
}
