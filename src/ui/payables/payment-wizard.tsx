import { Button, Radio, RadioGroup } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OwnFundsMethod } from '#application/payables/payroll-payment.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { stepOf } from '#domain/payables/payment-wizard.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { WizardModal } from '../design/layout/wizard-modal.tsx'
import { payrollPaymentText as text, payrollsText } from '../text/payrolls.ts'
import { usePayrollStyles } from './payrolls.styles.ts'
import { type PaymentWizardProps, TransferStep } from './payment-transfer-step.tsx'

/** Pays a payroll: what is paid, how, and a receipt. */
export const PaymentWizard = observer(function PaymentWizard({ vm, country }: PaymentWizardProps) {
  const { wizard } = vm
  return (
    <WizardModal
      title={text.title}
      stepper={{ label: text.stepsLabel, steps: text.steps, current: stepOf(wizard) }}
      isBusy={vm.isSending}
      onClose={vm.close}
    >
      {wizard._tag === 'Summary' && <Summary vm={vm} country={country} />}
      {wizard._tag === 'Method' && <Method vm={vm} />}
      {(wizard._tag === 'Confirm' || wizard._tag === 'Sending') && <TransferStep vm={vm} country={country} />}
      {wizard._tag === 'Sent' && wizard.request !== 'RequestFinancing' && (
        <EmptyState
          title={text.doneTitle[wizard.request]}
          detail={text.doneDetail[wizard.request]}
          actions={
            <Button appearance="primary" onClick={vm.close}>
              {text.finish}
            </Button>
          }
        />
      )}
    </WizardModal>
  )
})

const Summary = observer(function Summary({ vm, country }: PaymentWizardProps) {
  const styles = usePayrollStyles()
  const { payroll } = vm
  if (payroll === undefined) return null
  const { invoices, name, paymentDate, suppliers, total } = payroll
  return (
    <>
      <div className={styles.rows}>
        <div className={styles.row}>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span className={styles.detail}>
              {payrollsText.counts(invoices, suppliers, country)} · {payrollsText.payOn(formatWeekdayDate(paymentDate))}
            </span>
          </span>
          <span className={styles.total}>
            <MoneyText value={total} />
          </span>
        </div>
      </div>
      <ModalActions>
        <Button appearance="primary" onClick={vm.next}>
          {text.payNow}
        </Button>
      </ModalActions>
    </>
  )
})

const Method = observer(function Method({ vm }: Pick<PaymentWizardProps, 'vm'>) {
  const styles = usePayrollStyles()
  const { methods, transfers, wizard } = vm
  const chosen = wizard._tag === 'Method' ? wizard.chosen : undefined
  if (transfers?.value === undefined)
    return transfers?.failure === undefined ? (
      <PageSpinner />
    ) : (
      <FailureState failure={transfers.failure} intro={text.loadFailed} onRetry={transfers.retry} />
    )
  return (
    <>
      <RadioGroup
        aria-label={text.method}
        value={chosen ?? ''}
        onChange={(_, { value }) => vm.choose(value as OwnFundsMethod)}
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
