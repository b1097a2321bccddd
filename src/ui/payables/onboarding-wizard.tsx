import { observer } from 'mobx-react-lite'
import type { PayablesOnboarding } from '#application/payables/payables-onboarding.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OnboardingStep } from '#application/payables/onboarding-steps.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { WizardModal } from '../design/layout/wizard-modal.tsx'
import { onboardingText as text } from '../text/onboarding.ts'
import { OnboardingDays } from './onboarding-days.tsx'
import { OnboardingTerms } from './onboarding-terms.tsx'
import { WizardDoneStep } from './wizard-done-step.tsx'

interface WizardProps {
  readonly vm: PayablesOnboarding
  readonly country: Country
}

const STEP: Readonly<Record<OnboardingStep, number>> = { days: 0, terms: 1, done: 2 }

/** How far back invoices are shown, the terms of the suppliers, and the way to the invoices. */
export const OnboardingWizard = observer(function OnboardingWizard({ vm, country }: WizardProps) {
  return (
    <WizardModal
      title={text.title}
      stepper={{ label: text.stepsLabel, steps: text.steps, current: STEP[vm.step] }}
      isBusy={vm.isBusy}
      onClose={vm.close}
      isDirty={vm.isDirty}
      onStartOver={vm.isRestored && vm.step !== 'done' ? vm.startOver : undefined}
      onBack={vm.step === 'terms' ? vm.back : undefined}
    >
      {vm.step === 'days' && <OnboardingDays vm={vm} />}
      {vm.step === 'terms' && <OnboardingTerms vm={vm} country={country} />}
      {vm.step === 'done' && (
        <WizardDoneStep
          title={text.doneTitle}
          detail={text.doneDetail}
          action={text.goToInvoices}
          path={PAYMENT_PATHS.inbox}
          onClose={vm.close}
        />
      )}
    </WizardModal>
  )
})
