import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import type { UsualPayment } from '#domain/financing/late-payment.ts'
import type { Quote } from '#domain/financing/quote.ts'
import { SegmentedControl } from '../../design/controls/segmented-control.tsx'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { Drawer } from '../../design/layout/drawer.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { effectiveRateText } from '../../text/effective-rates.ts'
import { type CostView, simulationText as text } from '../../text/simulation.ts'
import { CalculationLines } from './calculation-lines.tsx'
import { costOf } from './cost.ts'
import { LateWhatIf } from './late-what-if.tsx'
import { SummaryRow } from './summary-row.tsx'
import { WaterfallChart } from './waterfall-chart.tsx'

export interface CalculationDrawerProps {
  readonly quote: Quote
  /** The end of the operation when the payers pay as usual; undefined where their delays are unknown. */
  readonly usual: UsualPayment | undefined
  readonly onClose: () => void
  /** Scenarios and remarks. */
  readonly children?: ReactNode
}

/** How the figures of an operation come about, and everything that its cost depends on. */
export const CalculationDrawer = ({ quote, usual, onClose, children }: CalculationDrawerProps) => {
  const styles = useStyles()
  const { country } = useAmounts()
  const [view, setView] = useState<CostView>('amount')
  const { simulation } = quote
  const cost = costOf(quote, country)
  return (
    <Drawer size="medium" title={text.seeCalculation} onClose={onClose}>
      <section className={styles.part} aria-label={text.received}>
        <div className={styles.head}>
          <h3 className={styles.title}>{text.received}</h3>
          {cost.share !== undefined && (
            <SegmentedControl
              label={text.viewLabel}
              options={COST_VIEWS.map((value) => ({ value, label: text.views[value] }))}
              selected={view}
              onSelect={setView}
            />
          )}
        </div>
        <WaterfallChart simulation={simulation} view={view} />
      </section>
      <section className={styles.part} aria-label={text.costTitle}>
        <h3 className={styles.title}>{text.costTitle}</h3>
        <dl className={styles.rows}>
          <SummaryRow
            label={text.operationRate}
            value={cost.baseRate}
            detail={text.operationRateUnit}
            isDetailBelowLabel
          />
          {cost.share !== undefined && <SummaryRow label={text.shareOfInvoices} value={cost.share} />}
          {cost.monthly !== undefined && (
            <SummaryRow
              label={effectiveRateText.monthly}
              value={cost.monthly}
              detail={text.internalRate}
              isDetailBelowLabel
            />
          )}
          {cost.annual !== undefined && (
            <SummaryRow
              label={effectiveRateText.annual}
              value={cost.annual}
              detail={text.compareOffers}
              isDetailBelowLabel
            />
          )}
        </dl>
      </section>
      <LateWhatIf quote={quote} usual={usual} />
      {children}
      <CalculationLines simulation={simulation} />
    </Drawer>
  )
}

const COST_VIEWS: ReadonlyArray<CostView> = ['amount', 'share']

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  title: { margin: 0, ...typographyStyles.body1Strong },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    color: tokens.colorNeutralForeground1,
  },
})
