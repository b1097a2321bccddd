import { Button, Radio, RadioGroup } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { type PaymentMethod, stepOf } from '#application/payables/payment-wizard.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { WizardModal } from '../design/layout/wizard-modal.tsx'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { payrollsText } from '../text/payrolls.ts'
import { TotalsText, WithAmount } from './owed-text.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import { FinancingStep, type FinancingStepProps } from './payment-financing-step.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'
import { type PaymentWizardProps, TransferStep } from './payment-transfer-step.tsx'

/** Pays a payroll: what is paid, how, and a receipt. */
export const PaymentWizard = observer(function PaymentWizard({ vm, calendar, country }: FinancingStepProps) {
  const { wizard } = vm
  return (
    <WizardModal
      title={text.title}
      stepper={{ label: text.stepsLabel, steps: text.steps, current: stepOf(wizard) }}
      isBusy={vm.isSending}
      onClose={vm.close}
    >
      {wizard._tag === 'Summary' && <Summary vm={vm} calendar={calendar} country={country} />}
      {wizard._tag === 'Method' && <Method vm={vm} />}
      {(wizard._tag === 'Confirm' || wizard._tag === 'Sending') &&
        (wizard.method === 'financing' ? (
          <FinancingStep vm={vm} calendar={calendar} country={country} />
        ) : (
          <TransferStep vm={vm} country={country} />
        ))}
      {wizard._tag === 'Sent' && (
        <PaymentReceipt vm={vm} request={wizard.request} calendar={calendar} country={country} />
      )}
    </WizardModal>
  )
})

const Summary = observer(function Summary({ vm, calendar, country }: FinancingStepProps) {
  const styles = usePayrollStyles()
  const { payroll } = vm
  if (payroll === undefined) return null
  const { invoices, name, paymentDate, suppliers, totals } = payroll
  return (
    <>
      <div className={styles.rows}>
        <div className={styles.row}>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span className={styles.detail}>
              {payrollsText.counts(invoices, suppliers, country)} ·{' '}
              {payrollsText.payOn(formatWeekdayDate(paymentDate, calendar))}
            </span>
          </span>
          <span className={styles.total}>
            <TotalsText values={totals} />
          </span>
        </div>
      </div>
      <ModalActions>
        <Button appearance="primary" onClick={vm.next}>
          <WithAmount words={text.payNow} totals={vm.moving} />
        </Button>
      </ModalActions>
    </>
  )
})

const Method = observer(function Method({ vm }: Pick<PaymentWizardProps, 'vm'>) {
  const styles = usePayrollStyles()
  const { financing, methods, transfers, wizard } = vm
  const chosen = wizard._tag === 'Method' ? wizard.chosen : undefined
  const loaded = [transfers, financing?.creditLine]
  const failed = loaded.find((part) => part?.value === undefined && part?.failure !== undefined)
  if (failed?.failure !== undefined)
    return <FailureState failure={failed.failure} intro={text.loadFailed} onRetry={failed.retry} />
  if (loaded.some((part) => part?.value === undefined)) return <PageSpinner />
  return (
    <>
      <RadioGroup
        aria-label={text.method}
        value={chosen ?? ''}
        onChange={(_, { value }) => vm.choose(value as PaymentMethod)}
      >
        {methods.map((method) => (
          <Radio
            key={method}
            value={method}
            label={
              <span className={styles.words}>
                <strong>{text.methods[method].label}</strong>
                <span className={styles.detail}>{text.methods[method].detail}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
      <ModalActions>
        <Button onClick={vm.back}>{text.back}</Button>
        <Button appearance="primary" disabledFocusable={chosen === undefined} onClick={vm.next}>
          {text.next}
        </Button>
      </ModalActions>
    </>
  )
})
