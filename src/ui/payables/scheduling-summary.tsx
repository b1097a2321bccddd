import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { SchedulingStep } from '#application/payables/scheduling-wizard.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { schedulingText as text } from '../text/scheduling.ts'
import { TotalsText } from './owed-text.tsx'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import { RejectedDate, type SchedulingWizardProps } from './scheduling-steps.tsx'

/** Each part with a way back to it. */
export const SummaryStep = observer(function SummaryStep({ vm, calendar, country }: SchedulingWizardProps) {
  const styles = usePayrollStyles()
  const counts = text.counts(vm.invoices.length, vm.transfers.length, country)
  const parts: ReadonlyArray<readonly [name: string, value: string, step: SchedulingStep]> = [
    [text.when, vm.paymentDate === undefined ? '' : formatWeekdayDate(vm.paymentDate, calendar), 'date'],
    [text.name, vm.name, 'invoices'],
    [text.which, counts, 'invoices'],
  ]
  return (
    <>
      <div className={styles.rows}>
        {parts.map(([name, value, step]) => (
          <div key={name} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.detail}>{name}</span>
              <strong>{value}</strong>
            </span>
            <Button
              appearance="subtle"
              size="small"
              aria-label={text.changeOf(name)}
              disabledFocusable={vm.isBusy}
              onClick={() => vm.back(step)}
            >
              {text.change}
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <span className={styles.detail}>{text.total}</span>
          <span className={styles.total}>
            <TotalsText values={vm.totals} />
          </span>
        </div>
      </div>
      <p className={styles.detail}>{text.nothingMoves}</p>
      <RejectedDate vm={vm} />
      <SubmitFailure failure={vm.failure} intro={text.failed} />
      {vm.isOutcomeUnknown && <OutcomeUnknown />}
      <ModalActions>
        <Button disabledFocusable={vm.isBusy} onClick={() => vm.back('invoices')}>
          {text.back}
        </Button>
        <Button appearance="primary" disabledFocusable={!vm.canContinue} onClick={() => void vm.submit()}>
          {vm.isBusy ? text.sending : text.submit}
        </Button>
      </ModalActions>
    </>
  )
})
