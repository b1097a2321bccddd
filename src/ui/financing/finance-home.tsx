import { observer } from 'mobx-react-lite'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { lastOf } from '#application/shared/remote-data.ts'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { PageHeader } from '../design/page-header.tsx'
import { PillTabs } from '../design/pill-tabs.tsx'
import { Stepper } from '../design/stepper.tsx'
import { financeText } from '../text/finance.ts'
import { CartStep } from './cart-step.tsx'
import { useFinanceStyles } from './finance.styles.ts'
import { OrderResult } from './order-result.tsx'
import { SelectStep } from './select-step.tsx'

export interface FinanceHomeProps {
  readonly vm: FinanceHomeViewModel
  readonly type: FinancingType
  readonly country: Country
}

/** Both kinds of financing with their counts, and the three steps of a request. */
export const FinanceHome = observer(function FinanceHome({ vm, type, country }: FinanceHomeProps) {
  const styles = useFinanceStyles()
  const { flow } = vm
  const tabs = FINANCING_TYPES.map((each) => {
    const count = lastOf(vm.counts[each])
    return { to: FINANCE_PATHS[each], label: financeText.types[each], count: count === undefined ? undefined : formatInteger(count, country) }
  })
  return (
    <div className={styles.page}>
      <PageHeader title={financeText.title} actions={<PillTabs label={financeText.typesLabel} tabs={tabs} current={FINANCE_PATHS[type]} />} />
      {flow.step < 3 && <Stepper label={financeText.stepsLabel} steps={financeText.steps} current={flow.step === 1 && flow.cart.canSend ? 2 : flow.step} />}
      {flow.step === 0 || flow.isSent ? <SelectStep vm={vm} country={country} /> : <CartStep flow={flow} country={country} />}
      <OrderResult flow={flow} isDemo={vm.isDemo} />
    </div>
  )
})
