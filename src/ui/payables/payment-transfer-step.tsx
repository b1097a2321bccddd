import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PayrollPayment } from '#application/payables/payroll-payment.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailureState, SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { BankFilePanel } from './bank-file-panel.tsx'
import { WithAmount } from './owed-text.tsx'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { PayeeCautionPanel } from './payee-caution-panel.tsx'
import { AccountData, PayeeList } from './transfer-data.tsx'

export interface PaymentWizardProps {
  readonly vm: PayrollPayment
  readonly country: Country
}

/** The bank data of the chosen method, once every payee is confirmed, and what the user did with it. */
export const TransferStep = observer(function TransferStep({ vm, country }: PaymentWizardProps) {
  const { failure, isOutcomeUnknown, isSending, payees: confirmation, payroll, transfers, wizard } = vm
  if (payroll === undefined || (wizard._tag !== 'Confirm' && wizard._tag !== 'Sending')) return null
  if (transfers?.value === undefined)
    return transfers?.failure === undefined ? (
      <PageSpinner />
    ) : (
      <FailureState failure={transfers.failure} intro={text.loadFailed} onRetry={transfers.retry} />
    )
  const { account, payees } = transfers.value
  const isDirect = wizard.method === 'direct'
  const isUnconfirmed = (confirmation?.pending.length ?? 0) > 0
  return (
    <>
      {confirmation !== undefined && <PayeeCautionPanel payees={confirmation} />}
      {!isUnconfirmed && (account === undefined || isDirect) && (
        <>
          <PayeeList payees={payees} country={country} />
          {vm.bankFile !== undefined && <BankFilePanel file={vm.bankFile} country={country} />}
        </>
      )}
      {!isUnconfirmed && account !== undefined && !isDirect && (
        <AccountData account={account} payroll={payroll} country={country} />
      )}
      {!isDirect && (
        <MessageBar intent="info">
          {vm.checkAt === undefined ? text.hours : `${text.hours} ${text.checkAt(vm.checkAt)}`}
        </MessageBar>
      )}
      <SubmitFailure failure={failure} intro={text.failed} />
      {isOutcomeUnknown && <OutcomeUnknown />}
      <ModalActions>
        {payroll.status === 'SCHEDULED_READY_TO_PAY' && (
          <Button disabledFocusable={isSending} onClick={vm.back}>
            {text.back}
          </Button>
        )}
        {!isDirect && payroll.status === 'SCHEDULED_READY_TO_PAY' && (
          <Button disabledFocusable={isSending || isUnconfirmed} onClick={() => void vm.request('PayLater')}>
            {text.later}
          </Button>
        )}
        <Button
          appearance="primary"
          disabledFocusable={isSending || isUnconfirmed}
          onClick={() => void vm.request(isDirect ? 'PaidDirectly' : 'DeclarePaid')}
        >
          {isSending ? text.sending : <WithAmount words={text.paid} totals={vm.moving} />}
        </Button>
      </ModalActions>
    </>
  )
})
