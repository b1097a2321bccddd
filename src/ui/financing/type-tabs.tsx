import { observer } from 'mobx-react-lite'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { NavTabs } from '../design/controls/nav-tabs.tsx'
import { financeText } from '../text/finance.ts'
import { pageTitles } from '../text/pages.ts'

export interface TypeTabsProps {
  readonly vm: FinanceHomeViewModel
  readonly type: FinancingType
  readonly country: Country
}

/** Both financing types with their counts. */
export const TypeTabs = observer(function TypeTabs({ vm, type, country }: TypeTabsProps) {
  const tabs = FINANCING_TYPES.map((each) => {
    const count = vm.counts[each].value
    return {
      to: FINANCE_PATHS[each],
      label: pageTitles.financing[each],
      count: count === undefined ? undefined : formatInteger(count, country),
    }
  })
  return <NavTabs label={financeText.typesLabel} tabs={tabs} current={FINANCE_PATHS[type]} />
})
