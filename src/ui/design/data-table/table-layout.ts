import type { CardPart } from './data-table.types.ts'

/** What the layout needs of a column. */
export interface ColumnSize {
  readonly id: string
  readonly width: number
  readonly grow?: number
  readonly sticky?: boolean
}

export interface TableLayout {
  /** For `grid-template-columns`, the check column first when there is one. */
  readonly template: string
  /** Pixels below which the table scrolls sideways. */
  readonly minWidth: number
  /** Where each sticky column stays, in pixels from the left. */
  readonly stickyLeft: ReadonlyMap<string, number>
}

export const CHECK_WIDTH = 48
export const ROW_HEIGHT = 44
export const CARD_HEIGHT = 72

/** Only leading sticky columns stay: a sticky column after one that scrolls away would cover its neighbours. */
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

/** The columns of each place of a phone's card, in the order of the table. */
export const cardParts = <C extends { readonly cardPart?: CardPart }>(
  columns: ReadonlyArray<C>,
): Readonly<Record<CardPart, ReadonlyArray<C>>> => ({
  title: columns.filter((column) => column.cardPart === 'title'),
  amount: columns.filter((column) => column.cardPart === 'amount'),
  detail: columns.filter((column) => column.cardPart === 'detail'),
  chip: columns.filter((column) => column.cardPart === 'chip'),
})

/** A sticky column followed by another keeps its width, or the second would not know where to stay. */
const track = (column: ColumnSize, stickyLeft: ReadonlyMap<string, number>): string => {
  const last = [...stickyLeft.keys()].at(-1)
  const fixed = column.grow === undefined || (stickyLeft.has(column.id) && column.id !== last)
  return fixed ? `${column.width}px` : `minmax(${column.width}px, ${column.grow}fr)`
}
