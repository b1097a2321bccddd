import { mergeClasses } from '@fluentui/react-components'
import { observer, useLocalObservable } from 'mobx-react-lite'
import type { CSSProperties, ReactElement } from 'react'
import { useAlignStyles } from './data-table.styles.ts'
import type { TableRow } from './data-table.types.ts'
import { RowCard } from './row-card.tsx'
import { RowCheck } from './row-check.tsx'
import type { RowProps } from './row-parts.ts'
import { useRowStyles } from './row.styles.ts'

type RowComponent = <R extends TableRow>(props: RowProps<R>) => ReactElement

/** One row. It depends on its own place in the selection and on no other row's. */
export const TableRowView = observer(function TableRowView<R extends TableRow>(props: RowProps<R>) {
  const { row, index, listIndex, active, top, parts } = props
  const { selection, blockedBy, onOpen, card, layout } = parts
  const styles = useRowStyles()
  const own = useLocalObservable(() => ({ get chosen() { return selection?.has(row) ?? false } }))
  const reason = blockedBy?.(row)
  return (
    <tr
      aria-rowindex={listIndex}
      aria-selected={selection === undefined || reason !== undefined ? undefined : own.chosen}
      data-index={index}
      tabIndex={active ? 0 : -1}
      className={mergeClasses(
        styles.row, card && styles.carded, card && selection === undefined && styles.wide, top !== undefined && styles.placed, own.chosen && styles.chosen,
        onOpen !== undefined && styles.opens, reason !== undefined && styles.blocked,
      )}
      style={placeOf(top, card ? undefined : layout.template)}
    >
      {card ? <RowCard row={row} chosen={own.chosen} reason={reason} parts={parts} /> : <Cells {...props} chosen={own.chosen} reason={reason} />}
      {reason !== undefined && <td aria-hidden="true" className={mergeClasses('row-reason', styles.reason)}>{reason}</td>}
    </tr>
  )
}) as RowComponent

interface CellsProps<R extends TableRow> extends RowProps<R> {
  readonly chosen: boolean
  readonly reason: string | undefined
}

const Cells = <R extends TableRow>({ row, parts, chosen, reason }: CellsProps<R>) => {
  const { selection, columns, layout, rowLabel, text } = parts
  const styles = useRowStyles()
  const align = useAlignStyles()
  const lastSticky = [...layout.stickyLeft.keys()].at(-1)
  return (
    <>
      {selection !== undefined && (
        <td className={mergeClasses(styles.cell, styles.sticky)} style={CHECK_CELL}>
          <RowCheck
            label={text.selectRow(rowLabel(row))}
            state={chosen ? 'all' : 'none'}
            reason={reason}
            tabIndex={-1}
            onToggle={(extend) => (extend ? selection.extendTo(row) : selection.toggle(row))}
          />
        </td>
      )}
      {columns.map((column) => {
        const left = layout.stickyLeft.get(column.id)
        return (
          <td
            key={column.id}
           
            title={column.fullText?.(row)}
            className={mergeClasses(
              styles.cell, align[column.align ?? 'start'],
              left !== undefined && styles.sticky, column.id === lastSticky && styles.lastSticky,
            )}
            style={left === undefined ? undefined : { left }}
          >
            <span className={styles.cellText}>{column.render(row)}</span>
          </td>
        )
      })}
    </>
  )
}

const CHECK_CELL: CSSProperties = { left: 0, padding: 0 }

const placeOf = (top: number | undefined, gridTemplateColumns: string | undefined): CSSProperties => ({
  ...(top === undefined ? {} : { transform: `translateY(${top}px)` }),
  ...(gridTemplateColumns === undefined ? {} : { gridTemplateColumns }),
})
