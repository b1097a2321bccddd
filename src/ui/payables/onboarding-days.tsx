import { Button, Field, Input, Slider } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PayablesOnboarding } from '#application/payables/payables-onboarding.ts'
import { ONBOARDING_DAYS } from '#domain/payables/onboarding.ts'
import { ModalActions } from '../design/layout/modal.tsx'
import { onboardingText as text } from '../text/onboarding.ts'
import { useOnboardingStyles } from './onboarding.styles.ts'
import { fieldMessage } from '../design/controls/field-message.tsx'

/** How far back invoices are shown, by a slider or a number. */
export const OnboardingDays = observer(function OnboardingDays({ vm }: { readonly vm: PayablesOnboarding }) {
  const styles = useOnboardingStyles()
  const { days, daysError, isBusy } = vm
  const { maximum, minimum } = ONBOARDING_DAYS
  return (
    <>
      <Field
        label={text.daysLead}
        validationState={daysError === undefined ? 'none' : 'error'}
        validationMessage={{ children: fieldMessage(daysError && text.daysError(daysError)), role: 'status' }}
      >
        {(field) => (
          <div className={styles.days}>
            <Slider
              className={styles.slider}
              aria-label={text.days}
              min={minimum}
              max={maximum}
              value={Math.min(maximum, Math.max(minimum, Number.isFinite(days) ? days : minimum))}
              disabled={isBusy}
              onChange={(_, data) => vm.changeDays(data.value)}
            />
            <div className={styles.amount}>
              <Input
                {...field}
                className={styles.number}
                type="number"
                inputMode="numeric"
                value={Number.isFinite(days) ? String(days) : ''}
                disabled={isBusy}
                onChange={(_, data) => vm.changeDays(data.value === '' ? Number.NaN : Number(data.value))}
              />
              <span>{text.daysUnit(days)}</span>
            </div>
          </div>
        )}
      </Field>
      <ModalActions>
        <Button
          appearance="primary"
          disabledFocusable={isBusy || daysError !== undefined}
          onClick={() => void vm.findSuppliers()}
        >
          {isBusy ? text.finding : text.find}
        </Button>
      </ModalActions>
    </>
  )
})
