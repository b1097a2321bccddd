import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Fragment, memo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { CheckCell } from './check-cell.tsx'
import type { TableRow } from './data-table.types.ts'
import { RowCard } from './row-card.tsx'
import type { RowRenderer, RowRendererProps, RowProps } from './row-context.ts'
import { useCellClass, useRowClass, useRowStyles } from './row.styles.ts'

type RowComponent = <R extends TableRow>(props: RowProps<R>) => ReactElement

/** One row. It observes its own selection state only. */
export const TableRowView = observer(function TableRowView<R extends TableRow>(props: RowProps<R>) {
  const { row, index, listIndex, active, top, parts } = props
  const { selection, blockedBy, onOpen, card, layout } = parts
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
      tabIndex={active ? 0 : -1}
      className={mergeClasses(
        base,
        card && styles.carded,
        card && selection === undefined && styles.wide,
        top !== undefined && styles.placed,
        chosen && styles.chosen,
        onOpen !== undefined && styles.opens,
        reason !== undefined && styles.blocked,
      )}
      style={placeOf(top, card ? undefined : layout.template)}
    >
      <Face row={row} chosen={chosen} reason={reason} parts={parts} />
    </tr>
  )
}) as RowComponent

/** Independent of the row's position and focus, so that moving the focus renders no cells. */
const Cells = memo(function Cells<R extends TableRow>(props: RowRendererProps<R>) {
  const { row, parts } = props
  const { columns, layout } = parts
  const cell = useCellClass()
  const styles = useRowStyles()
  const lastSticky = [...layout.stickyLeft.keys()].at(-1)
  return (
    <>
      <CheckCell {...props} />
      {columns.map((column) => {
        const left = layout.stickyLeft.get(column.id)
        return (
          <td
            key={column.id}
            title={column.fullText?.(row)}
            className={mergeClasses(
              cell,
              styles[column.align ?? 'start'],
              left !== undefined && styles.sticky,
              column.id === lastSticky && styles.lastSticky,
            )}
            style={left === undefined ? undefined : { left }}
          >
            {ofRow(column.render(row), row)}
          </td>
        )
      })}
    </>
  )
}) as RowRenderer

/** Stateful content is remounted for another row; plain text is updated. */
const ofRow = (content: ReactNode, row: TableRow): ReactNode =>
  typeof content === 'object' ? <Fragment key={row.id}>{content}</Fragment> : content

const placeOf = (top: number | undefined, gridTemplateColumns: string | undefined): CSSProperties => ({
  ...(top === undefined ? {} : { transform: `translateY(${top}px)` }),
  ...(gridTemplateColumns === undefined ? {} : { gridTemplateColumns }),
})
