import { observer } from 'mobx-react-lite'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { payeeCautionText } from '../text/payee-cautions.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { AccountData, Locked } from './account-data.tsx'
import { BankFilePanel } from './bank-file-panel.tsx'
import { PayeeTransfers } from './payee-transfers.tsx'
import type { PaymentWizardProps } from './payment.types.ts'
import { transferFields } from './transfer-fields.ts'
import { useWizardStyles } from './wizard.styles.ts'

/** The bank data of the selected method: those of a payee are shown once it is confirmed, and the others once all are. */
export const TransferStep = observer(function TransferStep({ vm, country }: PaymentWizardProps) {
  const styles = useWizardStyles()
  const { bankFile, concept, payees, payroll, transfers } = vm
  if (payroll === undefined || transfers?.value === undefined) return null
  const { account } = transfers.value
  const pending = payees?.pending ?? []
  const askable = payees?.askable ?? []
  const locked =
    pending.length === 0 && vm.isGuarded
      ? text.approval.locked
      : askable.length === 0
        ? payeeCautionText.lockedUntilPaid
        : payeeCautionText.locked(askable.map(({ name }) => name))
  if (vm.method === 'direct')
    return (
      <>
        <PayeeTransfers payees={transfers.value.payees} country={country} isCopied={!vm.isGuarded} />
        <div className={styles.card}>
          {bankFile === undefined ? <Locked>{locked}</Locked> : <BankFilePanel file={bankFile} country={country} />}
        </div>
      </>
    )
  const fields = transferFields({ account, amount: payroll.total, concept }, country)
  return (
    <>
      <AccountData
        fields={pending.length === 0 && !vm.isGuarded ? fields : undefined}
        locked={locked}
        country={country}
      />
      {!vm.isGuarded && (
        <MessageBar intent="info">
          {vm.checkAt === undefined ? text.hours : `${text.hours} ${text.checkAt(vm.checkAt)}`}
        </MessageBar>
      )}
    </>
  )
})
