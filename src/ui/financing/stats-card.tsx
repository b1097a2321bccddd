import { observer } from 'mobx-react-lite'
import { STATS_RANGES, type FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { latestValue } from '#application/shared/remote-data.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatCard } from '../design/layout/stat-card.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { financeText } from '../text/finance.ts'

/** The invoiced amount in a range of days. */
export const StatsCard = observer(function StatsCard({
  vm,
  country,
}: {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
}) {
  const shown = latestValue(vm.stats)
  const text = financeText.stats
  const failure = vm.stats._tag === 'Failed' ? describeFailure(vm.stats.failure) : undefined
  if (failure !== undefined && shown === undefined) {
    return (
      <FailedBanner
        message={`${text.failed} ${failure.sentence}`}
        code={failure.code}
        requestId={failure.reference}
        onRetry={() => void vm.loadStats()}
      />
    )
  }
  return (
    <StatCard
      title={text.title}
      value={shown && <MoneyText value={shown.amount} />}
      detail={shown && text.count(shown.count, country)}
      refreshing={vm.stats._tag === 'Loading'}
      ranges={{
        label: text.rangesLabel,
        options: STATS_RANGES.map((value) => ({ value, label: text.ranges[value] })),
        selected: vm.range,
        onSelect: vm.chooseRange,
      }}
    />
  )
})
