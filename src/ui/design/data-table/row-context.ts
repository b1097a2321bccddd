import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { DataTableText } from './data-table.text.ts'
import type { CardPart, Column, TableRow, TableSelection } from './data-table.types.ts'
import type { TableLayout } from './table-layout.ts'

/** A column with the class and style of its cells, which are the same in every row. */
export interface CellLook<R extends TableRow> {
  readonly column: Column<R>
  readonly className: string
  readonly style: CSSProperties | undefined
}

/** Props shared by every row of a table. Each change renders every row. */
export interface RowContext<R extends TableRow> {
  readonly columns: ReadonlyArray<Column<R>>
  readonly cards: Readonly<Record<CardPart, ReadonlyArray<Column<R>>>>
  /** Those with a sentence for the card. */
  readonly notes: ReadonlyArray<Column<R>>
  readonly layout: TableLayout
  readonly cells: ReadonlyArray<CellLook<R>>
  /** Cards instead of cells, in a window too narrow for a table. */
  readonly card: boolean
  /** Pixels of a row or card; undefined for the usual height. */
  readonly rowHeight: number | undefined
  readonly text: DataTableText
  readonly rowLabel: (row: R) => string
  readonly selection: TableSelection<R> | undefined
  readonly blockedBy: ((row: R) => string | undefined) | undefined
  /** Whether a row asks for attention. */
  readonly isMarked: ((row: R) => boolean) | undefined
  readonly onOpen: ((row: R) => void) | undefined
  /** The content below a row. */
  readonly detail: ((row: R) => ReactNode) | undefined
}

export interface RowProps<R extends TableRow> {
  readonly row: R
  /** Its place on the page, from 0. */
  readonly index: number
  /** Its position in the whole list, from 1, after the header. */
  readonly listIndex: number
  /** The row with tabIndex 0. */
  readonly active: boolean
  /** Pixels from the first row; undefined without virtualisation. */
  readonly top: number | undefined
  readonly parts: RowContext<R>
}

/** The props of a row's cells or card. */
export interface RowContentProps<R extends TableRow> {
  readonly row: R
  readonly parts: RowContext<R>
}

export type RowContent = <R extends TableRow>(props: RowContentProps<R>) => ReactElement

export interface CheckCellProps<R extends TableRow> extends RowContentProps<R> {
  readonly chosen: boolean
  /** Why the row cannot be selected. */
  readonly reason: string | undefined
}
