import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatInteger, formatWeekdayDate } from '#domain/kernel/format.ts'
import { civilDateIn } from '#domain/kernel/time-zone.ts'
import type { PendingApproval } from '#domain/team/pending.ts'
import { APPROVALS_PATH } from '../app/paths.ts'
import { payrollPaymentText } from '../text/payroll-payment.ts'
import { payrollsText } from '../text/payrolls.ts'
import { TotalsText } from './owed-text.tsx'
import type { PaymentWizardProps } from './payment.types.ts'
import { WizardReceipt, type ReceiptFact } from './wizard-receipt.tsx'

const text = payrollPaymentText.approval

interface ApprovalReceiptProps extends PaymentWizardProps {
  readonly pending: PendingApproval
}

/** The request that others authorise, until when, and the next step after it. */
export const ApprovalReceipt = observer(function ApprovalReceipt({ vm, pending, country }: ApprovalReceiptProps) {
  const navigate = useNavigate()
  const { financing, method, payroll } = vm
  if (payroll === undefined) return null
  const { invoices, name, suppliers, totals } = payroll
  const facts: ReadonlyArray<ReceiptFact> = [
    [payrollsText.facts.name, name],
    [payrollsText.facts.invoices, payrollsText.counts(invoices, suppliers, country)],
    [payrollPaymentText.fields.amount, <TotalsText key="amount" values={totals} />],
    [text.method, payrollPaymentText.methods[method].label],
    ...(method === 'financing' && financing?.repaymentDate !== undefined
      ? [[payrollPaymentText.financing.repaid, formatWeekdayDate(financing.repaymentDate)] as const]
      : []),
    [text.needed, formatInteger(pending.needed, country)],
    [text.expires, formatWeekdayDate(civilDateIn(profileOf(country).timeZone, pending.expiresAt))],
  ]
  return (
    <WizardReceipt
      title={text.doneTitle[method]}
      detail={text.doneDetail[method]}
      facts={facts}
      actions={
        <>
          <Button onClick={() => void navigate(APPROVALS_PATH)}>{text.see}</Button>
          <Button appearance="primary" onClick={vm.close}>
            {payrollPaymentText.finish}
          </Button>
        </>
      }
    />
  )
})
