import { mergeClasses } from '@fluentui/react-components'
import { Fragment, memo, useEffect, useRef, useState, type ReactElement } from 'react'
import type { Sort } from '#application/shared/page.ts'
import { useTableStyles } from './data-table.styles.ts'
import type { TableRow } from './data-table.types.ts'
import type { RowContext } from './row-context.ts'
import { assignSlots, inOrder, renderedRows, useVirtualRows, type VirtualRow } from './virtual-rows.ts'
import { RowDetail } from './row-detail.tsx'
import { TableHead } from './table-head.tsx'
import { cardHeight, HEAD_HEIGHT, ROW_HEIGHT } from './table-layout.ts'
import { TableRowView } from './table-row.tsx'
import { hasTotals, TableTotals } from './table-totals.tsx'
import { useGridKeyboard } from './use-grid-keyboard.ts'
import { useScrollsSideways } from './use-scrolls-sideways.ts'

export interface TableGridProps<R extends TableRow> {
  readonly label: string
  readonly parts: RowContext<R>
  readonly rows: ReadonlyArray<R>
  readonly totalRows: number
  /** The number of rows before this page. */
  readonly offset: number
  readonly sort: Sort<string> | undefined
  readonly onSort: ((sort: Sort<string>) => void) | undefined
  readonly busy: boolean
  readonly bodyHeight: number
}

/** Memoised: not rendered again for the same rows. */
export const TableGrid = memo(function TableGrid<R extends TableRow>(props: TableGridProps<R>) {
  const { label, parts, rows, totalRows, offset, sort, onSort, busy, bodyHeight } = props
  const { card, columns, layout, selection } = parts
  const styles = useTableStyles()
  const scroller = useRef<HTMLTableElement>(null)
  const windowed = parts.detail === undefined && (!card || rows.length > MAX_FLOWING_CARDS)
  const rowHeight = parts.rowHeight ?? (card ? cardHeight(parts.notes) : ROW_HEIGHT)
  const headHeight = card ? 0 : HEAD_HEIGHT
  const range = useVirtualRows(scroller, { rowHeight, rowCount: rows.length, headHeight, windowed })
  const listKey = `${offset} ${sort?.field} ${sort?.direction}`
  const keys = useGridKeyboard({ scroller, rows, parts, rowHeight, headHeight, windowed, listKey })
  const placed = usePlacedRows(renderedRows(range, windowed ? keys.active : undefined, rows.length), range.isScrolling)
  const scrollsSideways = useScrollsSideways(scroller, card ? 0 : layout.minWidth)
  const listed = useRef(listKey)
  useEffect(() => {
    if (listed.current !== listKey) scroller.current?.scrollTo({ top: 0 })
    listed.current = listKey
  }, [listKey])
  return (
    <table
      ref={scroller}
      {...GRID}
      aria-label={label}
      aria-rowcount={totalRows + (hasTotals(columns) ? 2 : 1)}
      aria-multiselectable={selection === undefined ? undefined : true}
      aria-busy={busy}
      tabIndex={-1}
      data-sideways={scrollsSideways || undefined}
      className={mergeClasses(styles.scroller, !windowed && card && styles.flowing, parts.detail && styles.measured)}
      style={windowed ? { maxHeight: `max(${bodyHeight}px, calc(100dvh - ${AROUND}px))` } : undefined}
      {...keys.handlers}
    >
      {!card && (
        <thead className={styles.headGroup} style={{ minWidth: layout.minWidth }}>
          <TableHead parts={parts} sort={sort} onSort={onSort} />
        </thead>
      )}
      <tbody
        className={mergeClasses(styles.rows, busy && styles.dimmed)}
        style={{ height: windowed ? rows.length * rowHeight : undefined, minWidth: card ? undefined : layout.minWidth }}
      >
        {placed.map(({ slot, row: index }) => {
          const row = rows[index]
          return row === undefined ? null : (
            <Fragment key={slot}>
              <TableRowView
                row={row}
                index={index}
                listIndex={offset + index + 2}
                active={index === keys.active}
                top={windowed ? index * rowHeight : undefined}
                parts={parts}
              />
              {parts.detail !== undefined && <RowDetail row={row} parts={parts} />}
            </Fragment>
          )
        })}
      </tbody>
      <TableTotals parts={parts} listIndex={totalRows + 2} />
    </table>
  )
}) as <R extends TableRow>(props: TableGridProps<R>) => ReactElement

/** During scrolling, elements are reused for new rows; afterwards the DOM order follows the list. */
const usePlacedRows = (drawn: ReadonlyArray<number>, isMoving: boolean): ReadonlyArray<VirtualRow> => {
  const [before, setBefore] = useState<ReadonlyArray<VirtualRow>>([])
  const now = assignSlots(before, drawn)
  const placed = isMoving || isOrdered(now) ? now : inOrder(now)
  if (placed !== before) setBefore(placed)
  return placed
}

const isOrdered = (placed: ReadonlyArray<VirtualRow>): boolean =>
  placed.every(({ row }, index) => row > (placed[index - 1]?.row ?? -1))

/** A grid with focusable rows. Its elements have the other roles, also in a CSS grid. */
const GRID = { role: 'grid' } as const

/** Above this number cards scroll inside the table and are virtualised. */
const MAX_FLOWING_CARDS = 100

/** The height of the content around the rows: bars, title, search and pager. */
const AROUND = 380
