import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { FigureStrip } from '../design/layout/figure-strip.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { commonText } from '../text/common.ts'
import { paymentsText as text } from '../text/payables.ts'
import { CreditLineFigure, CreditLineWords } from './credit-line-figure.tsx'
import { ShortTotals, TotalsText } from './owed-text.tsx'

interface FiguresProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

/** The sums that are owed, in lists and overdue, and the credit to pay them. */
export const PaymentFigures = observer(function PaymentFigures({ vm, country }: FiguresProps) {
  const styles = useStyles()
  const { lists, totals } = vm
  const { failure, retry, value } = totals
  const shared = { isLoaded: value !== undefined, failure, onRetry: retry }
  return (
    <div className={styles.strip}>
      <FigureStrip label={text.figuresLabel}>
        <Figure {...shared} title={text.figures.pending} value={<TotalsText values={value?.pending} isFigure />} />
        <Figure
          {...shared}
          title={text.figures.scheduled}
          value={<TotalsText values={value?.scheduled} isFigure />}
          detail={lists > 0 ? text.inLists(lists, country) : undefined}
        />
        <Figure
          {...shared}
          title={text.figures.delayed}
          value={
            <span className={vm.isOverdue ? styles.overdue : undefined}>
              <TotalsText values={value?.delayed} isFigure />
            </span>
          }
        />
        <CreditLineFigure vm={vm} />
      </FigureStrip>
    </div>
  )
})

/** Beside the title of a phone, where the strip would take the place of a row. */
export const OwedWords = observer(function OwedWords({ vm }: Pick<FiguresProps, 'vm'>) {
  const styles = useStyles()
  return (
    <span className={styles.words}>
      <span>{text.figures.pending}</span>{' '}
      <strong className={styles.amount}>
        <TotalsText values={vm.totals.value?.pending} />
      </strong>
    </span>
  )
})

/** The line below that title. The bar says how much is overdue. */
export const ScheduledWords = observer(function ScheduledWords({ vm }: Pick<FiguresProps, 'vm'>) {
  const styles = useStyles()
  const { failure, retry, value } = vm.totals
  if (value === undefined && failure !== undefined) return <LinkButton onClick={retry}>{commonText.retry}</LinkButton>
  return (
    <span className={styles.line}>
      <span>
        <span>{text.figures.scheduled}</span>{' '}
        <strong className={styles.amount}>
          <ShortTotals values={value?.scheduled} />
        </strong>
      </span>
      <CreditLineWords vm={vm} />
    </span>
  )
})

const useStyles = makeStyles({
  /* Beside the line under the title, whose widest text takes 290 pixels. */
  strip: { width: '910px', maxWidth: '100%' },
  overdue: { color: customTokens.statusRedText },
  words: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
    fontSize: rowFontSize,
    ...tabularNumerals,
  },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s },
  amount: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})
