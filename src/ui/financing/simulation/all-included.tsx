import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import type { Quote } from '#domain/financing/quote.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { AmountSentence } from '../../design/feedback/amount-sentence.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { allIncludedText } from '../../text/all-included.ts'
import { effectiveRateText } from '../../text/effective-rates.ts'
import { costOf } from './cost-amount.tsx'

/** The whole cost in one sentence. */
export const AllIncluded = ({ quote }: { readonly quote: Quote }) => {
  const styles = useStyles()
  const { country } = useAmounts()
  const { total } = quote.simulation
  const { amount: cost, rate, share } = costOf(quote, country)
  return (
    <section className={styles.box} aria-label={allIncludedText.title}>
      <h3 className={styles.title}>{allIncludedText.title}</h3>
      <p className={styles.sentence}>
        <AmountSentence text={allIncludedText.sentence(share)} amounts={{ total, cost }} />
        {rate !== undefined && ` ${effectiveRateText.sentence(rate, country)}`}
      </p>
    </section>
  )
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
  sentence: { margin: 0, ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
})
