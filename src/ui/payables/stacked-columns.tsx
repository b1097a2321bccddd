import type { PayableRow } from '#application/payables/payable-row.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { oneLine } from '../design/theme/type.ts'
import type { PayableColumn } from './payable-list-columns.tsx'

/** The columns with the tax id below the name of the supplier and the issue date below the folio. */
export const stackedColumns = (columns: ReadonlyArray<PayableColumn>, country: Country): ReadonlyArray<PayableColumn> =>
  columns
    .filter(({ id }) => id !== 'identifier' && id !== 'issueDate')
    .map((column) => {
      if (column.id === 'supplier')
        return stacked(column, ({ invoice }) => displayTaxId(country, invoice.supplier.identifier))
      return column.id === 'folio' ? stacked(column, ({ invoice }) => formatShortDate(invoice.issueDate)) : column
    })

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
