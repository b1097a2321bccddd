import { mergeClasses } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { daysOverdue } from '#domain/financing/due-date.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { financeText } from '../text/finance.ts'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'

export interface DueDateCellProps {
  readonly invoice: Pick<FinanceableInvoice, 'dueDate' | 'dueDateSource' | 'dueDateText'>
  readonly today: CivilDate
  readonly country: Country
}

/** The due date with its source, and a mark once it passed. */
export const DueDateCell = ({ invoice: { dueDate, dueDateSource, dueDateText }, today, country }: DueDateCellProps) => {
  const styles = useInvoiceCellStyles()
  const days = daysOverdue(dueDate, { today })
  const source = financeText.dueDate.source(dueDateSource, country, dueDateText)
  const overdue = financeText.dueDate.overdue(days, country)
  if (days === 0) return <span title={source}>{formatShortDate(dueDate)}</span>
  return (
    <span className={styles.due} title={`${overdue}. ${source}`}>
      <span className={styles.danger}>{formatShortDate(dueDate)}</span>
      <button type="button" tabIndex={-1} className={mergeClasses(styles.mark, styles.danger)} aria-label={overdue}>
        <Warning16Regular aria-hidden />
      </button>
    </span>
  )
}
