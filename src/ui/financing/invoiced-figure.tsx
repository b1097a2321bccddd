import { observer } from 'mobx-react-lite'
import { STATS_RANGES, type FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { financeText } from '../text/finance.ts'

export interface InvoicedFigureProps {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
}

/** The invoiced amount in a range of days. */
export const InvoicedFigure = observer(function InvoicedFigure({ vm, country }: InvoicedFigureProps) {
  const { value, failure, retry } = vm.stats
  const text = financeText.stats
  return (
    <Figure
      title={text.titleOf(vm.range, value?.count, country)}
      isLoaded={value !== undefined}
      value={value && <MoneyText value={value.amount} />}
      failure={failure}
      onRetry={retry}
      actions={
        <SegmentedControl
          size="small"
          label={text.rangesLabel}
          options={STATS_RANGES.map((range) => ({ value: range, label: text.ranges[range] }))}
          selected={vm.range}
          onSelect={vm.chooseRange}
        />
      }
    />
  )
})
