import { observer } from 'mobx-react-lite'
import { STATS_RANGES, type FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatCard } from '../design/layout/stat-card.tsx'
import { financeText } from '../text/finance.ts'

/** The invoiced amount in a range of days. */
export const StatsCard = observer(function StatsCard({
  vm,
  country,
}: {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
}) {
  const { value: shown, failure, isBusy, retry } = vm.stats
  const text = financeText.stats
  if (shown === undefined && failure !== undefined)
    return <FailureBanner failure={failure} intro={text.failed} onRetry={retry} />
  return (
    <StatCard
      title={text.title}
      value={shown && <MoneyText value={shown.amount} />}
      detail={shown && text.count(shown.count, country)}
      refreshing={isBusy}
      ranges={{
        label: text.rangesLabel,
        options: STATS_RANGES.map((value) => ({ value, label: text.ranges[value] })),
        selected: vm.range,
        onSelect: vm.chooseRange,
      }}
    />
  )
})
