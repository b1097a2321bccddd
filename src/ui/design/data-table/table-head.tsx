import { mergeClasses } from '@fluentui/react-components'
import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { observer } from 'mobx-react-lite'
import { memo, type CSSProperties, type ReactElement } from 'react'
import type { Sort } from '#application/shared/page.ts'
import { useAlignStyles, useTableStyles } from './data-table.styles.ts'
import type { Column, TableRow, TableSelection } from './data-table.types.ts'
import { RowCheck } from './row-check.tsx'
import type { RowContext } from './row-context.ts'

export interface TableHeadProps<R extends TableRow> {
  readonly parts: RowContext<R>
  readonly sort: Sort<string> | undefined
  readonly onSort: ((sort: Sort<string>) => void) | undefined
}

/** Memoised: scrolling does not render it. */
export const TableHead = memo(function TableHead<R extends TableRow>({ parts, sort, onSort }: TableHeadProps<R>) {
  const { columns, layout, selection, text } = parts
  const styles = useTableStyles()
  const align = useAlignStyles()
  return (
    <tr aria-rowindex={1} className={styles.head} style={{ gridTemplateColumns: layout.template }}>
      {selection !== undefined && (
        <th className={styles.headCell} style={CHECK_CELL}>
          <PageCheck selection={selection} label={text.selectPage} />
        </th>
      )}
      {columns.map((column) => (
        <th
          key={column.id}
          data-column={column.id}
          aria-sort={sortOf(column, sort)}
          className={mergeClasses(styles.headCell, align[column.align ?? 'start'])}
          style={stickyAt(layout.stickyLeft.get(column.id))}
        >
          <HeadLabel column={column} sort={sort} onSort={onSort} />
        </th>
      ))}
    </tr>
  )
}) as <R extends TableRow>(props: TableHeadProps<R>) => ReactElement

interface PageCheckProps {
  readonly selection: Pick<TableSelection<never>, 'coverage' | 'togglePage'>
  readonly label: string
}

/** Selects or deselects the rows of this page. */
export const PageCheck = observer(function PageCheck({ selection, label }: PageCheckProps) {
  return <RowCheck label={label} state={selection.coverage} onToggle={() => selection.togglePage()} />
})

interface HeadLabelProps<R extends TableRow> {
  readonly column: Column<R>
  readonly sort: Sort<string> | undefined
  readonly onSort: ((sort: Sort<string>) => void) | undefined
}

const HeadLabel = <R extends TableRow>({ column, sort, onSort }: HeadLabelProps<R>) => {
  const styles = useTableStyles()
  const { sortKey } = column
  if (sortKey === undefined || onSort === undefined) return <span className={styles.sortText}>{column.header}</span>
  const sorted = sort?.field === sortKey
  const direction = sorted && sort.direction === 'asc' ? 'desc' : 'asc'
  const Arrow = (sorted ? sort.direction : 'asc') === 'asc' ? ArrowUp16Regular : ArrowDown16Regular
  const arrow = (
    <Arrow
      aria-hidden="true"
      className={mergeClasses('sort-arrow', styles.sortArrow, sorted && styles.sortArrowShown)}
    />
  )
  return (
    <button
      type="button"
      className={mergeClasses(styles.sortButton, sorted && styles.sortedButton)}
      onClick={() => onSort({ field: sortKey, direction })}
    >
      {column.align === 'end' && arrow}
      <span className={styles.sortText}>{column.header}</span>
      {column.align !== 'end' && arrow}
    </button>
  )
}

const CHECK_CELL: CSSProperties = { position: 'sticky', left: 0, zIndex: 1, padding: 0 }

const stickyAt = (left: number | undefined): CSSProperties | undefined =>
  left === undefined ? undefined : { position: 'sticky', left, zIndex: 1 }

const sortOf = <R extends TableRow>(column: Column<R>, sort: Sort<string> | undefined) => {
  if (column.sortKey === undefined) return undefined
  if (sort?.field !== column.sortKey) return 'none'
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}
