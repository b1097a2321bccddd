import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, type ReactNode } from 'react'
import type { PayrollList } from '#application/payables/payroll-list.ts'
import { MoreButton } from '../design/controls/more-button.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner, FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { payrollsText as text } from '../text/payrolls.ts'
import type { PaymentsTabProps } from './payments-home.tsx'
import { PayrollCard } from './payroll-card.tsx'
import { PayrollListHead } from './payroll-list-head.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Loaded when it is opened. */
const PaymentWizard = lazyPart(async () => (await import('./payment-wizard.tsx')).PaymentWizard)

export interface ScheduledProps extends PaymentsTabProps {
  readonly vm: PayrollList
  /** Links to the other lists. */
  readonly tabs: ReactNode
}

/** The payrolls that are not finished; more of them are loaded when the end comes into sight. */
export const PayrollCards = observer(function PayrollCards({ tabs, ...shared }: ScheduledProps) {
  const styles = usePayrollStyles()
  const { vm, calendar, country } = shared
  useEffect(() => vm.activate(), [vm])
  return (
    <div className={styles.cards}>
      <PayrollListHead vm={vm} tabs={tabs} />
      <Cards {...shared} />
      {vm.hasMore && <MoreButton label={text.showMore} onClick={vm.showMore} isBusy={vm.list.isBusy} />}
      {vm.payment.payroll !== undefined && (
        <Suspense>
          <PaymentWizard vm={vm.payment} calendar={calendar} country={country} />
        </Suspense>
      )}
    </div>
  )
})

const Cards = observer(function Cards(shared: Omit<ScheduledProps, 'tabs'>) {
  const styles = usePayrollStyles()
  const { filters, list } = shared.vm
  const { failure, retry, rows } = list
  if (rows === undefined)
    return failure === undefined ? (
      <PageSpinner />
    ) : (
      <FailureState failure={failure} intro={text.failed} onRetry={retry} />
    )
  return (
    <>
      <FailureBanner failure={failure} intro={text.failed} onRetry={retry} />
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={text.list}>
          {rows.map((payroll) => (
            <PayrollCard key={payroll.id} payroll={payroll} {...shared} />
          ))}
        </ul>
      )}
      {rows.length === 0 &&
        (filters.isNarrow ? (
          <EmptyState title={text.noneFound} actions={<Button onClick={filters.clear}>{text.clear}</Button>} />
        ) : (
          <EmptyState title={text.empty} detail={text.emptyDetail} />
        ))}
    </>
  )
})
