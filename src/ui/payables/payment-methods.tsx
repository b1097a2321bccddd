import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PaymentMethod } from '#application/payables/payment-wizard.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatFullDate } from '#domain/kernel/format.ts'
import { zero } from '#domain/kernel/money.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { visuallyHidden } from '../design/theme/type.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { useChoiceStyles } from './choice-cards.styles.ts'
import type { PaymentWizardProps } from './payment.types.ts'
import { useWizardStyles } from './wizard.styles.ts'

/** Each method answers the same three questions: what it costs, when the suppliers have the money, and what follows. */
export const PaymentMethods = observer(function PaymentMethods(props: PaymentWizardProps) {
  const styles = useChoiceStyles()
  const wizard = useWizardStyles()
  const { vm } = props
  return (
    <div>
      <h3 className={wizard.question}>{text.method}</h3>
      <RadioGroup
        aria-label={text.method}
        className={styles.cards}
        disabled={vm.isSending}
        value={vm.method}
        onChange={(_, { value }) => vm.choose(value as PaymentMethod)}
      >
        {vm.methods.map((method) => (
          <Radio
            key={method}
            value={method}
            className={mergeClasses(styles.card, method === vm.method && styles.chosen)}
            label={{ className: styles.label, children: <Method {...props} method={method} /> }}
          />
        ))}
      </RadioGroup>
    </div>
  )
})

const Method = observer(function Method({
  method,
  vm,
  country,
}: PaymentWizardProps & { readonly method: PaymentMethod }) {
  const styles = { ...useChoiceStyles(), ...useStyles() }
  const { financing } = vm
  if (financing === undefined) return null
  const { cost, disbursed, repaymentDate } = financing
  const { after, label, when, with: means } = text.methods[method]
  const free = <MoneyText value={zero(profileOf(country).currency)} />
  const answers: ReadonlyArray<readonly [question: string, answer: ReactNode]> = [
    [
      text.questions.cost,
      method !== 'financing' ? (
        free
      ) : cost === undefined || repaymentDate === undefined ? (
        text.costUnknown
      ) : (
        <>
          <MoneyText value={cost} /> {text.costIf(formatFullDate(repaymentDate))}
        </>
      ),
    ],
    [text.questions.when, when(formatFullDate(disbursed))],
    [text.questions.after, after],
  ]
  return (
    <>
      <span className={styles.detail}>{means(country)}</span>
      <span className={styles.spoken}> - </span>
      <strong className={styles.name}>{label}</strong>
      {answers.map(([question, answer]) => (
        <span key={question} className={styles.answer}>
          <span className={styles.detail}>{question} </span>
          <span>{answer}</span>
        </span>
      ))}
    </>
  )
})

const useStyles = makeStyles({
  answer: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    paddingTop: '4px',
    color: tokens.colorNeutralForeground1,
  },
  spoken: visuallyHidden,
})
