import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { type SchedulingStep, transfersIn } from '#application/payables/scheduling-request.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { schedulingText as text } from '../text/scheduling.ts'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import type { SchedulingWizardProps } from './scheduling.types.ts'
import { RejectedDate } from './scheduling-invoices.tsx'
import { SchedulingLists } from './scheduling-lists.tsx'
import { useWizardStyles } from './wizard.styles.ts'

/** Each part with a way back to it. */
export const SummaryStep = observer(function SummaryStep({ vm, country }: SchedulingWizardProps) {
  const styles = usePayrollStyles()
  const wizard = useWizardStyles()
  const { invoices } = vm.chosen
  const parts: ReadonlyArray<readonly [name: string, value: string, step: SchedulingStep]> = [
    [text.when, text.days(vm.lists), 'date'],
    ...(vm.isEach ? [] : [[text.name, vm.name, 'invoices'] as const]),
    [text.which, text.counts(invoices.length, transfersIn(vm.lists), country), 'invoices'],
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
      {vm.isEach && <SchedulingLists vm={vm} country={country} />}
      <RejectedDate vm={vm} />
      <SubmitFailure failure={vm.failure} intro={text.failed} />
      {vm.isOutcomeUnknown && <OutcomeUnknown />}
    </>
  )
})
