import { mergeClasses } from '@fluentui/react-components'
import type { TableRow } from './data-table.types.ts'
import { RowCheck } from './row-check.tsx'
import type { CheckCellProps } from './row-context.ts'
import { STICKY_CELL, useCheckCellClass, useReasonClass } from './row.styles.ts'

/** The checkbox of a row and, on demand, why it cannot be selected. */
export const CheckCell = <R extends TableRow>({ row, chosen, reason, parts }: CheckCellProps<R>) => {
  const { selection, rowLabel, text } = parts
  const cell = useCheckCellClass()
  const note = useReasonClass()
  if (selection === undefined) return null
  return (
    <td className={mergeClasses(STICKY_CELL, cell)}>
      <RowCheck
        label={text.selectRow(rowLabel(row))}
        state={chosen ? 'all' : 'none'}
        reason={reason}
        tabIndex={-1}
        onToggle={(extend) => (extend ? selection.extendTo(row) : selection.toggle(row))}
      />
      {reason !== undefined && (
        <span aria-hidden="true" className={mergeClasses('row-reason', note)}>
          {reason}
        </span>
      )}
    </td>
  )
}
