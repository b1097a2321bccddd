import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Fragment, memo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { CheckCell } from './check-cell.tsx'
import type { Column, TableRow } from './data-table.types.ts'
import { RowCard } from './row-card.tsx'
import { cardHeight, ROW_HEIGHT } from './table-layout.ts'
import type { RowContent, RowContentProps, RowContext, RowProps } from './row-context.ts'
import { useRowClass, useRowStyles } from './row.styles.ts'

type RowComponent = <R extends TableRow>(props: RowProps<R>) => ReactElement

/** One row. It observes its own selection state only. */
export const TableRowView = observer(function TableRowView<R extends TableRow>(props: RowProps<R>) {
  const { row, index, listIndex, active, top, parts } = props
  const { selection, blockedBy, isMarked, onOpen, card } = parts
  const base = useRowClass()
  const styles = useRowStyles()
  const chosen = selection?.has(row) ?? false
  const reason = blockedBy?.(row)
  const Face = card ? RowCard : Cells
  return (
    <tr
      aria-rowindex={listIndex}
      aria-selected={selection === undefined || reason !== undefined ? undefined : chosen}
      data-index={index}
      data-marked={isMarked?.(row) || undefined}
      tabIndex={active ? 0 : -1}
      className={mergeClasses(
        base,
        card && styles.carded,
        card && selection === undefined && styles.wide,
        top !== undefined && styles.placed,
        onOpen !== undefined && styles.opens,
        reason !== undefined && styles.blocked,
      )}
      style={placeFor(top, parts)}
    >
      <CheckCell row={row} chosen={chosen} reason={reason} parts={parts} />
      <Face row={row} parts={parts} />
    </tr>
  )
}) as RowComponent

/** Independent of the row's position, focus and selection, so that none of them renders its content. */
const Cells = memo(function Cells<R extends TableRow>({ row, parts }: RowContentProps<R>) {
  return parts.cells.map(({ column, className, style }) => (
    <td key={column.id} title={column.fullText?.(row)} className={className} style={style}>
      {contentOf(column, row)}
    </td>
  ))
}) as RowContent

/** Elements with state are created again for another row. */
const contentOf = <R extends TableRow>(column: Column<R>, row: R): ReactNode => {
  const content = column.render(row)
  return column.stateless === true || typeof content !== 'object' ? (
    content
  ) : (
    <Fragment key={row.id}>{content}</Fragment>
  )
}

/** A card that flows is as high as its content, where its table gives no height. */
const placeFor = <R extends TableRow>(top: number | undefined, parts: RowContext<R>): CSSProperties => {
  const { card, layout, notes, rowHeight } = parts
  /* Rows that are not virtualised grow with the lines of a long name. */
  if (top === undefined && !card && rowHeight === undefined)
    return { height: 'auto', minHeight: ROW_HEIGHT, alignItems: 'center', gridTemplateColumns: layout.template }
  const height = rowHeight ?? (card && top !== undefined ? cardHeight(notes) : undefined)
  return {
    ...(height === undefined ? {} : { height }),
    ...(rowHeight === undefined || card ? {} : { lineHeight: `${rowHeight - 1}px` }),
    ...(top === undefined ? {} : { transform: `translateY(${top}px)` }),
    ...(card ? {} : { gridTemplateColumns: layout.template }),
  }
}
