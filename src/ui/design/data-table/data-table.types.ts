import type { ReactNode } from 'react'
import type { Sort } from '#application/shared/page.ts'
import type { PageCoverage, SelectionStage } from '#domain/selection/page.ts'

/** What every row has. The id is its React key and its name for the selection. */
export interface TableRow {
  readonly id: string
}

/** Where a column goes on a phone's card: first line (`title`, `amount`) or second (`detail`, joined by dots; `chip`). */
export type CardPart = 'title' | 'amount' | 'detail' | 'chip'

export interface Column<R, Field extends string = string> {
  readonly id: string
  readonly header: string
  readonly render: (row: R) => ReactNode
  /** What the cell says in full, for when it is cut short. */
  readonly fullText?: (row: R) => string
  /** `end` for amounts. Left out: `start`. */
  readonly align?: 'start' | 'center' | 'end'
  /** Pixels; the least it may measure when it grows. */
  readonly width: number
  /** Its share of the room left over. Left out: it keeps its width. */
  readonly grow?: number
  /** Stays at the left while the rest scrolls. Only the first columns may be sticky. */
  readonly sticky?: boolean
  /** Its header sorts by this field. */
  readonly sortKey?: Field
  /** Columns without a part are not on the card. */
  readonly cardPart?: CardPart
}

/** How the rows are called: "factura", "facturas", and whether they are "seleccionadas". */
export interface Noun {
  readonly one: string
  readonly many: string
  readonly feminine: boolean
}

/**
 * What the table needs of a selection. It is one object that lives as long as the table, and its answers are observable:
 * `has` is read by each row alone, so that choosing a row renders that row.
 */
export interface TableSelection<R> {
  readonly has: (row: R) => boolean
  /** Chooses or leaves one row, and remembers it as the start of a range. */
  readonly toggle: (row: R) => void
  /** From the row remembered to this one. The start is forgotten when order, filter or page change. */
  readonly extendTo: (row: R) => void
  /** All that can be chosen on the page, or none when all were. */
  readonly togglePage: () => void
  readonly selectAllMatching: () => void
  readonly clear: () => void
  readonly coverage: PageCoverage
  readonly phase: SelectionStage
  /** Chosen rows, on view or not. */
  readonly count: number
  /** Rows that the filter on view lets through and that can be chosen. */
  readonly matching: number
  /** Chosen rows that the filter on view hides. */
  readonly outside: number
  /** Shows the chosen rows only. Left out where that cannot be asked for. */
  readonly showOnlySelected?: () => void
}

export interface Paging {
  /** Counts from 1. */
  readonly page: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

export interface DataTableProps<R extends TableRow, Field extends string = string> {
  /** Names the table for who does not see it. */
  readonly label: string
  readonly noun: Noun
  /** Keep the same array, and the same `noun` and `blockedBy`, between renders: a new one draws every row. */
  readonly columns: ReadonlyArray<Column<R, Field>>
  /** The rows of the page; `undefined` until there were any to show. The last good ones stay while `busy` or failed. */
  readonly rows: ReadonlyArray<R> | undefined
  /** On every page. */
  readonly totalRows: number
  /** Left out where all rows are on view. */
  readonly paging?: Paging
  readonly sort?: Sort<Field> | undefined
  readonly onSort?: (sort: Sort<Field>) => void
  readonly selection?: TableSelection<R>
  /** Why a row cannot be chosen, in a few words; `undefined` when it can. */
  readonly blockedBy?: (row: R) => string | undefined
  /** How a row is called in "Seleccionar …" and "Abrir …": "factura 1042". */
  readonly rowLabel: (row: R) => string
  /** Enter, or a click on the row outside its controls. */
  readonly onOpen?: (row: R) => void
  /** A request is on its way: skeletons without rows, dimmed rows with them. */
  readonly busy?: boolean
  /** The sentence that says why the rows could not be read. */
  readonly failure?: string | undefined
  readonly onRetry?: () => void
  /** Whether a search or a filter narrows the list, so that an empty page says so. */
  readonly filtered?: boolean
  readonly onClearFilters?: () => void
  /** What to show when there are no rows at all. */
  readonly empty: ReactNode
  /** Beside the pages: what all the rows that the filter lets through add up to. */
  readonly footer?: ReactNode
  /** Pixels the rows may take before they scroll; taller screens give more. */
  readonly bodyHeight?: number
}
