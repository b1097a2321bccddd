import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { useState } from 'react'
import type { EffectiveRate } from '#domain/financing/effective-rate.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import { SegmentedControl } from '../../design/controls/segmented-control.tsx'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { space } from '../../design/theme/layout-tokens.ts'
import { effectiveRateText } from '../../text/effective-rates.ts'
import { type CostView, simulationText as text } from '../../text/simulation.ts'
import { costOf } from './cost.ts'
import { SummaryRow } from './summary-row.tsx'
import { WaterfallChart } from './waterfall-chart.tsx'

export interface CalculationPartsProps {
  readonly simulation: SimulationFigures
  readonly rate: EffectiveRate | undefined
}

/** From the invoices to what the company receives, and what that costs. */
export const CalculationParts = ({ simulation, rate }: CalculationPartsProps) => {
  const styles = useStyles()
  const { country } = useAmounts()
  const [view, setView] = useState<CostView>('amount')
  const cost = costOf(simulation, rate, country)
  return (
    <>
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
    </>
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
