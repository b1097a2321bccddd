import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { requestsOf, type PaymentRequest } from '#application/payables/payment-wizard.ts'
import { formatFullDate, formatInteger } from '#domain/kernel/format.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { useLock } from '../team/use-lock.ts'
import { payeeCautionText } from '../text/payee-cautions.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { payrollsText } from '../text/payrolls.ts'
import { TotalsText, WithAmount } from './owed-text.tsx'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { PayeeWaiting } from './payee-waiting.tsx'
import type { PaymentWizardProps } from './payment.types.ts'
import { WizardSummary } from './wizard-summary.tsx'
import { useWizardStyles } from './wizard.styles.ts'

/** The sum that is paid, the accounts to confirm, and the request of the selected method. */
export const PaymentAside = observer(function PaymentAside({ vm, country }: PaymentWizardProps) {
  const { method, payroll, wizard } = vm
  if (payroll === undefined) return null
  const { invoices, name, paymentDate, suppliers, totals } = payroll
  const day = formatFullDate(paymentDate)
  const isSummary = wizard._tag === 'Summary'
  return (
    <WizardSummary
      label={name}
      total={<TotalsText values={totals} isFigure />}
      short={`${payrollsText.counts(invoices, suppliers, country)} · ${day}`}
      facts={[
        [payrollsText.facts.paymentDate, day],
        [payrollsText.facts.invoices, formatInteger(invoices, country)],
        [payrollsText.facts.suppliers, formatInteger(suppliers, country)],
      ]}
      note={isSummary ? undefined : (vm.isGuarded ? text.approval.notes : text.notes)[method]}
      /* The key makes React create another button for each step, so that the focus does not stay on it and goes to the step. */
      actions={
        isSummary ? (
          <Button key="next" appearance="primary" onClick={vm.next}>
            <WithAmount words={text.payNow} totals={totals} />
          </Button>
        ) : (
          <Requests vm={vm} />
        )
      }
    >
      {!isSummary && <Pending vm={vm} country={country} />}
      <SubmitFailure failure={vm.failure} intro={method === 'financing' ? text.financing.failed : text.failed} />
      {vm.isOutcomeUnknown && <OutcomeUnknown />}
    </WizardSummary>
  )
})

const Requests = observer(function Requests({ vm }: Pick<PaymentWizardProps, 'vm'>) {
  const { isGuarded, isSending, method } = vm
  const lock = useLock('request')
  return (
    <>
      {requestsOf(method, isGuarded)
        .filter((request) => request !== 'PayLater' || !vm.isAnnounced)
        .map((request) => (
          <Button
            key={request}
            appearance={request === 'PayLater' && !isGuarded ? 'secondary' : 'primary'}
            disabledFocusable={!vm.canSend}
            onClick={() => void vm.request(request)}
            {...lock}
          >
            {isSending && (isGuarded || request !== 'PayLater') ? (
              text.sending
            ) : (
              <WithAmount
                words={isGuarded ? text.approval.submit : WORDS[request]}
                totals={isGuarded || request === 'PayLater' ? undefined : vm.moving}
              />
            )}
          </Button>
        ))}
      {!vm.isAnnounced && (
        <Button disabledFocusable={isSending} onClick={vm.back}>
          {text.back}
        </Button>
      )}
    </>
  )
})

const WORDS: Readonly<Record<PaymentRequest, string>> = {
  DeclarePaid: text.paid,
  PayLater: text.later,
  PaidDirectly: text.paid,
  AnnounceDirect: text.approval.submit,
  RequestFinancing: text.financing.submit,
}

/** Who is confirmed before something moves, and the way to it. */
const Pending = observer(function Pending({ vm, country }: Pick<PaymentWizardProps, 'country' | 'vm'>) {
  const styles = useWizardStyles()
  const { payees } = vm
  if (payees === undefined || payees.pending.length === 0) return null
  const { ask, askable, current, pending } = payees
  if (current === undefined) return <PayeeWaiting payees={pending} country={country} />
  return (
    <div className={styles.problem}>
      <span>
        <span>{payeeCautionText.toGoOn}</span> <strong>{current.name}</strong>
        {askable.length > 1 && <span> {payeeCautionText.others(askable.length - 1)}</span>}
      </span>
      <Button size="small" aria-label={payeeCautionText.askOf(current.name)} onClick={() => ask(current)}>
        {payeeCautionText.ask}
      </Button>
    </div>
  )
})
