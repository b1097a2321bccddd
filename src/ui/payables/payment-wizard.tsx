import { observer } from 'mobx-react-lite'
import { type PaymentRequest, stepOf } from '#application/payables/payment-wizard.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { WizardModal } from '../design/layout/wizard-modal.tsx'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { PayeeChecks } from './payee-checks.tsx'
import { PayeeTransfers } from './payee-transfers.tsx'
import type { PaymentWizardProps } from './payment.types.ts'
import { PaymentAside } from './payment-aside.tsx'
import { ApprovalReceipt } from './payment-approval-receipt.tsx'
import { FinancingStep } from './payment-financing-step.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'
import { TransferStep } from './payment-transfer-step.tsx'

/** Pays a payroll: what is paid, how, and a receipt. */
export const PaymentWizard = observer(function PaymentWizard(props: PaymentWizardProps) {
  const { vm } = props
  const { wizard } = vm
  return (
    <WizardModal
      title={text.title}
      stepper={{ label: text.stepsLabel, steps: text.steps, current: stepOf(wizard) }}
      isBusy={vm.isSending}
      onClose={vm.close}
      onBack={vm.canGoBack ? vm.back : undefined}
      summary={wizard._tag === 'Sent' ? undefined : <PaymentAside {...props} />}
    >
      {wizard._tag === 'Sent' ? <Receipt {...props} request={wizard.request} /> : <Step {...props} />}
    </WizardModal>
  )
})

const Receipt = observer(function Receipt(props: PaymentWizardProps & { readonly request: PaymentRequest }) {
  const { pending } = props.vm
  return pending === undefined ? <PaymentReceipt {...props} /> : <ApprovalReceipt {...props} pending={pending} />
})

/** The accounts and the credit line are loaded for the payroll that is open. */
const Step = observer(function Step(props: PaymentWizardProps) {
  const { country, vm } = props
  const loaded = [vm.transfers, vm.financing?.creditLine]
  const failed = loaded.find((part) => part?.value === undefined && part?.failure !== undefined)
  if (failed?.failure !== undefined)
    return <FailureState failure={failed.failure} intro={text.loadFailed} onRetry={failed.retry} />
  if (vm.transfers?.value === undefined || vm.financing?.creditLine.value === undefined) return <PageSpinner />
  if (vm.wizard._tag === 'Summary') return <PayeeTransfers payees={vm.transfers.value.payees} country={country} />
  return (
    <>
      {!vm.isAnnounced && <PaymentMethods {...props} />}
      {vm.payees !== undefined && <PayeeChecks payees={vm.payees} country={country} />}
      {vm.method === 'financing' ? <FinancingStep {...props} /> : <TransferStep {...props} />}
    </>
  )
})
