import type { DescribedFailure } from '../../text/describe-failure.ts'
import type { ReactNode } from 'react'
import type { Sort } from '#application/shared/page.ts'
import type { FileCell } from '#application/table-export/table-file.ts'
import type { PageCoverage, SelectionStage } from '#domain/selection/page.ts'

/** A row. The id is its React key and its key in the selection. */
export interface TableRow {
  readonly id: string
}

/**
 * The position of a column on a card: first line (`title`, `amount`) or second (`detail`, joined by dots;
 * `chip`).
 */
export type CardPart = 'title' | 'amount' | 'detail' | 'chip'

export interface Column<R, Field extends string = string> {
  readonly id: string
  readonly header: string
  readonly render: (row: R) => ReactNode
  /** Its elements keep no state, so that scrolling updates them for the next row instead of creating them again. */
  readonly stateless?: true
  /** The full text of a truncated cell. */
  readonly fullText?: (row: R) => string
  /** The cell of this column in a file of the table. Default: `fullText`; columns without either are not in the file. */
  readonly exported?: (row: R) => FileCell
  /** The file has the sum of its amounts. */
  readonly hasTotal?: true
  /** `end` for amounts. Default: `start`. */
  readonly align?: 'start' | 'center' | 'end'
  /** Pixels; the minimum when it grows. */
  readonly width: number
  /** Its share of the remaining width. Default: fixed width. */
  readonly grow?: number
  /** Remains at the left while the rest scrolls. Only leading columns may be sticky. */
  readonly sticky?: boolean
  /** Its header sorts by this field. */
  readonly sortKey?: Field
  /** Columns without a part are not on the card. */
  readonly cardPart?: CardPart
  /** Before the value on the card, where no header names it. */
  readonly cardLabel?: string
  /** Sentences below both lines of the card, or none; two lines of text at most. */
  readonly cardNote?: (row: R) => string
  /** Its cell in the row of totals, which a table has where a column has one. */
  readonly total?: ReactNode
  /** Its text may take three lines, so that a long name is never cut. */
  readonly wraps?: true
}

/** The noun for rows: "factura", "facturas", and its gender. */
export interface Noun {
  readonly one: string
  readonly many: string
  readonly feminine: boolean
}

/**
 * The selection interface of the table. One object for the lifetime of the table, with observable answers: each row
 * observes only its own `has`, so that selecting a row renders that row.
 */
export interface TableSelection<R> {
  readonly has: (row: R) => boolean
  /** Toggles one row, and makes it the start of a range. */
  readonly toggle: (row: R) => void
  /** From the start of the range to this row. The start is reset when order, filter or page change. */
  readonly extendTo: (row: R) => void
  /** Selects all selectable rows of the page, or none when all were. */
  readonly togglePage: () => void
  readonly selectAllMatching: () => void
  readonly clear: () => void
  readonly coverage: PageCoverage
  readonly phase: SelectionStage
  /** Selected rows, visible or not. */
  readonly count: number
  /** Selectable rows of the current filter. */
  readonly matching: number
  /** Selected rows outside the current filter. */
  readonly outside: number
  /** Shows the selected rows only. Absent where unsupported. */
  readonly showOnlySelected?: () => void
  /** The selected rows are shown alone; `showAll` is the way back. */
  readonly isOnlySelected?: boolean
  readonly showAll?: () => void
}

export interface Paging {
  /** Counts from 1. */
  readonly page: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

export interface DataTableProps<R extends TableRow, Field extends string = string> {
  /** The accessible name of the table. */
  readonly label: string
  readonly noun: Noun
  /** Use stable `columns`, `noun` and `blockedBy`: new ones render every row. */
  readonly columns: ReadonlyArray<Column<R, Field>>
  /** The rows of the page; `undefined` before the first load. The last good ones remain while `busy` or failed. */
  readonly rows: ReadonlyArray<R> | undefined
  /** On every page. */
  readonly totalRows: number
  /** Absent where all rows are visible. */
  readonly paging?: Paging
  readonly sort?: Sort<Field> | undefined
  readonly onSort?: (sort: Sort<Field>) => void
  readonly selection?: TableSelection<R>
  /** Why a row cannot be selected, in a few words; `undefined` when it can. */
  readonly blockedBy?: (row: R) => string | undefined
  /** Whether a row asks for attention; it is tinted. */
  readonly isMarked?: (row: R) => boolean
  /** The name of a row in "Seleccionar …" and "Abrir …": "factura 1042". */
  readonly rowLabel: (row: R) => string
  /** Enter, or a click on the row outside its controls. */
  readonly onOpen?: (row: R) => void
  /** The content below a row; nothing for a row that is not expanded. For tables of at most a hundred rows a page: they are not virtualised. */
  readonly detail?: (row: R) => ReactNode
  /** A request is pending: skeletons without rows, dimmed rows with them. */
  readonly busy?: boolean
  /** The failure of the last load. */
  readonly failure?: DescribedFailure | undefined
  readonly onRetry?: () => void
  /** Whether a search or a filter is active, so that an empty page can mention it. */
  readonly filtered?: boolean
  readonly onClearFilters?: () => void
  /** Content without any rows. */
  readonly empty: ReactNode
  /** A `ListHead`. The bar of the screen then tells what is selected, with `SelectionActions`. */
  readonly head?: ReactNode
  /** Beside the pager: the sum of all matching rows. */
  readonly footer?: ReactNode
  /** Pixels of a row, and of a card, where their content needs more than usual. A stable object. */
  readonly heights?: { readonly row: number; readonly card: number }
  /** Maximum height of the rows before they scroll; larger on taller screens. */
  readonly bodyHeight?: number
}
