import { observer } from 'mobx-react-lite'
import { type SchedulingStep, transfersIn } from '#application/payables/scheduling-request.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { AccountDialog } from '../banking/account-dialog.tsx'
import { WizardModal } from '../design/layout/wizard-modal.tsx'
import { schedulingText as text } from '../text/scheduling.ts'
import { TotalsText } from './owed-text.tsx'
import type { SchedulingWizardProps } from './scheduling.types.ts'
import { SchedulingAside } from './scheduling-aside.tsx'
import { DateStep } from './scheduling-date.tsx'
import { InvoicesStep } from './scheduling-invoices.tsx'
import { SummaryStep } from './scheduling-summary.tsx'
import { WizardDoneStep } from './wizard-done-step.tsx'

const STEP: Readonly<Record<SchedulingStep, number>> = { date: 0, invoices: 1, summary: 2, done: 3 }

/** The day, the name and the review of a new payroll. */
export const SchedulingWizard = observer(function SchedulingWizard(props: SchedulingWizardProps) {
  const { vm, country } = props
  return (
    <>
      <WizardModal
        title={text.title}
        stepper={{ label: text.stepsLabel, steps: text.steps, current: STEP[vm.step] }}
        isBusy={vm.isBusy}
        onClose={vm.close}
        isDirty={vm.isDirty}
        onStartOver={vm.isRestored && vm.step !== 'done' ? vm.startOver : undefined}
        onBack={vm.before === undefined ? undefined : () => vm.back()}
        isCovered={vm.chosen.accounts.editor !== undefined}
        summary={vm.step === 'done' ? undefined : <SchedulingAside {...props} />}
      >
        {vm.step === 'date' && <DateStep {...props} />}
        {vm.step === 'invoices' && <InvoicesStep {...props} />}
        {vm.step === 'summary' && <SummaryStep {...props} />}
        {vm.step === 'done' && (
          <WizardDoneStep
            title={text.doneTitle}
            detail={vm.isEach ? text.doneEach(vm.lists.length) : text.doneDetail(vm.name.trim())}
            facts={[
              [text.when, text.days(vm.lists)],
              [text.which, text.counts(vm.chosen.invoices.length, transfersIn(vm.lists), country)],
              [text.total, <TotalsText key="total" values={vm.chosen.totals} />],
            ]}
            action={text.goToPayments}
            path={PAYMENT_PATHS.scheduled}
            onClose={vm.close}
          />
        )}
      </WizardModal>
      {/* Not inside the wizard, which Escape in the form would close too. */}
      {vm.chosen.accounts.editor !== undefined && <AccountDialog vm={vm.chosen.accounts.editor} isAtSide />}
    </>
  )
})
