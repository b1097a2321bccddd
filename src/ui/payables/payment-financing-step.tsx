import { observer } from 'mobx-react-lite'
import type { PayrollFinancing } from '#application/payables/payroll-financing.ts'
import { REPAYMENT_PARTS } from '#domain/financing/simulate-confirming.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatPercent, formatSentenceDate, formatShortDate } from '#domain/kernel/format.ts'
import { MAX_TERM_DAYS } from '#domain/payables/repayment-date.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { effectiveRateText } from '../text/effective-rates.ts'
import { payrollPaymentText } from '../text/payroll-payment.ts'
import { simulationText } from '../text/simulation.ts'
import type { PaymentWizardProps } from './payment.types.ts'
import { usePayrollStyles } from './payrolls.styles.ts'
import { useWizardStyles } from './wizard.styles.ts'

const text = payrollPaymentText.financing

/** The day of the repayment and the whole cost, before the request is sent. */
export const FinancingStep = observer(function FinancingStep({ vm, calendar, country }: PaymentWizardProps) {
  const styles = usePayrollStyles()
  const wizard = useWizardStyles()
  const { financing, isSending } = vm
  if (financing === undefined) return null
  const { disbursed, price, repaymentDate } = financing
  const term = text.term(formatShortDate(addDays(disbursed, 1)), formatShortDate(addDays(disbursed, MAX_TERM_DAYS)))
  return (
    <div className={`${wizard.card} ${wizard.padded}`}>
      <DateField
        label={text.date}
        value={repaymentDate}
        onChange={financing.chooseDate}
        rules={{ calendar: calendar.calendar, today: calendar.today }}
        disabled={isSending}
      />
      {repaymentDate === undefined || financing.isDateValid ? (
        <p className={styles.detail}>{term}</p>
      ) : (
        <MessageBar intent="warning">{term}</MessageBar>
      )}
      {price.value !== undefined && <Cost figures={price.value} financing={financing} country={country} />}
      {price.isBusy && <PageSpinner />}
      {price.failure !== undefined && (
        <FailureState failure={price.failure} intro={text.priceFailed} onRetry={price.retry} />
      )}
    </div>
  )
})

interface CostProps {
  readonly figures: SimulationFigures
  readonly financing: PayrollFinancing
  readonly country: Country
}

const Cost = observer(function Cost({ figures, financing, country }: CostProps) {
  const styles = usePayrollStyles()
  const { creditLine, disbursed, isAboveCredit, rate } = financing
  const balance = creditLine.value && formatMoney(creditLine.value.balance, country)
  return (
    <section className={styles.page} aria-label={text.title}>
      <h3 className={styles.name}>{text.title}</h3>
      <span className={styles.total}>
        <MoneyText value={figures.transfer} />
      </span>
      <dl className={styles.rows}>
        {REPAYMENT_PARTS.map((part) => (
          <div key={part} className={styles.field}>
            <dt>{part === 'total' ? <strong>{text.lines[part]}</strong> : text.lines[part]}</dt>
            <dd className={styles.value}>
              <MoneyText value={figures[part]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.detail}>
        {text.terms(formatPercent(figures.baseRate, country), formatSentenceDate(disbursed))}{' '}
        {simulationText.disclaimer}
      </p>
      {rate !== undefined && <p className={styles.detail}>{effectiveRateText.sentence(rate, country)}</p>}
      {balance !== undefined && !isAboveCredit && <p className={styles.detail}>{text.available(balance)}</p>}
      {balance !== undefined && isAboveCredit && <MessageBar intent="warning">{text.aboveCredit(balance)}</MessageBar>}
    </section>
  )
})
