import { mergeClasses } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { earlierLegalDueDate } from '#domain/payables/payable-notice.ts'
import { supplierPath } from '../app/paths.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { useTouchArea } from '../design/theme/use-touch-area.ts'
import { noticeText } from '../text/payable-notices.ts'
import { paymentsText as text } from '../text/payables.ts'
import { PayableChip } from './payable-chip.tsx'
import type { TableParts } from './payable-table-parts.ts'
import { usePayablesStyles } from './payables.styles.ts'

interface CellProps {
  readonly row: PayableRow
  readonly calendar: BusinessCalendar
}

/** Text alone for an invoice that is not paid. */
export const DateCell = observer(function DateCell({
  row,
  table,
  calendar,
}: CellProps & { readonly table: PayableTable }) {
  if (row.invoice.obstacle !== undefined) return formatShortDate(row.invoice.paymentDate)
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

/** The legal due date, where it is earlier than the payment date. */
export const LegalDueDate = ({ invoice }: { readonly invoice: PayableInvoice }) => {
  const date = earlierLegalDueDate(invoice)
  return date === undefined ? '—' : <span title={noticeText.legalDueDateDetail(date)}>{formatShortDate(date)}</span>
}

interface StateCellProps extends Pick<CellProps, 'row'> {
  readonly list: PayableListName
  readonly parts: TableParts
}

/** One chip, and a missing account of an invoice in the inbox. */
export const StateCell = ({ row: { invoice }, list, parts: { calendar, ...parts } }: StateCellProps) => {
  const styles = usePayablesStyles()
  const { obstacle, payeeId, supplier } = invoice
  return (
    <span className={styles.chips}>
      <PayableChip {...parts} invoice={invoice} list={list} today={calendar.today} />
      {list === 'inbox' && obstacle === undefined && !supplier.hasBankAccount && <MissingAccount payeeId={payeeId} />}
    </span>
  )
}

/** Leads to the supplier. */
const MissingAccount = ({ payeeId }: Pick<PayableInvoice, 'payeeId'>) => {
  const styles = usePayablesStyles()
  return (
    <Link
      className={mergeClasses(styles.warning, useTouchArea())}
      to={supplierPath(payeeId)}
      title={text.noAccount}
      aria-label={text.noAccount}
    >
      <Warning16Regular aria-hidden />
    </Link>
  )
}
