import { Button } from '@fluentui/react-components'
import { DocumentCopy16Regular } from '@fluentui/react-icons/svg/document-copy'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { DuplicateComparison } from '#application/payables/duplicate-comparison.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { payrollPath, supplierPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { DateField } from '../design/date-field/date-field.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { paymentsText as text } from '../text/payables.ts'
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
      value={row.invoice.paymentDate}
      onChange={(date) => date !== undefined && void table.changeDate(row, date)}
      rules={{ calendar: calendar.calendar, today: calendar.today, stored: row.invoice.paymentDate }}
    />
  )
})

/** What keeps it from being paid, else a possible duplicate, else who must be paid, else whether it is late; and a missing account. */
export const StateCell = observer(function StateCell({
  row: { invoice },
  list,
  calendar,
  duplicates,
}: CellProps & { readonly list: PayableListName; readonly duplicates: DuplicateComparison }) {
  const styles = usePayablesStyles()
  const { assignee, isPossibleDuplicate, obstacle, payeeId, paymentDate, supplier } = invoice
  const isOpen = list === 'inbox' && obstacle === undefined
  const { location, payrollName } = invoice
  if (location._tag === 'Paid' && location.payrollId !== undefined && payrollName !== undefined)
    return <TextLink to={payrollPath(location.payrollId)}>{payrollName}</TextLink>
  return (
    <span className={styles.chips}>
      {obstacle !== undefined && (
        <span className={styles.chip} title={text.obstacle(obstacle).long}>
          <StatusChip color="default" label={text.obstacle(obstacle).short} />
        </span>
      )}
      {isOpen && isPossibleDuplicate && (
        <Button
          appearance="transparent"
          size="small"
          className={styles.compare}
          title={text.duplicateDetail}
          aria-label={text.compare(invoice.folio)}
          onClick={() => duplicates.open(invoice)}
        >
          <span className={styles.wide}>
            <StatusChip color="orange" label={text.duplicate} />
          </span>
          <DocumentCopy16Regular className={styles.narrow} aria-hidden />
        </Button>
      )}
      {isOpen && !isPossibleDuplicate && assignee !== undefined && (
        <span className={styles.chip} title={text.assignedDetail(assignee.name)}>
          <StatusChip color="purple" label={text.assigned(assignee.name)} />
        </span>
      )}
      {isOpen && !isPossibleDuplicate && assignee === undefined && paymentDate < calendar.today && (
        <span className={styles.late}>
          <StatusChip color="red" icon="clock" label={text.late} />
        </span>
      )}
      {isOpen && !supplier.hasBankAccount && (
        <Link className={styles.warning} to={supplierPath(payeeId)} title={text.noAccount} aria-label={text.noAccount}>
          <Warning16Regular aria-hidden />
        </Link>
      )}
    </span>
  )
})
