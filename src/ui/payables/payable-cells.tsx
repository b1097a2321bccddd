import { observer } from 'mobx-react-lite'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { DateField } from '../design/date-field/date-field.tsx'
import { useMay } from '../team/use-lock.ts'
import { paymentsText as text } from '../text/payables.ts'

/** Who issued the invoice. The statement of an assigned one is that of its assignee. */
export const IssuerName = ({ invoice: { assignee, payeeId, supplier } }: Pick<PayableRow, 'invoice'>) => (
  <SupplierName id={assignee === undefined ? payeeId : undefined} name={supplier.name} />
)

interface CellProps {
  readonly row: PayableRow
  readonly calendar: BusinessCalendar
}

/** Text alone for an invoice that is not paid, and for who may not change it. */
export const DateCell = observer(function DateCell({
  row,
  table,
  calendar,
}: CellProps & { readonly table: PayableTable }) {
  const mayChange = useMay('payables')
  if (row.invoice.obstacle !== undefined || !mayChange) return <span>{formatShortDate(row.invoice.paymentDate)}</span>
  return (
    <DateField
      label={text.dateOf(row.invoice.folio)}
      labelHidden
      compact
      subject={row.id}
      value={row.invoice.paymentDate}
      onChange={(date) => date !== undefined && void table.changeDate(row, date)}
      rules={{ calendar: calendar.calendar, today: calendar.today, stored: row.invoice.paymentDate }}
    />
  )
})
