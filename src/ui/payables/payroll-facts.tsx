import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger, formatWeekdayDate } from '#domain/kernel/format.ts'
import { orderPath, PAYMENT_PATHS } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { payrollsText as text } from '../text/payrolls.ts'
import { TotalsText } from './owed-text.tsx'
import { PayeeChecks } from './payee-checks.tsx'
import { PayrollActions } from './payroll-actions.tsx'
import { PayrollApprovalNote } from './payroll-approval-note.tsx'
import { PayrollNotes } from './payroll-notes.tsx'
import { PayrollStatusChip } from './payroll-status-chip.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'

interface FactsProps {
  readonly vm: PayrollViewModel
  readonly payroll: PayrollDetail
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** The facts about a payroll, and the actions on it. */
export const PayrollFacts = observer(function PayrollFacts({ vm, payroll, calendar, country }: FactsProps) {
  const styles = usePayrollStyles()
  const navigate = useNavigate()
  const { id, invoices, name, orderId, paymentDate, suppliers, totals } = payroll
  const facts = [
    [text.facts.id, id],
    [text.facts.paymentDate, formatWeekdayDate(paymentDate, calendar)],
    [text.facts.invoices, formatInteger(invoices, country)],
    [text.facts.suppliers, formatInteger(suppliers, country)],
  ] as const
  return (
    <>
      <div className={styles.head}>
        <span className={styles.title}>
          <h2 className={styles.name}>{name}</h2>
          <PayrollStatusChip payroll={payroll} />
        </span>
        <span className={styles.actions}>
          <PayrollActions
            payroll={payroll}
            changes={vm.changes}
            payment={vm.payment}
            country={country}
            onDeleted={() => void navigate(PAYMENT_PATHS.scheduled)}
          />
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        {orderId !== undefined && (
          <div className={styles.fact}>
            <dt className={styles.term}>{text.facts.order}</dt>
            <dd className={styles.value}>
              <TextLink to={orderPath(orderId)}>{orderId}</TextLink>
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={styles.term}>{text.facts.total}</dt>
          <dd className={styles.value}>
            <strong>
              <TotalsText values={totals} />
            </strong>
          </dd>
        </div>
      </dl>
      <PayrollApprovalNote payroll={payroll} changes={vm.changes} />
      <PayrollNotes payroll={payroll} calendar={calendar} country={country} />
      {vm.payees !== undefined && <PayeeChecks payees={vm.payees} country={country} />}
    </>
  )
})
