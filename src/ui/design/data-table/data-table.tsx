import { useMemo } from 'react'
import type { Sort } from '#application/shared/page.ts'
import { useAmounts } from '../feedback/amounts-context.ts'
import { NARROW_SCREEN } from '../theme/layout-tokens.ts'
import { useMediaQuery } from '../theme/use-media-query.ts'
import { CardSort } from './card-sort.tsx'
import { useTableStyles } from './data-table.styles.ts'
import { dataTableText } from './data-table.text.ts'
import type { Column, DataTableProps, TableRow } from './data-table.types.ts'
import { Pager } from './pager.tsx'
import type { RowContext } from './row-context.ts'
import { useCellLook } from './cell-look.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableGrid } from './table-grid.tsx'
import { cardParts, layoutOf } from './table-layout.ts'
import { EmptyRows, TableFailed, TableSkeleton } from './table-states.tsx'
import { useEventCallback } from './use-event-callback.ts'

/**
 * The data table: pages of rows of equal height, virtualised. It is controlled: data come from props, user actions go
 * to callbacks.
 */
export const DataTable = <R extends TableRow, Field extends string = string>(props: DataTableProps<R, Field>) => {
  const { rows, totalRows, paging, selection, blockedBy, busy = false, failure, filtered = false, sort } = props
  const styles = useTableStyles()
  const parts = useRowParts(props)
  const { text, card } = parts
  const onPage = useMemo(() => rows?.filter((row) => blockedBy?.(row) === undefined).length ?? 0, [rows, blockedBy])
  const hasRows = rows !== undefined && rows.length > 0
  const onSort = props.onSort as ((sort: Sort<string>) => void) | undefined
  const order = card && hasRows && onSort !== undefined && (
    <CardSort columns={parts.columns} sort={sort} onSort={onSort} text={text} isAlone={selection === undefined} />
  )
  return (
    <section className={styles.frame} aria-label={props.label}>
      {props.head}
      {selection !== undefined && (rows !== undefined || failure === undefined) && (
        <SelectionBar
          selection={selection}
          text={text}
          totalRows={rows === undefined ? undefined : totalRows}
          onPage={onPage}
          filtered={filtered}
          card={card}
          isElsewhere={props.head !== undefined && !card}
          order={order}
        />
      )}
      {selection === undefined && order}
      {failure !== undefined && <TableFailed text={text} failure={failure} onRetry={props.onRetry} hasRows={hasRows} />}
      {rows === undefined && failure === undefined && (
        <TableSkeleton parts={parts} rowCount={Math.min(paging?.pageSize ?? SKELETON_ROWS, SKELETON_ROWS)} />
      )}
      {rows !== undefined && !hasRows && failure === undefined && (
        <EmptyRows text={text} filtered={filtered} onClearFilters={props.onClearFilters} empty={props.empty} />
      )}
      {hasRows && (
        <TableGrid
          label={props.label}
          parts={parts}
          rows={rows}
          totalRows={totalRows}
          offset={paging === undefined ? 0 : (paging.page - 1) * paging.pageSize}
          sort={sort}
          onSort={onSort}
          busy={busy}
          bodyHeight={props.bodyHeight ?? BODY_HEIGHT}
        />
      )}
      {paging !== undefined && (hasRows || (rows === undefined && failure === undefined)) && (
        <Pager
          text={text}
          page={paging.page}
          pageSize={paging.pageSize}
          onPage={paging.onPage}
          onPageSize={paging.onPageSize}
          totalRows={rows === undefined ? undefined : totalRows}
          footer={props.footer}
        />
      )}
    </section>
  )
}

const SKELETON_ROWS = 9
const BODY_HEIGHT = 440

const useRowParts = <R extends TableRow, Field extends string>(props: DataTableProps<R, Field>): RowContext<R> => {
  const { columns, noun, selection, blockedBy, isMarked, detail, heights } = props
  const rowLabel = useEventCallback(props.rowLabel)
  const open = useEventCallback((row: R) => props.onOpen?.(row))
  const onOpen = props.onOpen === undefined ? undefined : open
  const { country } = useAmounts()
  const card = useMediaQuery(NARROW_SCREEN)
  const text = useMemo(() => dataTableText(noun, country), [noun, country])
  const cellLook = useCellLook()
  return useMemo(() => {
    const plain: ReadonlyArray<Column<R>> = columns
    const layout = layoutOf(plain, selection !== undefined)
    return {
      columns: plain,
      cards: cardParts(plain),
      notes: plain.filter(({ cardNote }) => cardNote !== undefined),
      layout,
      cells: plain.map((column) => cellLook(column, layout)),
      card,
      rowHeight: card ? heights?.card : heights?.row,
      text,
      rowLabel,
      selection,
      blockedBy,
      isMarked,
      onOpen,
      detail,
    }
  }, [columns, cellLook, card, heights, text, rowLabel, selection, blockedBy, isMarked, onOpen, detail])
}
