import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { PayrollList } from '#application/payables/payroll-list.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { payrollsText as text } from '../text/payrolls.ts'
import { TotalsText } from './owed-text.tsx'
import type { PaymentsTabProps } from './payments-home.tsx'
import { PayrollActions } from './payroll-actions.tsx'
import { PayrollApprovalNote } from './payroll-approval-note.tsx'
import { PayrollNotes } from './payroll-notes.tsx'
import { PayrollStatusChip } from './payroll-status-chip.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'

interface CardProps extends PaymentsTabProps {
  readonly vm: PayrollList
  readonly payroll: PayrollDetail
}

/** One payroll in a line, and below it what stands in its way. */
export const PayrollCard = ({ vm, payroll, calendar, country }: CardProps) => {
  const styles = usePayrollStyles()
  const navigate = useNavigate()
  const { id, invoices, name, paymentDate, suppliers, totals } = payroll
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.line}>
        <span className={styles.words}>
          <strong>
            <TextLink to={payrollPath(id)}>{name}</TextLink>
          </strong>
          <span className={styles.small}>{text.counts(invoices, suppliers, country)}</span>
        </span>
        <span className={styles.date}>{text.payOn(formatWeekdayDate(paymentDate, calendar))}</span>
        <strong className={styles.amount}>
          <TotalsText values={totals} />
        </strong>
        <span className={styles.state}>
          <PayrollStatusChip payroll={payroll} />
        </span>
        <span className={styles.actions}>
          <Button onClick={() => void navigate(payrollPath(id))}>{text.see}</Button>
          <PayrollActions payroll={payroll} changes={vm.changes} payment={vm.payment} country={country} />
        </span>
      </div>
      <PayrollApprovalNote payroll={payroll} changes={vm.changes} />
      <PayrollNotes payroll={payroll} calendar={calendar} country={country} isListed />
    </li>
  )
}
