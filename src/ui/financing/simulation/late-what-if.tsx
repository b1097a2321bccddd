import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import { latePayment, type UsualPayment } from '#domain/financing/late-payment.ts'
import type { Quote } from '#domain/financing/quote.ts'
import { DAYS_LATE } from '#domain/financing/scenario.ts'
import { add } from '#domain/kernel/money.ts'
import { SegmentedControl } from '../../design/controls/segmented-control.tsx'
import { TextField } from '../../design/controls/text-field.tsx'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { latePaymentText as text } from '../../text/late-payment.ts'

export interface LateWhatIfProps {
  readonly quote: Quote
  /** The end of the operation when the payers pay as usual; undefined where their delays are unknown. */
  readonly usual: UsualPayment | undefined
}

/** The end of the operation when its payers are late: as usual, or all of them by some days. Rates would mislead: they fall while the cost grows. */
export const LateWhatIf = ({ quote, usual }: LateWhatIfProps) => {
  const styles = useStyles()
  const { country } = useAmounts()
  const [chosen, setChosen] = useState<LateMode>('usual')
  const [typed, setTyped] = useState(String(DAYS_LATE))
  const mode = usual === undefined ? 'days' : chosen
  const days = daysOf(typed)
  const late = mode === 'usual' ? usual : days === undefined ? undefined : latePayment(quote, days)
  return (
    <section className={styles.box} aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      {usual !== undefined && (
        <SegmentedControl
          label={text.title}
          options={MODES.map((value) => ({ value, label: text.modes[value] }))}
          selected={mode}
          onSelect={setChosen}
        />
      )}
      {mode === 'days' && (
        <TextField
          label={text.days}
          name="days-late"
          autoComplete="off"
          inputMode="numeric"
          value={typed}
          error={days === undefined ? text.daysError : undefined}
          onChange={setTyped}
        />
      )}
      {late !== undefined && (
        <dl className={styles.rows}>
          {[
            { term: text.interest[country], amount: late.interest },
            { term: text.returned, amount: late.returned },
            { term: text.debt, amount: late.debt },
            { term: text.totalCost, amount: add(keyFiguresOf(quote.simulation).totalCost, late.interest) },
          ].map(({ term, amount }) => (
            <div key={term} className={styles.row}>
              <dt>{term}</dt>
              <dd className={styles.amount}>
                <MoneyText value={amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {mode === 'usual' && usual !== undefined && usual.unknown > 0 && (
        <p className={styles.note}>{text.unknown(usual.unknown, country)}</p>
      )}
    </section>
  )
}

type LateMode = 'usual' | 'days'
const MODES: ReadonlyArray<LateMode> = ['usual', 'days']
const MAX_DAYS_LATE = 365

/** Undefined for a text that is no number of days from 1 to `MAX_DAYS_LATE`. */
const daysOf = (typed: string): number | undefined => {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= MAX_DAYS_LATE ? days : undefined
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { margin: 0, ...typographyStyles.body1Strong },
  rows: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, ...typographyStyles.caption1 },
  row: { display: 'flex', justifyContent: 'space-between', gap: space.s },
  amount: { margin: 0 },
  note: { margin: 0, ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
})
