import type { PayableRow } from '#application/payables/payable-row.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { oneLine } from '../design/theme/type.ts'

/** The column with a second value below its own. */
export const stacked = <Field extends string>(
  column: Column<PayableRow, Field>,
  second: (row: PayableRow) => string,
): Column<PayableRow, Field> => ({
  ...column,
  render: (row) => (
    <StackedCell second={second(row)}>
      <span style={FIRST}>{column.render(row)}</span>
    </StackedCell>
  ),
})

const FIRST = { ...oneLine, maxWidth: '100%' } as const
