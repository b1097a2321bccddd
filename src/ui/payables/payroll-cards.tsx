import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PayrollList } from '#application/payables/payroll-list.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { payrollPath } from '../app/paths.ts'
import { MoreButton } from '../design/controls/more-button.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner, FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { payrollsText as text } from '../text/payrolls.ts'
import { TotalsText } from './owed-text.tsx'
import { PayrollActions } from './payroll-actions.tsx'
import type { PaymentsTabProps } from './payments-home.tsx'
import { PayrollNotes } from './payroll-notes.tsx'
import { PayrollStatusChip } from './payroll-status-chip.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Loaded when it is opened. */
const PaymentWizard = lazyPart(async () => (await import('./payment-wizard.tsx')).PaymentWizard)

interface CardsProps extends PaymentsTabProps {
  readonly vm: PayrollList
}

/** The payrolls that are not finished; more of them are loaded when the end comes into sight. */
export const PayrollCards = observer(function PayrollCards({ vm, calendar, country }: CardsProps) {
  const styles = usePayrollStyles()
  useEffect(() => vm.activate(), [vm])
  const { failure, retry, rows, totalRows } = vm.list
  if (rows === undefined)
    return failure === undefined ? (
      <PageSpinner />
    ) : (
      <FailureState failure={failure} intro={text.failed} onRetry={retry} />
    )
  return (
    <>
      <FailureBanner failure={failure} intro={text.failed} onRetry={retry} />
      {totalRows === 0 ? (
        <EmptyState title={text.empty} detail={text.emptyDetail} />
      ) : (
        <ul className={styles.cards} aria-label={text.list}>
          {rows.map((payroll) => (
            <PayrollCard key={payroll.id} vm={vm} payroll={payroll} calendar={calendar} country={country} />
          ))}
        </ul>
      )}
      {vm.payment.payroll !== undefined && (
        <Suspense>
          <PaymentWizard vm={vm.payment} calendar={calendar} country={country} />
        </Suspense>
      )}
      {vm.hasMore && <MoreButton label={text.showMore} onClick={vm.showMore} isBusy={vm.list.isBusy} />}
    </>
  )
})

const PayrollCard = ({ vm, payroll, calendar, country }: CardsProps & { readonly payroll: PayrollDetail }) => {
  const styles = usePayrollStyles()
  const navigate = useNavigate()
  const { id, invoices, name, paymentDate, suppliers, totals } = payroll
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <PayrollStatusChip payroll={payroll} />
      </div>
      <p className={styles.detail}>
        {text.counts(invoices, suppliers, country)} · {text.payOn(formatWeekdayDate(paymentDate, calendar))}
      </p>
      <span className={styles.total}>
        <TotalsText values={totals} />
      </span>
      <PayrollNotes payroll={payroll} calendar={calendar} country={country} />
      <div className={styles.actions}>
        <Button onClick={() => void navigate(payrollPath(id))}>{text.see}</Button>
        <PayrollActions payroll={payroll} changes={vm.changes} payment={vm.payment} country={country} />
      </div>
    </li>
  )
}
