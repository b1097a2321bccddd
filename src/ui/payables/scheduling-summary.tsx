import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { SchedulingStep } from '#application/payables/scheduling-wizard.ts'
import { formatFullDate } from '#domain/kernel/format.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { schedulingText as text } from '../text/scheduling.ts'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import type { SchedulingWizardProps } from './scheduling.types.ts'
import { RejectedDate } from './scheduling-invoices.tsx'
import { useWizardStyles } from './wizard.styles.ts'

/** Each part with a way back to it. */
export const SummaryStep = observer(function SummaryStep({ vm, country }: SchedulingWizardProps) {
  const styles = usePayrollStyles()
  const wizard = useWizardStyles()
  const { invoices, transfers } = vm.chosen
  const parts: ReadonlyArray<readonly [name: string, value: string, step: SchedulingStep]> = [
    [text.when, vm.paymentDate === undefined ? '' : formatFullDate(vm.paymentDate), 'date'],
    [text.name, vm.name, 'invoices'],
    [text.which, text.counts(invoices.length, transfers.length, country), 'invoices'],
  ]
  return (
    <>
      <div className={`${wizard.card} ${wizard.padded}`}>
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
      </div>
      <RejectedDate vm={vm} />
      <SubmitFailure failure={vm.failure} intro={text.failed} />
      {vm.isOutcomeUnknown && <OutcomeUnknown />}
    </>
  )
})
