import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { PayrollPayment } from '#application/payables/payroll-payment.ts'
import type { PaymentRequest } from '#application/payables/payment-wizard.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { orderPath } from '../app/paths.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { effectiveRateText } from '../text/effective-rates.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { payrollsText } from '../text/payrolls.ts'
import { TotalsText } from './owed-text.tsx'
import type { PaymentWizardProps } from './payment.types.ts'
import { PayrollNotes } from './payroll-notes.tsx'
import { WizardReceipt, type ReceiptFact } from './wizard-receipt.tsx'

interface PaymentReceiptProps extends PaymentWizardProps {
  readonly request: PaymentRequest
}

/** The requested invoices with their amounts and dates, and the way to follow them. */
export const PaymentReceipt = observer(function PaymentReceipt({
  vm,
  request,
  calendar,
  country,
}: PaymentReceiptProps) {
  const navigate = useNavigate()
  const { payroll } = vm
  if (payroll === undefined) return null
  const { orderId } = payroll
  return (
    <WizardReceipt
      title={text.doneTitle[request]}
      detail={text.doneDetail[request]}
      facts={[...listFacts(payroll, request, country), ...requestFacts(vm, payroll, request, country)]}
      actions={
        <>
          {orderId !== undefined && (
            <Button onClick={() => void navigate(orderPath(orderId))}>{text.financing.seeOrder}</Button>
          )}
          <Button appearance="primary" onClick={vm.close}>
            {text.finish}
          </Button>
        </>
      }
    >
      <PayrollNotes payroll={payroll} calendar={calendar} country={country} />
    </WizardReceipt>
  )
})

const listFacts = (
  { invoices, name, suppliers, totals }: PayrollDetail,
  request: PaymentRequest,
  country: Country,
): ReadonlyArray<ReceiptFact> => [
  [payrollsText.facts.name, name],
  [payrollsText.facts.invoices, payrollsText.counts(invoices, suppliers, country)],
  [
    request === 'RequestFinancing' ? text.financing.lines.transfer : text.fields.amount,
    <TotalsText key="amount" values={totals} />,
  ],
]

const requestFacts = (
  vm: PayrollPayment,
  payroll: PayrollDetail,
  request: PaymentRequest,
  country: Country,
): ReadonlyArray<ReceiptFact> => {
  if (request === 'PaidDirectly') return []
  const paysOn: ReceiptFact = [payrollsText.facts.paymentDate, formatWeekdayDate(payroll.paymentDate)]
  if (request !== 'RequestFinancing')
    return [
      paysOn,
      [
        text.fields.concept(country),
        <>
          {vm.concept} <CopyButton text={vm.concept} label={text.copyOne(text.fields.concept(country))} />
        </>,
      ],
    ]
  const { price, rate, repaymentDate } = vm.financing ?? {}
  return [
    ...(price?.value === undefined
      ? []
      : [[text.financing.lines.total, <MoneyText key="total" value={price.value.total} />] as const]),
    ...(repaymentDate === undefined ? [] : [[text.financing.repaid, formatWeekdayDate(repaymentDate)] as const]),
    ...(rate === undefined ? [] : [[effectiveRateText.annual, effectiveRateText.annualOf(rate, country)] as const]),
    ...(rate?.monthly === undefined
      ? []
      : [[effectiveRateText.monthly, effectiveRateText.monthlyOf(rate, country)] as const]),
    ...(payroll.orderId === undefined ? [] : [[payrollsText.facts.order, payroll.orderId] as const]),
  ]
}
