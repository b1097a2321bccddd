import { daysOverdue } from '#domain/financing/due-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { DueDateCell, type DueDateCellProps } from './due-date-cell.tsx'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'

/** A due date that passed has its days below it where its column has no room for a mark. */
export const StackedDueDate = ({ invoice, today, country }: DueDateCellProps) => {
  const styles = useInvoiceCellStyles()
  const days = daysOverdue(invoice.dueDate, { today })
  if (days === 0) return <DueDateCell invoice={invoice} today={today} country={country} />
  return (
    <StackedCell second={cartText.ago(days, country)}>
      <span
        className={styles.danger}
        title={financeText.dueDate.source(invoice.dueDateSource, country, invoice.dueDateText)}
      >
        {formatShortDate(invoice.dueDate)}
      </span>
    </StackedCell>
  )
}
